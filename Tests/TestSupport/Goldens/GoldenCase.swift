internal import Foundation
package import LayoutEngine
package import LayoutModel

/// A folder `Snapshots/<area>/<claim>` with a payload and what is expected of it.
package struct GoldenCase: Sendable, CustomStringConvertible {
  /// The folder below `Snapshots`: `row/grow-shares-the-rest`.
  package let name: String

  package var description: String { name }

  private var folder: String { Self.root + "/" + name }

  package static let root = PackageFolder.path + "/Snapshots"

  /// Every folder that holds an `input.json`, by name.
  package static let all: [GoldenCase] = {
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("/input.json") }.map { GoldenCase(name: String($0.dropLast(11))) }
      .sorted { $0.name < $1.name }
  }()

  /// Those that have such a golden.
  package static func all(with output: GoldenSettings.Output) -> [GoldenCase] {
    all.filter { (try? $0.settings.outputs.contains(output)) ?? true }
  }

  package var settings: GoldenSettings {
    get throws {
      try GoldenSettings((try? String(contentsOfFile: folder + "/case.txt", encoding: .utf8)) ?? "")
    }
  }

  package var payload: Payload {
    get throws {
      Payload([UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/input.json"))))
    }
  }

  /// The golden of an output for a variant.
  package func file(_ output: GoldenSettings.Output, _ variant: GoldenVariant) -> GoldenFile {
    GoldenFile(folder + "/" + fileName(output, variant))
  }

  /// The name of each golden that the case must have.
  package var fileNames: [String] {
    get throws {
      let variants = try variants
      return try settings.outputs.flatMap { output in variants.map { fileName(output, $0) } }
    }
  }

  private func fileName(_ output: GoldenSettings.Output, _ variant: GoldenVariant) -> String {
    let stem = output.rawValue + variant.suffixes.map { "." + $0 }.joined()
    return output == .image ? stem + "@2x.png" : stem + ".txt"
  }

  /// Every surface that the payload is made for, in each appearance that the settings name.
  package var variants: [GoldenVariant] {
    get throws {
      guard let document = try payload.document else {
        throw GoldenCaseFailure(reason: "input.json can't be read as a document")
      }
      let settings = try settings
      let surfaces = try settings.surfaces(for: document)
      return surfaces.flatMap { surface in
        settings.appearances.map { appearance in
          GoldenVariant(
            document: document, surface: surface.choice,
            environment: PreviewEnvironment(
              device: settings.device, appearance: appearance, contrast: settings.contrast,
              palette: settings.palette, textSize: settings.textSize,
              language: settings.language ?? document.naturalLanguage,
              direction: settings.direction ?? document.naturalDirection, rendering: settings.rendering),
            suffixes: (surfaces.count > 1 ? [surface.name] : []) + (appearance == .dark ? ["dark"] : []))
        }
      }
    }
  }
}

/// A document on one surface in one appearance.
package struct GoldenVariant: Sendable {
  package var document: Document
  package var surface: SurfaceChoice
  package var environment: PreviewEnvironment
  /// What the names of its goldens carry: the family where there are several, `dark`.
  package var suffixes: [String]

  package func layout(_ content: some ContentMeasurer & MarkdownReader) throws -> SurfaceLayout {
    try SurfaceLayout(document, on: surface, in: environment, content: content)
  }
}

extension GoldenSettings {
  fileprivate func surfaces(for document: Document) throws -> [(name: String, choice: SurfaceChoice)] {
    switch document {
    case .widget(let widget):
      return widget.families.map { ($0.rawValue, .widget($0)) }
    case .liveActivity:
      return activityPresentations.map { ($0.rawValue, .liveActivity($0)) }
    case .blocks:
      return [("bare", .bare(width: width, height: height, margin: margin))]
    case .push, .notification, .text:
      return presentations.map { presentation in
        let reply = presentation == .expanded ? reply : nil
        let others = presentation == .stack ? document.notification.map { [$0, $0, $0] } ?? [] : []
        return (
          presentation.rawValue,
          .notification(NotificationSurface(presentation, reply: reply, others: others))
        )
      }
    }
  }
}
