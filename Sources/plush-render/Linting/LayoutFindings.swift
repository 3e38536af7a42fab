internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// What the layouts of a payload show, on all surfaces and in all text sizes that are asked for.
struct LayoutFindings: Sendable {
  let options: PreviewOptions
  let textSizes: [TextSize]
  let renderer: Renderer

  init(_ options: PreviewOptions, _ arguments: Arguments, _ renderer: Renderer) {
    self.options = options
    self.renderer = renderer
    let named = (arguments.values[Option.textSize.name] ?? []).compactMap(TextSize.init)
    textSizes = named.isEmpty ? [options.textSize] : named
  }

  /// A finding that several surfaces share stands once.
  func findings(on payload: Payload) -> [Diagnostic] {
    guard let document = payload.document, let surfaces = try? options.lintSurfaces(for: document) else {
      return []
    }
    var findings: [Diagnostic] = []
    for textSize in textSizes {
      var sized = options
      sized.textSize = textSize
      guard let environment = sized.environments(for: document).first else { continue }
      for surface in surfaces {
        for finding in self.findings(on: document, surface, environment)
        where !findings.contains(where: { $0.isSame(as: finding) }) {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private func findings(
    on document: Document, _ surface: SurfaceChoice, _ environment: PreviewEnvironment
  ) -> [Diagnostic] {
    let content = renderer.measurer(displayScale: Double(environment.device.scale))
    guard let layout = try? SurfaceLayout(document, on: surface, in: environment, content: content) else {
      return []
    }
    guard textSizes.count > 1 || environment.textSize != .large else { return layout.diagnostics }
    return layout.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message += " (text size \(environment.textSize.rawValue))"
      return diagnostic
    }
  }
}

extension Diagnostic {
  /// Whether both say the same of the same place, whatever the size of the text.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    rule == other.rule && pointer == other.pointer && message == other.message
  }
}
