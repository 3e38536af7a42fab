/// A node that an author writes, all defaults filled in.
public struct Block: Sendable {
  /// RFC 6901, from the root of the payload.
  public var pointer: String
  public var span: SourceSpan
  public var layout: BlockLayout
  public var appearance: BlockAppearance
  public var content: BlockContent

  /// The block's type as the author wrote it.
  public var typeName: String {
    switch content {
    case .unknown(let name): name
    default: content.type?.rawValue ?? ""
    }
  }
}

/// What a block is, one case a type.
public indirect enum BlockContent: Sendable {
  case text(TextBlock)
  case markdown(MarkdownBlock)
  case badge(BadgeBlock)
  case progress(ProgressBlock)
  case gauge(GaugeBlock)
  case row(ContainerBlock)
  case stack(ContainerBlock)
  case grid(GridBlock)
  case list(ListBlock)
  case metric(MetricBlock)
  case image(ImageBlock)
  case divider(DividerBlock)
  case spacer(SpacerBlock)
  /// A type that nobody knows: drawn as a labelled placeholder.
  case unknown(String)

  var type: BlockType? {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .badge: .badge
    case .progress: .progress
    case .gauge: .gauge
    case .row: .row
    case .stack: .stack
    case .grid: .grid
    case .list: .list
    case .metric: .metric
    case .image: .image
    case .divider: .divider
    case .spacer: .spacer
    case .unknown: nil
    }
  }
}

/// The thirteen types of blocks.
public enum BlockType: String, Hashable, Sendable, CaseIterable {
  case text, markdown, badge, progress, gauge, row, stack, grid, list, metric, image, divider, spacer

  /// The keys that a block of this type takes.
  public var shape: ObjectShape {
    switch self {
    case .text: TextBlock.shape
    case .markdown: MarkdownBlock.shape
    case .badge: BadgeBlock.shape
    case .progress: ProgressBlock.shape
    case .gauge: GaugeBlock.shape
    case .row: ContainerBlock.rowShape
    case .stack: ContainerBlock.stackShape
    case .grid: GridBlock.shape
    case .list: ListBlock.shape
    case .metric: MetricBlock.shape
    case .image: ImageBlock.shape
    case .divider: DividerBlock.shape
    case .spacer: SpacerBlock.shape
    }
  }
}

extension ObjectShape {
  /// The shape of a block: its own fields after the ones of every block.
  static func block(_ name: String, _ fields: [Field], checks: [ObjectCheck] = []) -> ObjectShape {
    ObjectShape(name, [.type] + fields + BlockLayout.fields + BlockAppearance.fields, checks: checks)
  }
}

extension Field {
  static let type = Field(
    "type", .name(NameSet(BlockType.allCases.map { $0.rawValue })), "the block's type", isRequired: true)
}
