/// A release of iOS, as "16.4".
public struct SymbolRelease: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  public static func < (left: SymbolRelease, right: SymbolRelease) -> Bool {
    left.major == right.major ? left.minor < right.minor : left.major < right.major
  }

  public var description: String { "\(major).\(minor)" }
}
