package import LayoutModel

/// A box of the tree that is laid out: every default filled in, every colour resolved.
package struct LayoutNode: Sendable {
  package var box: BoxStyle
  package var decoration: Decoration
  package var content: Content
  /// The block that this box is the outermost one of; `nil` for inner boxes.
  package var origin: BlockOrigin?

  package enum Content: Sendable {
    case leaf(Leaf)
    case flex(FlexContainer, [LayoutNode])
    case grid(GridContainer, [LayoutNode])
  }

  package init(
    _ content: Content, box: BoxStyle = BoxStyle(), decoration: Decoration = Decoration(),
    origin: BlockOrigin? = nil
  ) {
    self.content = content
    self.box = box
    self.decoration = decoration
    self.origin = origin
  }
}

/// Sizes and flexibility of a box as in CSS, with `box-sizing: border-box`; points.
package struct BoxStyle: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  /// `nil` is CSS's `auto`: the automatic minimum of a flex item.
  package var minWidth: Double?
  package var minHeight: Double?
  package var maxWidth: Double?
  package var maxHeight: Double?
  package var padding = EdgeInsets.zero
  package var grow = 0.0
  package var shrink = 1.0
  /// `nil` is `auto`.
  package var basis: Double?
  /// `nil` takes the container's alignment.
  package var alignSelf: CrossAlignment?
  /// What stands for a minimum width of `auto` in a row.
  package var automaticMinimum = AutomaticMinimum.content

  package init() {}
}

/// The minimum width of a row's child whose `minWidth` is `auto`.
package enum AutomaticMinimum: Hashable, Sendable {
  /// CSS's: the content's own minimum.
  case content
  /// The content's whole width, or where the row has not that much an equal share of what it has: as SwiftUI
  /// offers its stacks' children room, the least wide first. No CSS.
  case fairShare
}

/// CSS `align-items`.
package enum CrossAlignment: String, Hashable, Sendable, CaseIterable {
  case start, center, end, stretch, baseline
}

/// CSS `justify-content`.
package enum Distribution: String, Hashable, Sendable, CaseIterable {
  case start, center, end, spaceBetween, spaceAround, spaceEvenly
}

/// A single-line flex container.
package struct FlexContainer: Hashable, Sendable {
  /// Horizontal is CSS `row`, mirrored in a right-to-left layout; vertical is `column`.
  package var axis: Axis
  package var gap: Double
  package var alignItems: CrossAlignment
  package var distribution: Distribution

  package init(
    axis: Axis, gap: Double, alignItems: CrossAlignment, distribution: Distribution = .start
  ) {
    self.axis = axis
    self.gap = gap
    self.alignItems = alignItems
    self.distribution = distribution
  }
}

/// The size of a grid column.
package enum GridTrack: Hashable, Sendable {
  case points(Double)
  case auto
  /// `minmax(0, n fr)` where `minimum` is zero, CSS's `n fr` (= `minmax(auto, n fr)`) where it is `auto`.
  case fraction(Double, minimum: FractionMinimum)

  package enum FractionMinimum: Hashable, Sendable {
    case zero, auto
  }
}

/// A grid whose rows are `auto` and are filled one child a cell in reading order.
package struct GridContainer: Hashable, Sendable {
  package var columns: [GridTrack]
  package var columnGap: Double
  package var rowGap: Double
  /// CSS `justify-items`; `baseline` acts as `start`.
  package var justifyItems: CrossAlignment
  /// CSS `align-items`.
  package var alignItems: CrossAlignment

  package init(
    columns: [GridTrack], columnGap: Double, rowGap: Double, justifyItems: CrossAlignment = .stretch,
    alignItems: CrossAlignment = .stretch
  ) {
    self.columns = columns
    self.columnGap = columnGap
    self.rowGap = rowGap
    self.justifyItems = justifyItems
    self.alignItems = alignItems
  }
}

/// What has no children.
package enum Leaf: Hashable, Sendable {
  case text(StyledText)
  case symbol(StyledSymbol)
  case image(StyledImage)
  case bar(StyledBar)
  case rule(StyledRule)
  /// Takes the room that its box asks for and draws nothing.
  case empty
}

/// A picture whose bytes are at hand.
package struct StyledImage: Hashable, Sendable {
  package var source: ImageSource
  package var contentMode: ImageContentMode
  /// Width over height; `nil` for the picture's own.
  package var aspectRatio: Double?

  package init(source: ImageSource, contentMode: ImageContentMode, aspectRatio: Double?) {
    self.source = source
    self.contentMode = contentMode
    self.aspectRatio = aspectRatio
  }
}

/// A capsule bar, filled from its leading end.
package struct StyledBar: Hashable, Sendable {
  /// 0 to 1.
  package var fraction: Double
  package var fill: RGBA
  package var track: RGBA
  /// Points.
  package var thickness: Double

  package init(fraction: Double, fill: RGBA, track: RGBA, thickness: Double) {
    self.fraction = fraction
    self.fill = fill
    self.track = track
    self.thickness = thickness
  }
}

/// A closed ring, filled clockwise from twelve o'clock, with round ends.
package struct StyledRing: Hashable, Sendable {
  /// 0 to 1.
  package var fraction: Double
  package var fill: RGBA
  package var track: RGBA
  /// Stroke width in points.
  package var thickness: Double

  package init(fraction: Double, fill: RGBA, track: RGBA, thickness: Double) {
    self.fraction = fraction
    self.fill = fill
    self.track = track
    self.thickness = thickness
  }
}

/// A dividing line across the container's cross axis.
package struct StyledRule: Hashable, Sendable {
  /// The axis along which the line runs.
  package var axis: Axis
  /// Points; `nil` is one device pixel.
  package var thickness: Double?
  package var color: RGBA

  package init(axis: Axis, thickness: Double?, color: RGBA) {
    self.axis = axis
    self.thickness = thickness
    self.color = color
  }
}

/// What is painted behind a box, and what its corners cut.
package struct Decoration: Hashable, Sendable {
  package var background: RGBA?
  /// The tint of a translucent platter through which the surface's wallpaper shows, blurred.
  package var material: RGBA?
  package var gradient: VerticalGradient?
  /// Points; clips the content where it is above zero and `clipsContent` holds.
  package var cornerRadius = 0.0
  package var isCapsule = false
  /// Drawn inside the edge.
  package var border: Border?
  package var clipsContent = false
  package var opacity = 1.0
  /// Drawn inside the edge of a square box.
  package var ring: StyledRing?

  package struct Border: Hashable, Sendable {
    package var color: RGBA
    package var width: Double

    package init(color: RGBA, width: Double) {
      self.color = color
      self.width = width
    }
  }

  package init() {}
}

/// Two colours that pass into each other from the top to the bottom of a box.
package struct VerticalGradient: Hashable, Sendable {
  package var top: RGBA
  package var bottom: RGBA

  package init(top: RGBA, bottom: RGBA) {
    self.top = top
    self.bottom = bottom
  }
}

/// Which block a box stands for, to the last stage.
package struct BlockOrigin: Hashable, Sendable {
  package var pointer: String
  /// The block's type as the author wrote it.
  package var type: String
  package var span: SourceSpan
  package var role: Role

  /// Whether an author's block is meant, or a part of the surface around the blocks.
  package enum Role: Hashable, Sendable {
    case block, chrome
  }

  package init(pointer: String, type: String, span: SourceSpan, role: Role = .block) {
    self.pointer = pointer
    self.type = type
    self.span = span
    self.role = role
  }
}
