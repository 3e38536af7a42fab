internal import Foundation
internal import LayoutModel
internal import TestSupport
internal import Testing

/// The parsing cases of nst/JSONTestSuite: `y_` must be accepted, `n_` refused, `i_` is left to each parser.
@Suite(.enabled(if: SharedFolder.path != nil, "needs the folder of shared test material"))
struct ConformanceTests {
  @Test(arguments: try ConformanceCase.all(prefix: "y_"))
  func `a valid text is accepted`(_ text: ConformanceCase) throws {
    let result = JSONParser.parse(try text.bytes)
    #expect(result.isAccepted)
    #expect(result.value != nil)
    #expect(result.problems.allSatisfy { $0.kind == .duplicateKey || $0.kind == .nulCharacter })
  }

  @Test(arguments: try ConformanceCase.all(prefix: "n_"))
  func `an invalid text is refused`(_ text: ConformanceCase) throws {
    let result = JSONParser.parse(try text.bytes)
    #expect(!result.isAccepted)
    #expect(result.problems.contains { $0.kind.refusesInput })
  }

  @Test(arguments: try ConformanceCase.all(prefix: "i_"))
  func `where the standard leaves the choice ours is this`(_ text: ConformanceCase) throws {
    let result = JSONParser.parse(try text.bytes)
    #expect(result.problems.first?.kind == ConformanceCase.refused[text.name])
    #expect(result.isAccepted == ConformanceCase.accepted.contains(text.name))
  }

  @Test func `each text of the suite is there`() throws {
    #expect(try ConformanceCase.all(prefix: "").count == 318)
    #expect(
      try ConformanceCase.all(prefix: "i_").count == ConformanceCase.accepted.count
        + ConformanceCase.refused.count)
  }
}

/// A file of the suite.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let name: String

  private static let folder = (SharedFolder.path ?? "") + "/conformance/json-test-suite/test_parsing/"

  static func all(prefix: String) throws -> [ConformanceCase] {
    guard SharedFolder.path != nil else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(prefix) }
      .sorted()
      .map { ConformanceCase(name: $0.replacingOccurrences(of: ".json", with: "")) }
  }

  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + name + ".json"))) }
  }

  var testDescription: String { name }

  /// The texts that RFC 8259 leaves to the parser and ours accepts.
  static let accepted: Set<String> = [
    "i_number_double_huge_neg_exp",
    "i_number_real_underflow",
    "i_number_too_big_neg_int",
    "i_number_too_big_pos_int",
    "i_number_very_big_negative_int",
  ]

  /// The texts that RFC 8259 leaves to the parser and ours refuses, with the reason.
  static let refused: [String: JSONProblem.Kind] = [
    "i_number_huge_exp": .numberOutOfRange,
    "i_number_neg_int_huge_exp": .numberOutOfRange,
    "i_number_pos_double_huge_exp": .numberOutOfRange,
    "i_number_real_neg_overflow": .numberOutOfRange,
    "i_number_real_pos_overflow": .numberOutOfRange,
    "i_object_key_lone_2nd_surrogate": .loneSurrogate,
    "i_string_1st_surrogate_but_2nd_missing": .loneSurrogate,
    "i_string_1st_valid_surrogate_2nd_invalid": .loneSurrogate,
    "i_string_UTF-16LE_with_BOM": .otherEncoding,
    "i_string_UTF-8_invalid_sequence": .invalidUTF8,
    "i_string_UTF8_surrogate_U+D800": .invalidUTF8,
    "i_string_incomplete_surrogate_and_escape_valid": .loneSurrogate,
    "i_string_incomplete_surrogate_pair": .loneSurrogate,
    "i_string_incomplete_surrogates_escape_valid": .loneSurrogate,
    "i_string_invalid_lonely_surrogate": .loneSurrogate,
    "i_string_invalid_surrogate": .loneSurrogate,
    "i_string_invalid_utf-8": .invalidUTF8,
    "i_string_inverted_surrogates_U+1D11E": .loneSurrogate,
    "i_string_iso_latin_1": .invalidUTF8,
    "i_string_lone_second_surrogate": .loneSurrogate,
    "i_string_lone_utf8_continuation_byte": .invalidUTF8,
    "i_string_not_in_unicode_range": .invalidUTF8,
    "i_string_overlong_sequence_2_bytes": .invalidUTF8,
    "i_string_overlong_sequence_6_bytes": .invalidUTF8,
    "i_string_overlong_sequence_6_bytes_null": .invalidUTF8,
    "i_string_truncated-utf-8": .invalidUTF8,
    "i_string_utf16BE_no_BOM": .otherEncoding,
    "i_string_utf16LE_no_BOM": .otherEncoding,
    "i_structure_500_nested_arrays": .tooDeep,
    "i_structure_UTF-8_BOM_empty_object": .byteOrderMark,
  ]
}
