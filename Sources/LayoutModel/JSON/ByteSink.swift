/// What a writer writes to.
protocol ByteSink {
  mutating func append(_ byte: UInt8)
}

extension ByteSink {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { buffer in
      for index in 0..<buffer.count { unsafe append(buffer[index]) }
    }
  }
}

/// Keeps what is written.
struct ByteCollector: ByteSink {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }
}

/// Counts what is written.
struct ByteCounter: ByteSink {
  private(set) var count = 0

  mutating func append(_ byte: UInt8) {
    count += 1
  }
}
