internal import LayoutModel
internal import Testing

/// A text with one problem.
struct ProblemCase: Sendable, CustomTestStringConvertible {
  let text: String
  let kind: JSONProblem.Kind
  /// `line:column`.
  let position: String
  /// What the problem's span covers.
  let source: String
  let pointer: String
  let message: String
  /// The text after the fix, `nil` where there is none.
  let repaired: String?

  init(
    _ text: String, _ kind: JSONProblem.Kind, at position: String, _ source: String, in pointer: String,
    _ message: String, fixed repaired: String? = nil
  ) {
    self.text = text
    self.kind = kind
    self.position = position
    self.source = source
    self.pointer = pointer
    self.message = message
    self.repaired = repaired
  }

  var testDescription: String { text }

  static let all = separators + brackets + spellings + numbers + strings + whole

  private static let separators = [
    ProblemCase(
      #"{"a":1 "b":2}"#, .missingComma, at: "1:7", "", in: "/a", "missing comma: put ',' between elements",
      fixed: #"{"a":1, "b":2}"#),
    ProblemCase(
      "[1\n  2]", .missingComma, at: "1:3", "", in: "/0", "missing comma: put ',' between elements",
      fixed: "[1,\n  2]"),
    ProblemCase(
      "[1;2]", .missingComma, at: "1:3", ";", in: "/0",
      "';' after an element: JSON separates elements with ','", fixed: "[1,2]"),
    ProblemCase(
      "[1;]", .missingComma, at: "1:3", ";", in: "/0",
      "';' after an element: JSON separates elements with ','", fixed: "[1]"),
    ProblemCase(
      #"{"é" 1}"#, .missingColon, at: "1:5", "", in: "/é", "missing colon after key 'é': put ':' there",
      fixed: #"{"é": 1}"#),
    ProblemCase(
      #"{"a"=>1}"#, .missingColon, at: "1:5", "=>", in: "/a", "'=' after a key: JSON writes ':'",
      fixed: #"{"a":1}"#),
    ProblemCase(
      "{\"layout\": [\n  {},\n]}", .trailingComma, at: "2:5", ",", in: "/layout/0",
      "trailing comma before ']': JSON allows none, remove it", fixed: "{\"layout\": [\n  {}\n]}"),
    ProblemCase(
      "{\"a\":1,}", .trailingComma, at: "1:7", ",", in: "/a",
      "trailing comma before '}': JSON allows none, remove it", fixed: "{\"a\":1}"),
    ProblemCase(
      "[1,,2]", .extraComma, at: "1:4", ",", in: "/0", "extra comma: JSON allows no empty element, remove it",
      fixed: "[1,2]"),
    ProblemCase(
      "[,1]", .extraComma, at: "1:2", ",", in: "/0", "extra comma: JSON allows no empty element, remove it",
      fixed: "[1]"),
    ProblemCase(
      #"["a": 1]"#, .syntax, at: "1:5", ":", in: "/0",
      "':' in an array: keys stand in an object, between '{' and '}'"),
    ProblemCase(
      #"{"a"::1}"#, .syntax, at: "1:6", ":", in: "/a", "':' where a value is expected: remove it",
      fixed: #"{"a":1}"#),
    ProblemCase(
      #"{"a", "b":1}"#, .syntax, at: "1:2", #""a""#, in: "/a",
      "key 'a' has no value: ':' and a value are expected"),
    ProblemCase(
      #"{"a":,"b":1}"#, .syntax, at: "1:6", ",", in: "/a",
      "',' where a value is expected: write the value, or null"),
    ProblemCase("{:1}", .syntax, at: "1:2", ":", in: "", "':' where a key in double quotes is expected"),
    ProblemCase("[1@]", .syntax, at: "1:3", "@", in: "/0", "'@' where ',' or ']' is expected"),
  ]

  private static let brackets = [
    ProblemCase(
      #"{"a":[1,2}"#, .unclosed, at: "1:10", "}", in: "/a/1", "'}' before the array is closed: add ']'",
      fixed: #"{"a":[1,2]}"#),
    ProblemCase(
      "[1}", .unclosed, at: "1:3", "}", in: "/0", "'}' closes an array: write ']'", fixed: "[1]"),
    ProblemCase(
      "{\"a\":[1\n", .unclosed, at: "2:1", "", in: "/a/0", "the input ends where ',' or ']' is expected",
      fixed: "{\"a\":[1]}\n"),
    ProblemCase(
      "[1,", .unclosed, at: "1:4", "", in: "/0", "the input ends where ']' is expected", fixed: "[1]"),
    ProblemCase(
      #"{"a":"#, .unclosed, at: "1:6", "", in: "/a", "the input ends where a value is expected"),
    ProblemCase(#"{"a""#, .unclosed, at: "1:5", "", in: "/a", "the input ends where ':' is expected"),
    ProblemCase(
      "{", .unclosed, at: "1:2", "", in: "", "the input ends where a key in double quotes is expected"),
    ProblemCase(
      #"["a"#, .unclosed, at: "1:2", "\"", in: "/0", "string is never closed: add '\"'", fixed: #"["a"]"#),
    ProblemCase(
      "{\"a\":\"x,\n\"b\":1}", .unclosed, at: "1:6", "\"", in: "/a",
      "string is not closed on its line: add '\"', or write a line break as '\\n'",
      fixed: "{\"a\":\"x\",\n\"b\":1}"),
    ProblemCase("{}]", .syntax, at: "1:3", "]", in: "", "']' closes nothing: remove it", fixed: "{}"),
  ]

  private static let spellings = [
    ProblemCase(
      "[1, // one\n2]", .comment, at: "1:5", "// one", in: "/0", "comment: JSON allows none, remove it",
      fixed: "[1, \n2]"),
    ProblemCase(
      "[1 /* one */, 2]", .comment, at: "1:4", "/* one */", in: "/0",
      "comment: JSON allows none, remove it", fixed: "[1 , 2]"),
    ProblemCase(
      "# all\n[]", .comment, at: "1:1", "# all", in: "", "comment: JSON allows none, remove it", fixed: "\n[]"
    ),
    ProblemCase(
      #"{'it\'s "so"':1}"#, .singleQuotes, at: "1:2", #"'it\'s "so"'"#, in: "",
      "string in single quotes: JSON needs double quotes", fixed: #"{"it's \"so\"":1}"#),
    ProblemCase(
      "[“é”]", .singleQuotes, at: "1:2", "“é”", in: "/0", "string in curly quotes: JSON needs double quotes",
      fixed: #"["é"]"#),
    ProblemCase(
      "{title: 1}", .unquotedKey, at: "1:2", "title", in: "",
      "key 'title' without quotes: JSON needs double quotes", fixed: #"{"title": 1}"#),
    ProblemCase(
      "{1: 1}", .unquotedKey, at: "1:2", "1", in: "", "key '1' without quotes: JSON needs double quotes",
      fixed: #"{"1": 1}"#),
    ProblemCase(
      #"{"a": Deploy done, "b": 1}"#, .unquotedText, at: "1:7", "Deploy done", in: "/a",
      "text 'Deploy done' without quotes: JSON needs double quotes", fixed: #"{"a": "Deploy done", "b": 1}"#),
    ProblemCase(
      "[https://a.b/c]", .unquotedText, at: "1:2", "https://a.b/c", in: "/0",
      "text 'https://a.b/c' without quotes: JSON needs double quotes", fixed: #"["https://a.b/c"]"#),
    ProblemCase(
      "[#FF8800]", .unquotedText, at: "1:2", "#FF8800", in: "/0",
      "text '#FF8800' without quotes: JSON needs double quotes", fixed: ##"["#FF8800"]"##),
    ProblemCase(
      "[True]", .literalSpelling, at: "1:2", "True", in: "/0", "'True' is no JSON: write true",
      fixed: "[true]"),
    ProblemCase(
      "[None]", .literalSpelling, at: "1:2", "None", in: "/0", "'None' is no JSON: write null",
      fixed: "[null]"),
    ProblemCase(
      "[fals]", .literalSpelling, at: "1:2", "fals", in: "/0", "'fals' is no JSON: write false",
      fixed: "[false]"),
    ProblemCase(
      "[-Infinity]", .literalSpelling, at: "1:2", "-Infinity", in: "/0",
      "'-Infinity' is no JSON: leave the member out, or write null"),
    ProblemCase(
      "[\u{A0}1]", .whiteSpace, at: "1:2", "\u{A0}", in: "/0",
      "U+00A0 between values: JSON allows space, tab and line break only", fixed: "[ 1]"),
  ]

  private static let numbers = [
    ProblemCase(
      "[+1]", .numberSpelling, at: "1:2", "+1", in: "/0", "number '+1' has a plus sign: remove it",
      fixed: "[1]"),
    ProblemCase(
      "[-.5]", .numberSpelling, at: "1:2", "-.5", in: "/0",
      "number '-.5' starts with '.': write a digit before it", fixed: "[-0.5]"),
    ProblemCase(
      "[5.]", .numberSpelling, at: "1:2", "5.", in: "/0",
      "number '5.' has no digit after '.': write one, or leave out the '.'", fixed: "[5]"),
    ProblemCase(
      "[007]", .numberSpelling, at: "1:2", "007", in: "/0", "number '007' starts with 0: remove the zero",
      fixed: "[7]"),
    ProblemCase(
      "[1_000]", .numberSpelling, at: "1:2", "1_000", in: "/0",
      "number '1_000' has '_' between its digits: remove it", fixed: "[1000]"),
    ProblemCase(
      "[-0xFf]", .numberSpelling, at: "1:2", "-0xFf", in: "/0",
      "number '-0xFf' is hexadecimal: JSON has decimal numbers only", fixed: "[-255]"),
    ProblemCase(
      "[1e+]", .numberSpelling, at: "1:2", "1e+", in: "/0", "number '1e+' has no digits in its exponent",
      fixed: "[1]"),
    ProblemCase(
      "[-1e999]", .numberOutOfRange, at: "1:2", "-1e999", in: "/0",
      "number '-1e999' is too large: doubles end at 1.79e308"),
  ]

  private static let strings = [
    ProblemCase(
      "[\"a\tb\tc\"]", .controlCharacter, at: "1:4", "\t", in: "/0", "tab in a string: write it as '\\t'",
      fixed: #"["a\tb\tc"]"#),
    ProblemCase(
      "[\"a\nb\"]", .controlCharacter, at: "1:4", "\n", in: "/0",
      "line break in a string: write it as '\\n'", fixed: #"["a\nb"]"#),
    ProblemCase(
      "[\"\u{1B}\"]", .controlCharacter, at: "1:3", "\u{1B}", in: "/0",
      "control character U+001B in a string: write it as '\\u001b'", fixed: #"["\u001b"]"#),
    ProblemCase(
      #"["C:\dir"]"#, .escape, at: "1:5", #"\d"#, in: "/0",
      #"escape '\d' is unknown to JSON: a backslash is written '\\'"#, fixed: #"["C:\\dir"]"#),
    ProblemCase(
      #"["it\'s"]"#, .escape, at: "1:5", #"\'"#, in: "/0",
      #"escape '\'' is unknown to JSON: write the apostrophe alone"#, fixed: #"["it's"]"#),
    ProblemCase(
      #"["\u12"]"#, .escape, at: "1:3", #"\u12"#, in: "/0", #"escape '\u12' needs four hexadecimal digits"#),
    ProblemCase(
      #"{"text":"\ud83d"}"#, .loneSurrogate, at: "1:10", #"\ud83d"#, in: "/text",
      #"'\ud83d' is half a character: write both halves of the surrogate pair, or the character itself"#),
    ProblemCase(
      #"{"a\u0000":1}"#, .nulCharacter, at: "1:4", #"\u0000"#, in: "",
      "NUL character in a string: many readers end the text there, remove it"),
    ProblemCase(
      #"{"type":"text","type":"image"}"#, .duplicateKey, at: "1:16", #""type""#, in: "/type",
      "key 'type' repeats an earlier one: readers differ in which they take, remove one"),
  ]

  private static let whole = [
    ProblemCase("", .emptyInput, at: "1:1", "", in: "", "the input is empty: a JSON value is expected"),
    ProblemCase(" \n", .emptyInput, at: "2:1", "", in: "", "the input is empty: a JSON value is expected"),
    ProblemCase(
      "\u{FEFF}{}", .byteOrderMark, at: "1:1", "\u{FEFF}", in: "",
      "byte order mark before the text: JSON has none, save it without", fixed: "{}"),
    ProblemCase(
      "]", .syntax, at: "1:1", "]", in: "", "']' where a value is expected: write the value, or null"),
    ProblemCase(#"{"a"#, .unclosed, at: "1:2", "\"", in: "", "string is never closed: add '\"'"),
    ProblemCase(
      "{}\n{}", .syntax, at: "2:1", "{", in: "", "'{' after the end of the value: a JSON text is one value"),
    ProblemCase("<html>", .syntax, at: "1:1", "<", in: "", "'<' where a value is expected"),
  ]
}
