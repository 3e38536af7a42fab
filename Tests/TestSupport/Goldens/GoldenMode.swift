internal import Foundation

/// What a run does with goldens.
package enum GoldenMode: Sendable {
  case compare
  /// Writes goldens anew and never passes: `UPDATE_SNAPSHOTS=1` in the environment.
  case update

  package static let current: GoldenMode =
    ["1", "true"].contains(ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"]) ? .update : .compare
}
