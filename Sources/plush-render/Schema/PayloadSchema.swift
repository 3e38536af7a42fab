internal import LayoutModel

/// The published schemas.
enum PayloadSchema {
  /// The schema of one kind, or of all, told apart by their keys as `lint` does.
  static func json(of kind: PayloadKind?) -> JSONText {
    var builder = SchemaBuilder()
    let root = kind.map { schema(of: $0, &builder) } ?? anyKind(&builder)
    return document(kind.map { "plush-render: \($0.title)" } ?? "plush-render: a payload", root, builder)
  }

  static var configuration: JSONText {
    var builder = SchemaBuilder()
    let root = builder.schema(of: ConfigurationShape.root)
    return document("plush-render: .plush-render.json", root, builder)
  }

  private static func document(_ title: String, _ root: JSONText, _ builder: SchemaBuilder) -> JSONText {
    guard case .object(let members) = root else { return root }
    var all: [(String, JSONText)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
    ]
    all += members
    if !builder.definitions.isEmpty {
      all.append(("$defs", .object(builder.definitions.map { ($0.0, $0.1) })))
    }
    return .object(all)
  }

  // MARK: Kinds

  private static func schema(of kind: PayloadKind, _ builder: inout SchemaBuilder) -> JSONText {
    switch kind {
    case .widget:
      .object([
        ("if", SchemaConditions.schema(of: PayloadShapes.isWidgetRequest)),
        ("then", builder.schema(of: PayloadShapes.widgetRequest)),
        ("else", builder.reference("widget") { $0.schema(of: PayloadShapes.widget) }),
      ])
    case .liveActivity: builder.schema(of: PayloadShapes.liveActivity)
    case .push: builder.schema(of: PayloadShapes.push)
    case .notification: builder.schema(of: PayloadShapes.notification)
    case .blocks:
      .object([
        ("if", .object([("type", .string("array"))])), ("then", builder.schema(of: .blocks)),
        ("else", builder.block),
      ])
    case .text: .object([("not", .object([]))])
    }
  }

  /// The first kind whose condition holds; an array is blocks, anything else no payload.
  private static func anyKind(_ builder: inout SchemaBuilder) -> JSONText {
    var chain = JSONText.object([("not", .object([]))])
    for (kind, condition) in PayloadShapes.recognition.reversed() {
      let name = kind == .widget ? "widgetPayload" : kind.rawValue
      let reference = builder.reference(name) { schema(of: kind, &$0) }
      chain = .object([
        ("if", SchemaConditions.schema(of: condition)), ("then", reference), ("else", chain),
      ])
    }
    return .object([
      ("if", .object([("type", .string("array"))])), ("then", builder.schema(of: .blocks)),
      ("else", .object([("type", .string("object")), ("allOf", .array([chain]))])),
    ])
  }
}
