/// Makes blocks of JSON that the checker has seen: what it could not read is drawn with the defaults.
struct BlockDecoder {
  private var blockCount = 0

  mutating func blocks(_ values: [JSONValue], pointer: String, depth: Int = 0) -> [Block] {
    var blocks: [Block] = []
    for (index, value) in values.enumerated() {
      guard let block = block(value, pointer: JSONPointer.appending(index, to: pointer), depth: depth) else {
        continue
      }
      blocks.append(block)
    }
    return blocks
  }

  /// `nil` for a value that is no block, or one past the limits.
  mutating func block(_ value: JSONValue, pointer: String, depth: Int = 0) -> Block? {
    guard case .object = value.kind, depth < Limits.nesting, blockCount < Limits.blocks else { return nil }
    blockCount += 1
    let reader = ObjectReader(value, pointer: pointer)
    guard let name = reader.string(.type) else { return nil }
    return Block(
      pointer: pointer, span: value.span, layout: BlockLayout(reader), appearance: BlockAppearance(reader),
      content: content(name, reader, depth: depth))
  }

  private mutating func content(_ name: String, _ reader: ObjectReader, depth: Int) -> BlockContent {
    guard let type = BlockType(rawValue: name) else { return .unknown(name) }
    return switch type {
    case .text: .text(TextBlock(reader))
    case .markdown: .markdown(MarkdownBlock(reader))
    case .badge: .badge(BadgeBlock(reader))
    case .progress: .progress(ProgressBlock(reader))
    case .gauge: .gauge(GaugeBlock(reader))
    case .row: .row(ContainerBlock(reader, children: children(of: reader, depth: depth)))
    case .stack: .stack(ContainerBlock(reader, children: children(of: reader, depth: depth)))
    case .grid: .grid(GridBlock(reader, children: children(of: reader, depth: depth)))
    case .list: .list(ListBlock(reader))
    case .metric: .metric(MetricBlock(reader))
    case .image: .image(ImageBlock(reader))
    case .divider: .divider(DividerBlock(reader))
    case .spacer: .spacer(SpacerBlock(reader))
    }
  }

  private mutating func children(of reader: ObjectReader, depth: Int) -> [Block] {
    guard let member = reader.member(.children), case .array(let values) = member.value.kind else {
      return []
    }
    return blocks(values, pointer: JSONPointer.appending(member.key, to: reader.pointer), depth: depth + 1)
  }
}
