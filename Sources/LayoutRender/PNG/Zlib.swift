internal import CDeflate

/// Compression and checksums by libdeflate.
enum Zlib {
  /// On a widget's pixels the best trade of time for size.
  private static let level: Int32 = 6

  static func compress(_ bytes: [UInt8]) throws(RenderFailure) -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { throw .compression }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let compressed = unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      unsafe bytes.withUnsafeBytes { source in
        count = unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, buffer.baseAddress, buffer.count)
      }
    }
    guard !compressed.isEmpty else { throw .compression }
    return compressed
  }

  /// CRC-32 as PNG uses it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
