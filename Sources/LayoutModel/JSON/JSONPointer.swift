/// An RFC 6901 path to a value.
public struct JSONPointer: Sendable {
  /// The written form, empty for the whole document.
  public private(set) var text: String

  public enum Component: Sendable {
    case key(String)
    case index(Int)
  }

  public init() {
    text = ""
  }

  public init(_ components: [Component]) {
    text = ""
    for component in components { append(component) }
  }

  public mutating func append(_ component: Component) {
    text += "/"
    switch component {
    case .index(let index): text += String(index)
    case .key(let key): appendEscaped(key)
    }
  }

  public func appending(_ key: String) -> JSONPointer {
    var pointer = self
    pointer.append(.key(key))
    return pointer
  }

  public func appending(_ index: Int) -> JSONPointer {
    var pointer = self
    pointer.append(.index(index))
    return pointer
  }

  private mutating func appendEscaped(_ key: String) {
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
