internal import LayoutModel

/// The sizes of one tree's boxes, each worked out once a pass.
///
/// Widths never depend on heights: a box has intrinsic widths, a height that its content asks for at a width,
/// and, at a final size, places for its children. All sizes are border boxes in points; `x` counts from the
/// leading edge until the tree is placed.
struct BoxSizing: ~Copyable {
  let tree: BoxTree
  let measurer: ErasedMeasurer
  private(set) var counts = LayoutCounts()
  private var intrinsicWidths: MeasurementMemo<NoProposal, IntrinsicWidths>
  private var contentHeights: MeasurementMemo<Double, Double>
  private var arrangements: MeasurementMemo<FinalSize, [Rect]>
  private var texts: MeasurementMemo<WidthProposal, Measurement>

  /// The proposal that goes with what depends on nothing but the box.
  private struct NoProposal: Equatable {}

  init(_ tree: BoxTree, measurer: ErasedMeasurer) {
    self.tree = tree
    self.measurer = measurer
    intrinsicWidths = MeasurementMemo(boxCount: tree.boxes.count)
    contentHeights = MeasurementMemo(boxCount: tree.boxes.count)
    arrangements = MeasurementMemo(boxCount: tree.boxes.count)
    texts = MeasurementMemo(boxCount: tree.boxes.count)
    counts.blocks = tree.boxes.count
  }

  // MARK: Widths

  /// The widths that the content asks for, whatever the box's own style says.
  mutating func intrinsicWidths(of id: BoxID) -> IntrinsicWidths {
    if let known = intrinsicWidths[id, NoProposal()] { return known }
    counts.sizings += 1
    let answer: IntrinsicWidths
    switch tree.boxes[id].kind {
    case .leaf, .picture: answer = leafWidths(of: id)
    case .flex(let container):
      switch container.axis {
      case .horizontal: answer = rowIntrinsicWidths(of: id, container)
      case .vertical: answer = columnIntrinsicWidths(of: id)
      }
    case .grid(let index): answer = gridIntrinsicWidths(of: id, tree.grids[index])
    }
    intrinsicWidths.remember(answer, for: id, NoProposal())
    return answer
  }

  // MARK: Heights

  /// The height that the content asks for at a width, whatever the box's own style says.
  mutating func contentHeight(of id: BoxID, width: Double) -> Double {
    if let known = contentHeights[id, width] { return known }
    counts.sizings += 1
    let answer: Double
    switch tree.boxes[id].kind {
    case .leaf, .picture: answer = leafHeight(of: id, width: width)
    case .flex(let container):
      switch container.axis {
      case .horizontal: answer = rowContentHeight(of: id, container, width: width)
      case .vertical: answer = columnContentHeight(of: id, container, width: width)
      }
    case .grid(let index): answer = gridContentHeight(of: id, tree.grids[index], width: width)
    }
    contentHeights.remember(answer, for: id, width)
    return answer
  }

  /// The height at a width where nothing stretches the box.
  mutating func hypotheticalHeight(of id: BoxID, width: Double) -> Double {
    let style = tree.styles[id]
    return style.heightBounds.clamp(style.height ?? contentHeight(of: id, width: width))
  }

  // MARK: Places

  /// The children's border boxes in a box of this size, from its leading top corner.
  mutating func arrangement(of id: BoxID, in final: FinalSize) -> [Rect] {
    if tree.boxes[id].children.isEmpty { return [] }
    if let known = arrangements[id, final] { return known }
    counts.sizings += 1
    let answer: [Rect]
    switch tree.boxes[id].kind {
    case .leaf, .picture: return []
    case .flex(let container):
      switch container.axis {
      case .horizontal: answer = rowArrangement(of: id, container, in: final.size)
      case .vertical: answer = columnArrangement(of: id, container, in: final.size)
      }
    case .grid(let index): answer = gridArrangement(of: id, tree.grids[index], in: final)
    }
    arrangements.remember(answer, for: id, final)
    return answer
  }

  // MARK: Texts

  /// What the measurer says about a text, asked once for each proposal.
  mutating func measure(_ text: StyledText, of id: BoxID, in width: WidthProposal) -> Measurement {
    if let known = texts[id, width] { return known }
    counts.measureCalls += 1
    let answer = measurer.measureText(text, width)
    texts.remember(answer, for: id, width)
    return answer
  }

  /// What the measurer says about a symbol; kept with the texts, for it has no proposal.
  mutating func measure(_ symbol: StyledSymbol, of id: BoxID) -> Measurement {
    if let known = texts[id, .unlimited] { return known }
    counts.measureCalls += 1
    let answer = measurer.measureSymbol(symbol)
    texts.remember(answer, for: id, .unlimited)
    return answer
  }

  /// A picture's own size where its bytes are at hand and it has both sides.
  mutating func naturalSize(of image: StyledImage, of id: BoxID) -> Size? {
    let known = texts[id, .unlimited]?.size
    if known == nil { counts.measureCalls += 1 }
    let size = known ?? measurer.naturalSize(image.source) ?? .zero
    if known == nil { texts.remember(Measurement(size: size), for: id, .unlimited) }
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
