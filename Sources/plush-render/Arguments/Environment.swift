internal import Glibc

/// The variables that the program was started with.
enum Environment {
  /// Empty where there is none.
  static func value(_ name: String) -> String {
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }
}
