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
    return FinalSize(size: size, heightOrigin: tree[id].style.height == nil ? .content : .given)
  }

  /// A child at the size that its container's arrangement gives it.
  func finalSize(
    of child: BoxID, _ size: Size, in parent: BoxID, _ parentOrigin: FinalSize.HeightOrigin
  )
    -> FinalSize
  {
    if tree[child].style.height != nil { return FinalSize(size: size, heightOrigin: .given) }
    let inherited: CrossAlignment
    switch tree[parent].content {
    case .leaf: return FinalSize(size: size, heightOrigin: .content)
    case .flex(let container):
      if container.axis == .vertical { return FinalSize(size: size, heightOrigin: parentOrigin) }
      inherited = container.alignItems
    case .grid(let container): inherited = container.alignItems
    }
    let isStretched = alignment(of: child, default: inherited) == .stretch
    return FinalSize(size: size, heightOrigin: isStretched ? .given : .content)
  }
}
