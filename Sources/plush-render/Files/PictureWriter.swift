enum PictureWriter {
  /// Writes a picture where the plan says, `-` for standard output, and names the file.
  static func write(_ bytes: [UInt8], to path: String, _ console: Console) throws(FileFailure) {
    if path == "-" {
      guard console.write(bytes) else { throw .system("standard output") }
      return
    }
    try FileWriter.makeFolder(above: path)
    try FileWriter.write(bytes, to: path)
    console.print(path)
  }
}
