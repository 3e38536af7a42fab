internal import LayoutModel

/// A box's place in its tree: its number in breadth-first order.
typealias BoxID = Int

/// A tree in breadth-first order, so that the children of a box stand side by side.
///
/// All numbers have passed the door: finite, none below zero.
struct BoxTree {
  struct Box {
    let style: BoxStyle
    let content: Content
    let children: Range<BoxID>
  }

  enum Content {
    case leaf(Leaf)
    case flex(FlexContainer)
    case grid(GridContainer)
  }

  static let root: BoxID = 0

  /// The nodes as they were given, for what the result carries on.
  let nodes: [LayoutNode]
  let boxes: [Box]

  init(_ root: LayoutNode) {
    var nodes = [root]
    var boxes: [Box] = []
    while boxes.count < nodes.count {
      let node = nodes[boxes.count]
      let children = node.children
      boxes.append(
        Box(
          style: node.box.admitted, content: node.content.admitted,
          children: nodes.count..<nodes.count + children.count))
      nodes.append(contentsOf: children)
    }
    self.nodes = nodes
    self.boxes = boxes
  }

  subscript(id: BoxID) -> Box { boxes[id] }
}

extension LayoutNode {
  fileprivate var children: [LayoutNode] {
    switch content {
    case .leaf: []
    case .flex(_, let children), .grid(_, let children): children
    }
  }
}

extension LayoutNode.Content {
  fileprivate var admitted: BoxTree.Content {
    switch self {
    case .leaf(let leaf): return .leaf(leaf)
    case .flex(var container, _):
      container.gap = container.gap.admitted
      return .flex(container)
    case .grid(var container, _):
      container.columns = container.columns.isEmpty ? [.auto] : container.columns.map(\.admitted)
      container.columnGap = container.columnGap.admitted
      container.rowGap = container.rowGap.admitted
      return .grid(container)
    }
  }
}
