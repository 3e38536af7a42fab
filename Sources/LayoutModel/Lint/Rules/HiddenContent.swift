extension Rule {
  static let hiddenContent = Rule(
    .hiddenContent, .warning, "what a widget holds is shown by one of its families",
    why:
      "Accessory families draw little: the circular one its first gauge, progress or metric, the inline one a line of text. What only they could show is never seen.",
    flagged: Example(
      #"{"widget": {"id": "w", "title": "W", "family": "accessoryCircular", "layout": [{"type": "text", "text": "Hello"}]}}"#
    ),
    accepted: Example(
      #"{"widget": {"id": "w", "title": "W", "family": "accessoryCircular", "layout": [{"type": "gauge", "progress": 0.4}]}}"#
    ))
}

extension ObjectCheck {
  static let hiddenContent = ObjectCheck { widget, checker in
    guard let layout = widget.member(.layout), case .array(let blocks) = layout.value.kind, !blocks.isEmpty
    else { return }
    let families = Widget.families(widget)
    let message: String
    if families == [.accessoryCircular], !blocks.contains(where: { holdsMeter($0, depth: 0) }) {
      message = "accessoryCircular shows the first gauge, progress or metric: '\(layout.key)' has none"
    } else if families == [.accessoryInline] {
      message =
        "accessoryInline shows one line of text, no blocks: remove '\(layout.key)' or name another family"
    } else {
      return
    }
    checker.report(Diagnostic(.hiddenContent, message, at: widget.pointer(of: layout), layout.keySpan))
  }

  private static func holdsMeter(_ block: JSONValue, depth: Int) -> Bool {
    guard depth < Limits.nesting, case .string(let name)? = block[Field.type.key]?.kind else { return false }
    switch BlockType(rawValue: name) {
    case .gauge?, .progress?, .metric?: return true
    default: break
    }
    guard case .array(let children)? = block[Field.children.key]?.kind else { return false }
    return children.contains { holdsMeter($0, depth: depth + 1) }
  }
}
