extension ShapeChecker {
  mutating func checkBlocks(_ value: JSONValue, _ place: Place) {
    guard case .array(let values) = value.kind else { return wrongType("an array of blocks", value, place) }
    let inside = place.inside
    for (index, block) in values.enumerated() { checkBlock(block, inside.index(index)) }
  }

  mutating func checkBlock(_ value: JSONValue, _ place: Place) {
    guard case .object = value.kind else { return wrongType("an object", value, place) }
    guard isWithinLimits(value, place) else { return }
    blockDepth += 1
    defer { blockDepth -= 1 }
    guard let type = value[Field.type.key] else {
      return report(.missingField(.type.required, in: "a block", object: value, at: place.pointer))
    }
    let typePlace = place.inside.key(Field.type.key)
    guard case .string(let name) = type.kind else { return wrongType("a string", type, typePlace) }
    guard let blockType = BlockType(rawValue: name) else {
      return report(.unknownType(name, value: type, at: typePlace.pointer))
    }
    if value[Field.background.key] != nil { hasBackgrounds = true }
    checkObject(value, blockType.shape, place)
  }

  private mutating func isWithinLimits(_ value: JSONValue, _ place: Place) -> Bool {
    blockCount += 1
    let start = SourceSpan(offset: value.span.offset, length: 1)
    if blockDepth == Limits.nesting {
      report(
        .limitExceeded(
          "blocks are nested more than \(Limits.nesting) deep: flatten the layout, deeper blocks are not drawn",
          at: place.pointer, start))
      return false
    }
    if blockCount == Limits.blocks + 1 {
      report(
        .limitExceeded(
          "the payload has more than \(Limits.blocks) blocks: remove some, those from here on are not drawn",
          at: place.pointer, start))
    }
    return blockCount <= Limits.blocks
  }
}
