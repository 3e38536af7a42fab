/// Compares the payloads of one run: what no file shows by itself.
public struct RunChecker: Sendable {
  private var widgets: [Entry] = []
  private let rules: RuleSet

  private struct Entry: Sendable {
    let id: String
    let folded: [UInt8]
    let file: Int
    let path: String
    let pointer: String
    let span: SourceSpan
  }

  /// A finding, with the index of the file that it is about.
  public struct Finding: Sendable {
    public var file: Int
    public var diagnostic: Diagnostic
  }

  public init(rules: RuleSet = .standard) {
    self.rules = rules
  }

  /// Takes note of a payload; files are counted from 0 in the order of the calls.
  public mutating func add(_ payload: Payload, file: Int, path: String) {
    guard payload.kind == .widget || payload.kind == .push, let root = payload.json else { return }
    let document = CheckedObject(object: root, place: .root)
    let widget = payload.kind == .push ? document.object(.widget) : document.object(.widget) ?? document
    guard let widget, let member = widget.member(.widgetID), case .string(let id) = member.value.kind,
      widget.name(.widgetAction, as: Widget.Action.self) != .delete
    else { return }
    widgets.append(
      Entry(
        id: id, folded: NameDistance.folded(Array(id.utf8)), file: file, path: path,
        pointer: widget.pointer(of: member), span: member.value.span))
  }

  /// What the payloads show together, in the order of the files.
  public func findings() -> [Finding] {
    let order = widgets.indices.sorted { left, right in
      let (a, b) = (widgets[left].folded, widgets[right].folded)
      return a == b ? left < right : a.lexicographicallyPrecedes(b)
    }
    var findings: [Finding] = []
    for (position, index) in order.enumerated().dropFirst() {
      let (first, second) = (widgets[order[position - 1]], widgets[index])
      guard first.folded == second.folded else { continue }
      let isSame = first.id.utf8.elementsEqual(second.id.utf8)
      append(
        isSame
          ? .repeatedWidget(second.id, second.pointer, second.span, in: first.path)
          : .widgetIDSpelling(second.id, second.pointer, second.span, other: first.id, in: first.path),
        file: second.file, to: &findings)
    }
    if let extra = firstPastLimit(order) {
      append(.widgetCount(extra.pointer, extra.span), file: extra.file, to: &findings)
    }
    return findings.sorted { $0.file < $1.file }
  }

  private func append(_ diagnostic: Diagnostic, file: Int, to findings: inout [Finding]) {
    if let judged = rules.judged(diagnostic) {
      findings.append(Finding(file: file, diagnostic: judged))
    }
  }

  /// The first file whose widget is one more than an account may have.
  private func firstPastLimit(_ order: [Int]) -> Entry? {
    var firsts: [Int] = []
    for index in order {
      if let last = firsts.last, widgets[last].id.utf8.elementsEqual(widgets[index].id.utf8) { continue }
      firsts.append(index)
    }
    guard firsts.count > Limits.activeWidgets else { return nil }
    return widgets[firsts.sorted()[Limits.activeWidgets]]
  }
}
