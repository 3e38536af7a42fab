import LayoutModel

extension Composer {
  func liveActivity(
    _ activity: LiveActivity, _ presentation: LiveActivityPresentation
  )
    throws(SurfaceFailure) -> SurfaceContent
  {
    switch presentation {
    case .lockScreen: return lockScreen(activity)
    case .compact, .minimal, .expanded:
      throw .wrongSurface("the Dynamic Island is not drawn yet: use --presentation lock-screen")
    }
  }

  private func lockScreen(_ activity: LiveActivity) -> SurfaceContent {
    var header = [titleLine(activity.title, of: activity.chrome("title"))]
    if let status = activity.status { header.append(subtitleLine(status, of: activity.chrome("status"))) }
    let style = rootStyle(accent: activity.tint.map { environment.colors.resolve($0) })
    let parts = [headerRow(header)] + body(activity.layout, activity.progress, activity.items, style)
    return SurfaceContent(
      choice: .liveActivity(.lockScreen), root: column(parts), margin: Theme.lockScreenMargin,
      cornerRadius: CornerRadii.lockScreenActivity(in: environment.palette),
      background: environment.colors.color(.elevatedSystemBackground),
      width: environment.device.screen.lockScreenActivityWidth,
      height: .content(LiveActivityHeight.minimum...LiveActivityHeight.maximum))
  }
}

extension LiveActivity {
  /// The origin of a part of the surface that stands for a field of the activity.
  func chrome(_ field: String) -> BlockOrigin {
    BlockOrigin(pointer: "/" + field, type: field, span: span, role: .chrome)
  }
}
