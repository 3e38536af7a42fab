internal import LayoutEngine
internal import LayoutModel

extension StyledText {
  /// The direction of the first letter, as iOS sets texts whose direction is natural; the layout's where there is
  /// none. Alignment follows the layout all the same.
  var writingDirection: LayoutDirection {
    runs.map(\.text).joined().naturalDirection ?? direction
  }
}
