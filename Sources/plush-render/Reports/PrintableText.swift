internal import LayoutModel

extension Diagnostic {
  /// The finding with nothing in its words that a terminal or a log would act on: keys and values of a payload
  /// are quoted there as they were written.
  var printable: Diagnostic {
    var diagnostic = self
    diagnostic.message = message.printable
    diagnostic.notes = notes.map { Note(message: $0.message.printable, span: $0.span) }
    return diagnostic
  }
}

extension String {
  /// The text with a replacement character for each control character.
  fileprivate var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
