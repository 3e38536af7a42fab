internal import LayoutModel

/// A box's place in its tree: its number in breadth-first order.
typealias BoxID = Int

/// A tree in breadth-first order, so that the children of a box stand side by side.
///
/// All numbers have passed the door: finite, none below zero. What is asked for often is kept apart from what
/// needs reference counting.
struct BoxTree {
  struct Box {
    let kind: Kind
    let children: Range<BoxID>
  }

  enum Kind {
    case leaf
    case picture
    case flex(FlexContainer)
    /// Its container is `grids[index]`.
    case grid(index: Int)
  }

  static let root: BoxID = 0

  /// The nodes as they were given, for what the result carries on.
  private(set) var nodes: [LayoutNode]
  private(set) var boxes: [Box] = []
  private(set) var styles: [BoxStyle] = []
  private(set) var grids: [GridContainer] = []

  init(_ root: LayoutNode) {
    nodes = [root]
    while boxes.count < nodes.count {
      let id = boxes.count
      let children = nodes[id].children
      styles.append(nodes[id].box.admitted)
      boxes.append(Box(kind: admitKind(of: id), children: nodes.count..<nodes.count + children.count))
      nodes.append(contentsOf: children)
    }
  }

  private mutating func admitKind(of id: BoxID) -> Kind {
    switch nodes[id].content {
    case .leaf(.image): return .picture
    case .leaf: return .leaf
    case .flex(var container, _):
      container.gap = container.gap.admitted
      return .flex(container)
    case .grid(let container, _):
      grids.append(container.admitted)
      return .grid(index: grids.count - 1)
    }
  }

  /// What a box that has no children shows; nothing for containers.
  func leaf(of id: BoxID) -> Leaf {
    if case .leaf(let leaf) = nodes[id].content { leaf } else { .empty }
  }
}

extension LayoutNode {
  fileprivate var children: [LayoutNode] {
    switch content {
    case .leaf: []
    case .flex(_, let children), .grid(_, let children): children
    }
  }
}

extension GridContainer {
  /// A grid without columns has one, as CSS's implicit grid does.
  fileprivate var admitted: GridContainer {
    GridContainer(
      columns: columns.isEmpty ? [.auto] : columns.map(\.admitted), columnGap: columnGap.admitted,
      rowGap: rowGap.admitted, justifyItems: justifyItems, alignItems: alignItems)
  }
}
