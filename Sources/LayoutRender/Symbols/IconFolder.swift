internal import CRsvg
internal import LayoutModel

/// The folder with the SVG files of the package `bootstrap-icons`.
struct IconFolder: Sendable {
  let path: String

  init(path: String) throws(SymbolFailure) {
    guard unsafe g_file_test(path, G_FILE_TEST_IS_DIR) != 0 else {
      throw .iconsMissing(folder: path)
    }
    self.path = path
  }

  func contains(_ name: String) -> Bool {
    unsafe g_file_test(file(of: name), G_FILE_TEST_IS_REGULAR) != 0
  }

  /// What a piece shows, or `nil` where it is neither a figure nor an icon of the folder.
  func icon(of piece: SymbolPiece) -> Icon? {
    piece.figure.map(SymbolFigures.icon) ?? icon(named: piece.source)
  }

  /// The icon of a file name without its ending, or `nil` where it is not an icon of the known form.
  func icon(named name: String) -> Icon? {
    contents(of: file(of: name)).flatMap(Self.body).flatMap { Icon(outlines: $0).measured() }
  }

  private func file(of name: String) -> String {
    path + "/" + name + ".svg"
  }

  private func contents(of file: String) -> String? {
    var bytes: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard unsafe g_file_get_contents(file, &bytes, &length, nil) != 0, let bytes = unsafe bytes else {
      return nil
    }
    defer { unsafe g_free(bytes) }
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
    return unsafe String(decoding: buffer, as: UTF8.self)
  }

  private static func body(of text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let opening = bytes.firstIndex(of: UInt8(ascii: ">")),
      let closing = bytes.lastIndex(of: UInt8(ascii: "<")), opening < closing
    else { return nil }
    return String(decoding: bytes[(opening + 1)..<closing], as: UTF8.self)
  }
}
