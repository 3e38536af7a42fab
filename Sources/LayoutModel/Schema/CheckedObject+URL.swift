extension CheckedObject {
  /// The URL in a field without stray white space, or `nil` where there is none.
  func url(_ field: Field) -> URLText? {
    string(field).map { URLText(URLText.withoutWhiteSpace($0)) }
  }
}
