extension ShapeChecker {
  mutating func checkNumber(_ value: JSONValue, _ range: NumberRange, isInteger: Bool, _ place: Place) {
    guard case .number(let number) = value.kind else {
      return report(
        .wrongNumber(
          subject(of: place), range: range, isInteger: isInteger, found: value, at: place.pointer))
    }
    if !range.contains(number) || isInteger && number != number.rounded() {
      report(
        .outOfRange(
          subject(of: place), range: range, isInteger: isInteger, found: number, value: value,
          at: place.pointer))
    }
  }

  mutating func checkBoolean(_ value: JSONValue, _ place: Place) {
    if case .boolean = value.kind { return }
    wrongType("true or false", value, place)
  }

  mutating func checkName(_ value: JSONValue, _ names: NameSet, _ place: Place) {
    guard case .string(let text) = value.kind else { return wrongType("a string", value, place) }
    for name in names.names where name == text { return }
    if let name = names.exact(text) {
      if !names.prefersNames { return }
      return report(.nameAlias(text, name: name, value: value, at: place.pointer))
    }
    guard names.resolve(text) != nil else {
      return report(.unknownName(subject(of: place), text, names: names, value: value, at: place.pointer))
    }
    report(.nameCase(text, name: names.properSpelling(of: text), value: value, at: place.pointer))
  }

  mutating func checkColor(_ value: JSONValue, _ place: Place) {
    switch value.kind {
    case .string(let text):
      if ColorValue(text) != nil { return }
      if let name = ColorValue.properName(of: text) {
        report(.nameCase(text, name: name, value: value, at: place.pointer))
      } else {
        report(.invalidColor(subject(of: place), text, value: value, at: place.pointer))
      }
    case .object: checkObject(value, .adaptiveColor, place)
    case .null, .boolean, .number, .array: wrongType(ValueShape.color.expectation, value, place)
    }
  }

  mutating func checkString(_ value: JSONValue, _ shape: StringShape, _ place: Place) {
    guard case .string(let text) = value.kind else { return wrongType("a string", value, place) }
    let limit = shape.maximumLength ?? shape.format.drawnLength
    if text.utf8.count > limit || text.utf8.count < shape.minimumLength {
      let length = text.unicodeScalars.count
      if length < shape.minimumLength || length > limit {
        return reportLength(length, shape, value, place)
      }
    }
    checkFormat(text, shape.format, value, place)
  }

  private mutating func reportLength(
    _ length: Int, _ shape: StringShape, _ value: JSONValue, _ place: Place
  ) {
    if shape.maximumLength != nil || length < shape.minimumLength {
      report(.textLength(subject(of: place), length, shape: shape, value: value, at: place.pointer))
    } else {
      report(
        .limitExceeded(
          "\(subject(of: place)) has \(grouped(length)) characters: more than \(grouped(Limits.textLength)) are not drawn, shorten it",
          at: place.pointer, value.span))
    }
  }
}

extension StringFormat {
  /// Characters that are drawn at most, where a field has no bound of its own.
  fileprivate var drawnLength: Int {
    switch self {
    case .bytes, .secureURL, .imageURL, .tapURL, .webURL, .actionURL, .base64: .max
    default: Limits.textLength
    }
  }
}

extension NameSet {
  /// The accepted spelling that differs from `text` in case alone.
  fileprivate func properSpelling(of text: String) -> String {
    let lowercased = text.lowercased()
    return accepted.first { $0.lowercased() == lowercased } ?? text
  }
}
