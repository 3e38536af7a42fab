internal import LayoutModel

/// Payloads with a part of them changed, the same ones each time.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// `value` as JSON with one or two of its parts removed, replaced, renamed or joined by another.
  mutating func mutated(_ value: JSONValue) -> String {
    var tree = Tree(value)
    for _ in 0...(below(3) == 0 ? 1 : 0) { change(&tree, at: below(tree.count)) }
    return tree.text
  }

  // MARK: Changes

  private mutating func change(_ tree: inout Tree, at index: Int) {
    if index == 0 {
      if case .object(var members) = tree {
        change(&members)
        tree = .object(members)
      } else {
        tree = replacement
      }
      return
    }
    var left = index - 1
    switch tree {
    case .leaf: break
    case .array(var values):
      for place in values.indices {
        if left < values[place].count {
          change(&values[place], at: left)
          break
        }
        left -= values[place].count
      }
      tree = .array(values)
    case .object(var members):
      for place in members.indices {
        if left < members[place].1.count {
          change(&members[place].1, at: left)
          break
        }
        left -= members[place].1.count
      }
      tree = .object(members)
    }
  }

  private mutating func change(_ members: inout [(String, Tree)]) {
    let place = members.isEmpty ? 0 : below(members.count)
    switch below(5) {
    case 0 where !members.isEmpty: members.remove(at: place)
    case 1 where !members.isEmpty: members[place].0 = key
    case 2 where !members.isEmpty: members[place].1 = replacement
    default: members.append((key, replacement))
    }
    var seen: Set<String> = []
    members = members.filter { seen.insert($0.0).inserted }
  }

  private var key: String {
    mutating get { Self.keys[below(Self.keys.count)] }
  }

  private var replacement: Tree {
    mutating get { .leaf(Self.values[below(Self.values.count)]) }
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private static let keys = [
    "title", "id", "url", "foo", "openUrl", "open_url", "text", "label", "type", "children", "value",
    "progress",
    "textInput", "text_input", "foreground", "volume", "level", "options", "kind", "method", "headers",
    "actions", "dismissal_date", "tone", "icon", "asset", "layout", "widget", "family", "buttons", "columns",
    "question", "callback", "encrypted", "interruption_level", "action", "padding", "background",
  ]

  private static let values = [
    "null", "true", "false", "0", "1", "-1", "0.5", "2", "68", "1e9", "\"\"", "\"x\"",
    "\"\(String(repeating: "x", count: 70))\"", "\"\(String(repeating: "x", count: 5000))\"",
    "\"javascript:1\"", "\"http://e.com\"", "\"https://e.com\"", "\"https://\"", "\"https://a@\"",
    "\"https://u@h:1/p?q#f\"", "\"tel:1\"", "\"file:///a\"", "\"plush://widget/a\"", "\"HTTPS://E.com/a b\"",
    "\"2026-01-01T00:00:00Z\"", "\"2026-1-1\"", "\"red\"", "\"#fff\"", "\"#12345\"", "\"Success\"",
    "\"POST\"",
    "\"post\"", "\"auto\"", "\"1fr\"", "\"critical\"", "\"systemSmall\"", "\"select\"", "\"text\"", "\"end\"",
    "\"delete\"", "[]", "{}", "[\"a\"]", "[\"a\", \"b\", \"c\", \"d\"]",
    "[{\"id\": \"a\", \"title\": \"A\"}]",
    "{\"light\": \"red\", \"dark\": \"#000\"}", "{\"a\": \"b\"}", "\"AAAA\"", "\"AAA=\"", "\"A\"",
    "[{\"type\": \"text\", \"text\": \"a\"}]", "{\"top\": 1}",
  ]

  /// JSON that is written out again.
  indirect enum Tree {
    case leaf(String)
    case array([Tree])
    case object([(String, Tree)])

    init(_ value: JSONValue) {
      switch value.kind {
      case .array(let values): self = .array(values.map { Tree($0) })
      case .object(let members): self = .object(members.map { ($0.key, Tree($0.value)) })
      case .string(let text): self = .leaf(JSONWriter.quoted(text))
      case .number(let number): self = .leaf("\(number)")
      case .boolean(let flag): self = .leaf("\(flag)")
      case .null: self = .leaf("null")
      }
    }

    var count: Int {
      switch self {
      case .leaf: 1
      case .array(let values): values.reduce(1) { $0 + $1.count }
      case .object(let members): members.reduce(1) { $0 + $1.1.count }
      }
    }

    var text: String {
      switch self {
      case .leaf(let text): text
      case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
      case .object(let members):
        "{" + members.map { JSONWriter.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
      }
    }
  }
}
