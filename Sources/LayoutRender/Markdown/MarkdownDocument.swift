internal import CCmark

/// A parsed Markdown text.
@safe struct MarkdownDocument: ~Copyable {
  private let root: OpaquePointer

  /// Parses CommonMark with strikethrough, bare links and tables; `nil` where there is no memory for it.
  init?(_ source: String) {
    guard Self.areExtensionsRegistered, let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else {
      return nil
    }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink", "table"] {
      guard let found = unsafe cmark_find_syntax_extension(name) else { continue }
      _ = unsafe cmark_parser_attach_syntax_extension(parser, found)
    }
    var source = source
    source.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe cmark_parser_feed(parser, text.baseAddress, text.count)
      }
    }
    guard let root = unsafe cmark_parser_finish(parser) else { return nil }
    unsafe self.root = unsafe root
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// Registered once: cmark keeps its extensions in a global list without a lock.
  private static let areExtensionsRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Visits each node when it is entered and when it is left, without recursion: nesting may be deep.
  func walk(_ visit: (MarkdownNode, MarkdownEvent) -> Void) {
    guard let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
      guard let node = unsafe cmark_iter_get_node(iterator) else { return }
      visit(unsafe MarkdownNode(node), event == CMARK_EVENT_ENTER ? .enter : .exit)
    }
  }
}

enum MarkdownEvent {
  case enter, exit
}

/// A node of a Markdown document as far as it is drawn.
enum MarkdownNode {
  case text(String)
  case softBreak
  case lineBreak
  case code(String)
  case codeBlock(String)
  case emphasis
  case strong
  case strikethrough
  case link
  case image
  case html
  case paragraph
  case heading
  case quote
  /// `start` is the first number, `nil` where items have bullets.
  case list(start: Int?)
  case item
  case rule
  case table
  case tableRow
  case tableCell
  case other

  fileprivate init(_ node: OpaquePointer) {
    self =
      switch unsafe String(cString: cmark_node_get_type_string(node)) {
      case "text": .text(unsafe Self.literal(node))
      case "softbreak": .softBreak
      case "linebreak": .lineBreak
      case "code": .code(unsafe Self.literal(node))
      case "code_block": .codeBlock(unsafe Self.literal(node))
      case "emph": .emphasis
      case "strong": .strong
      case "strikethrough": .strikethrough
      case "link": .link
      case "image": .image
      case "html_inline", "html_block": .html
      case "paragraph": .paragraph
      case "heading": .heading
      case "block_quote": .quote
      case "list": .list(start: unsafe Self.listStart(node))
      case "item": .item
      case "thematic_break": .rule
      case "table": .table
      case "table_row", "table_header": .tableRow
      case "table_cell": .tableCell
      default: .other
      }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    guard let text = unsafe cmark_node_get_literal(node) else { return "" }
    return unsafe String(cString: text)
  }

  private static func listStart(_ node: OpaquePointer) -> Int? {
    guard unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
    return unsafe Int(cmark_node_get_list_start(node))
  }
}
