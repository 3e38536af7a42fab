/// What a JSON value must look like: the one table behind decoding, checking and the published schema.
public indirect enum ValueShape: Sendable {
  case string(StringShape)
  case number(NumberRange)
  case integer(NumberRange)
  case boolean
  /// One of a set of names.
  case name(NameSet)
  /// A colour name, a hex colour, or an object with one for light and one for dark.
  case color
  case array(of: ValueShape, limit: Int)
  case object(ObjectShape)
  /// An object with any keys.
  case map(of: ValueShape)
  /// An array of blocks.
  case blocks
  /// One of several, told apart by the JSON type.
  case either([ValueShape])
}

/// A string's bounds and form.
public struct StringShape: Sendable {
  public var format: StringFormat
  /// Characters.
  public var minimumLength: Int
  /// Characters; `nil` for no bound of its own.
  public var maximumLength: Int?

  public init(_ format: StringFormat = .text, minimumLength: Int = 0, maximumLength: Int? = nil) {
    self.format = format
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
  }
}

/// The forms that strings are checked for.
public enum StringFormat: Sendable {
  case text
  /// Letters, digits, `.`, `_` and `-`.
  case identifier
  /// An SF Symbol name.
  case symbol
  /// A URL that must be `https`.
  case secureURL
  /// A picture: `https` or `data`.
  case imageURL
  /// A tap target: `https`, or `plush://widget/<id>`.
  case tapURL
  /// A page or picture: `https`, or `http` where the app allows it.
  case webURL
  /// Any scheme that a notification action may open.
  case actionURL
  /// RFC 3339 date and time.
  case dateTime
  case base64
  /// Free text of at most so many UTF-8 bytes.
  case bytes(Int)
  /// The value of an HTTP header.
  case headerValue
  /// `auto` or a number followed by `fr`.
  case gridTrack
}

/// Closed bounds of a number; `nil` is open.
public struct NumberRange: Hashable, Sendable {
  public var minimum: Double?
  public var maximum: Double?

  public init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let fraction = NumberRange(minimum: 0, maximum: 1)
  public static let any = NumberRange()

  /// Lengths in points: bounded so that no sum of 512 of them leaves the exact range of the layout.
  public static let length = NumberRange(minimum: 0, maximum: Limits.points)

  func contains(_ number: Double) -> Bool {
    number >= (minimum ?? -.infinity) && number <= (maximum ?? .infinity)
  }

  func clamp(_ number: Double) -> Double {
    min(max(number, minimum ?? -.greatestFiniteMagnitude), maximum ?? .greatestFiniteMagnitude)
  }

  /// "from 0 to 1", "at least 0" and the like.
  var wording: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "from \(plain(minimum)) to \(readable(maximum))"
    case (let minimum?, nil): "at least \(plain(minimum))"
    case (nil, let maximum?): "at most \(plain(maximum))"
    case (nil, nil): "any number"
    }
  }
}

/// The names that a field takes, and other spellings of them.
public struct NameSet: Sendable {
  public var names: [String]
  /// Accepted besides; each stands for one of `names`.
  public var aliases: [(alias: String, name: String)]

  /// Whether an alias is remarked on: it is meant for reading, not for writing.
  public var prefersNames: Bool

  public init(
    _ names: [String], aliases: [(alias: String, name: String)] = [], prefersNames: Bool = false
  ) {
    self.names = names
    self.aliases = aliases
    self.prefersNames = prefersNames
  }

  var accepted: [String] { names + aliases.map { $0.alias } }

  /// The name that `text` stands for in exactly this case.
  func exact(_ text: String) -> String? {
    for name in names where name == text { return name }
    for entry in aliases where entry.alias == text { return entry.name }
    return nil
  }

  /// The name that `text` stands for; where the author chose another case, that too.
  func resolve(_ text: String) -> (name: String, isExact: Bool)? {
    if let exact = exact(text) { return (exact, true) }
    let lowercased = text.lowercased()
    return lookUp { $0.lowercased() == lowercased }.map { ($0, false) }
  }

  private func lookUp(_ matches: (String) -> Bool) -> String? {
    names.first(where: matches) ?? aliases.first { matches($0.alias) }?.name
  }
}

/// A bound as people read it: with its thousands parted.
private func readable(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? grouped(Int(number)) : plain(number)
}

/// A number as people write it: `8`, not `8.0`.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
}
