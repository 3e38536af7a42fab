/// The elements of an SVG file and what they refer to, to tell how much drawing they ask for.
struct SVGOutline {
  private var elements: [Element] = []
  private var ids: [String: Int] = [:]
  private var dashes = DashBudget()
  /// What style sheets add to each element.
  private var weightByStyle = 0
  /// The whole weight of each element that has been weighed; `nil` while it is being weighed.
  private var weights: [Int: Int?] = [:]

  private struct Element {
    var weight: Int
    var children: [Int] = []
    var references: [String] = []
  }

  /// Levels of nesting, and of references to references.
  private static let deepest = 64
  /// What may be drawn in all: about a fifth of a second.
  private static let heaviest = 100_000

  init(_ bytes: [UInt8]) throws(ImageProblem) {
    var scanner = SVGScanner(bytes)
    var path: [(index: Int, name: String)] = []
    while let token = scanner.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        try append(name, attributes, parent: path.last?.index)
        if !isEmpty { path.append((elements.count - 1, name)) }
        guard path.count <= Self.deepest else { throw .unsafeDrawing("it is nested too deep") }
      case .close: _ = path.popLast()
      case .text(let text): if path.last?.name == "style" { try note(styleSheet: text) }
      }
    }
  }

  mutating func check() throws(ImageProblem) {
    guard dashes.isWithinBounds else { throw .unsafeDrawing("its dashes are too short") }
    guard !elements.isEmpty else { return }
    guard try weigh(0, depth: 0) <= Self.heaviest else { throw .unsafeDrawing("it draws too much") }
  }

  // MARK: Reading

  private mutating func append(
    _ name: String, _ attributes: [(name: String, value: String)], parent: Int?
  ) throws(ImageProblem) {
    try SVGElementRule.check(name)
    var element = Element(weight: SVGElementRule.weight(of: name))
    for (name, value) in attributes {
      try SVGElementRule.check(attribute: name, value)
      element.weight += 1 + value.utf8.count / 32 + SVGElementRule.weight(ofAttribute: name, value)
      if name == "id" { ids[value] = elements.count }
      element.references += SVGElementRule.references(in: value, ofAttribute: name)
      dashes.note(value, ofAttribute: name)
    }
    if let parent { elements[parent].children.append(elements.count) }
    elements.append(element)
  }

  /// A style sheet may reach every element: what it says counts for all of them.
  private mutating func note(styleSheet: String) throws(ImageProblem) {
    try SVGElementRule.check(styleSheet: styleSheet)
    weightByStyle += SVGElementRule.weight(ofAttribute: "style", styleSheet)
  }

  // MARK: Weighing

  /// What an element draws with its children and all that it refers to; an element inside itself weighs nothing.
  private mutating func weigh(_ index: Int, depth: Int) throws(ImageProblem) -> Int {
    if let known = weights[index] { return known ?? 0 }
    guard depth <= Self.deepest * 2 else { throw .unsafeDrawing("its references are nested too deep") }
    weights[index] = .some(nil)
    let element = elements[index]
    var weight = element.weight + weightByStyle
    for child in element.children + element.references.compactMap({ ids[$0] }) {
      weight = min(weight + (try weigh(child, depth: depth + 1)), Self.heaviest + 1)
    }
    weights[index] = weight
    return weight
  }
}
