import LayoutModel

extension Composer {
  /// A Live Activity in one of its presentations; those in the Dynamic Island are dark whatever the phone is
  /// set to.
  func liveActivity(
    _ activity: LiveActivity, _ presentation: LiveActivityPresentation
  ) throws(SurfaceFailure) -> SurfaceContent {
    switch presentation {
    case .lockScreen: return lockScreen(activity)
    case .compact: return inTheDark.compactIsland(activity, try island)
    case .minimal: return inTheDark.minimalIsland(activity, try island)
    case .expanded: return inTheDark.expandedIsland(activity, try island)
    }
  }

  private var island: DynamicIsland {
    get throws(SurfaceFailure) {
      guard let island = environment.device.screen.dynamicIsland else {
        throw .noDynamicIsland(device: environment.device.name)
      }
      return island
    }
  }

  private var inTheDark: Composer {
    var environment = environment
    environment.appearance = .dark
    return Composer(environment: environment, content: content)
  }

  private func lockScreen(_ activity: LiveActivity) -> SurfaceContent {
    var header = [titleLine(activity.title, of: activity.chrome("title"))]
    if let status = activity.status { header.append(subtitleLine(status, of: activity.chrome("status"))) }
    let style = rootStyle(of: activity)
    let parts = [headerRow(header)] + body(activity.layout, activity.progress, activity.items, style)
    return SurfaceContent(
      choice: .liveActivity(.lockScreen), root: column(parts), margin: Theme.lockScreenMargin,
      cornerRadius: CornerRadii.lockScreenActivity(in: environment.palette),
      background: environment.colors.color(.elevatedSystemBackground),
      width: environment.device.screen.lockScreenActivityWidth,
      height: .content(LiveActivityHeight.minimum...LiveActivityHeight.maximum))
  }

  /// What blocks at the root take over, the activity's tint in place of blue.
  func rootStyle(of activity: LiveActivity) -> InheritedStyle {
    rootStyle(accent: activity.tint.map { environment.colors.resolve($0) })
  }
}

extension LiveActivity {
  /// The origin of a part of the surface that stands for a field of the activity.
  func chrome(_ field: String) -> BlockOrigin {
    BlockOrigin(pointer: "/" + field, type: field, span: span, role: .chrome)
  }
}
