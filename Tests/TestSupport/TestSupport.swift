internal import LayoutModel

/// The point where two tests agree.
package let origin = Point(x: 0, y: 0)
