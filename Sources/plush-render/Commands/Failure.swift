internal import LayoutEngine
internal import LayoutRender

/// The one line that a failure of any boundary is told in.
enum Failure {
  static func message(of error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as FileFailure: error.message
    case let error as SurfaceFailure: error.message
    case let error as FontFailure: error.description
    case let error as RenderFailure: error.description
    default: "\(error)"
    }
  }
}
