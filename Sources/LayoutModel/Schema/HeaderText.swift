/// Names and values of HTTP headers by RFC 9110.
enum HeaderText {
  /// A token: visible ASCII without separators.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  /// No line break and no other control character but the tab.
  static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= ASCII.space && $0 != 0x7F || $0 == ASCII.tab }
  }
}
