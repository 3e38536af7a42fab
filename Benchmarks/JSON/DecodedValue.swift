/// Any JSON value by way of `Decodable`, as a server without a parser of its own would take it.
enum DecodedValue: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([DecodedValue])
  case object([String: DecodedValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let object = try? container.decode([String: DecodedValue].self) {
      self = .object(object)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let array = try? container.decode([DecodedValue].self) {
      self = .array(array)
    } else {
      self = .boolean(try container.decode(Bool.self))
    }
  }
}
