/// Why no text or symbol can be drawn.
public enum FontFailure: Error, Hashable, Sendable {
  /// The private font configuration could not be read.
  case configuration
  /// Fonts that every picture needs are not installed.
  case missing([MissingFont])
  /// The folder of the symbols' drawings is absent; Debian's package `bootstrap-icons` brings it.
  case symbolsMissing(folder: String)

  /// A font family that is not installed, and the package that brings it.
  public struct MissingFont: Hashable, Sendable {
    public let family: String
    public let package: String
  }
}

extension FontFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .configuration: "the private font configuration could not be read"
    case .symbolsMissing(let folder):
      "no symbol drawings in '\(folder)': install the package 'bootstrap-icons'"
    case .missing(let fonts):
      fonts.map { "font '\($0.family)' is missing: install \($0.package)" }.joined(separator: "\n")
    }
  }
}
