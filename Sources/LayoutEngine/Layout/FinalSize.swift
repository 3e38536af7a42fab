internal import LayoutModel

/// The size that a box ends up with, and where its height comes from.
///
/// A grid shares a given height among its rows; where its height is that of its content, cut or not, the rows
/// keep what they ask for.
struct FinalSize: Hashable {
  var size: Size
  var heightOrigin: HeightOrigin

  enum HeightOrigin: Hashable {
    case given, content
  }
}

extension BoxSizing {
  /// A box at the height that it has where nothing stretches it.
  mutating func hypotheticalSize(of id: BoxID, width: Double) -> FinalSize {
    let size = Size(width: width, height: hypotheticalHeight(of: id, width: width))
    return FinalSize(size: size, heightOrigin: tree.styles[id].height == nil ? .content : .given)
  }

  /// A child at the size that its container's arrangement gives it.
  mutating func finalSize(
    of child: BoxID, _ size: Size, in parent: BoxID, _ parentOrigin: FinalSize.HeightOrigin
  ) -> FinalSize {
    FinalSize(size: size, heightOrigin: heightOrigin(of: child, size, in: parent, parentOrigin))
  }

  private mutating func heightOrigin(
    of child: BoxID, _ size: Size, in parent: BoxID, _ parentOrigin: FinalSize.HeightOrigin
  ) -> FinalSize.HeightOrigin {
    if tree.styles[child].height != nil { return .given }
    let inherited: CrossAlignment
    switch tree.boxes[parent].kind {
    case .leaf, .picture: return .content
    case .flex(let container):
      if container.axis == .vertical { return heightOrigin(ofStacked: child, size, parentOrigin) }
      inherited = container.alignItems
    case .grid(let index): inherited = tree.grids[index].alignItems
    }
    return alignment(of: child, default: inherited) == .stretch ? .given : .content
  }

  /// In a stack whose height is its content's, a child that didn't have to move keeps its content's height, too.
  private mutating func heightOrigin(
    ofStacked child: BoxID, _ size: Size, _ parentOrigin: FinalSize.HeightOrigin
  ) -> FinalSize.HeightOrigin {
    if parentOrigin == .given || tree.styles[child].basis != nil { return .given }
    return size.height == hypotheticalHeight(of: child, width: size.width) ? .content : .given
  }
}
