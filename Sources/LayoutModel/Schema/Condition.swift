/// Something that holds for an object or not, in words that both a check and a published schema understand.
public indirect enum Condition: Sendable {
  /// The field is there, in any spelling.
  case has(Field)
  case equals(Field, String)
  case isTrue(Field)
  /// The string in the field begins with one of these URL schemes.
  case hasScheme(Field, [String])
  /// The array in the field has so many entries.
  case count(Field, ClosedRange<Int>)
  case not(Condition)
  case any([Condition])
  case all([Condition])
  /// Where the first holds, the second must.
  case implies(Condition, Condition)
  case exactlyOne([Field])
}
