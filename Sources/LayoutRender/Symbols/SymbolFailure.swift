/// Why no symbols can be drawn at all.
package enum SymbolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of the drawings is absent; Debian's package `bootstrap-icons` brings it.
  case iconsMissing(folder: String)

  package var description: String {
    switch self {
    case .iconsMissing(let folder):
      "no symbol drawings in '\(folder)': install the package 'bootstrap-icons'"
    }
  }
}
