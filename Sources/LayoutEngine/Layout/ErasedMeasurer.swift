internal import LayoutModel

/// A content measurer without its type, so that the engine's code is compiled once and not for each measurer.
struct ErasedMeasurer {
  let measureText: (StyledText, WidthProposal) -> Measurement
  let measureSymbol: (StyledSymbol) -> Measurement
  let naturalSize: (ImageSource) -> Size?

  init(_ measurer: some ContentMeasurer) {
    measureText = { measurer.measure($0, in: $1).admitted }
    measureSymbol = { measurer.measure($0).admitted }
    naturalSize = { measurer.naturalSize(of: $0)?.admitted }
  }
}
