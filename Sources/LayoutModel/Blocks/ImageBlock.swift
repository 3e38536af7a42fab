/// A picture or a symbol.
public struct ImageBlock: Hashable, Sendable {
  public var source: Source
  /// Width over height; `nil` for the picture's own.
  public var aspectRatio: Double?
  public var contentMode: ContentMode
  /// What it shows, for people who can't see it.
  public var alternativeText: String?

  /// Where the picture comes from.
  public enum Source: Hashable, Sendable {
    /// `https` or `data`.
    case url(String)
    /// SF Symbol name.
    case symbol(String)
    case asset(String)
    case missing
  }

  /// How the picture fills a box of another shape.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case fit, fill
  }

  static let shape = ObjectShape.block(
    "an image block", [.imageURL, .imageIcon, .imageAsset, .aspectRatio, .contentMode, .alternativeText],
    checks: [.oneImageSource, .missingAlternative])

  init(_ block: ObjectReader) {
    source = Source(block)
    aspectRatio = block.number(.aspectRatio)
    contentMode = block.name(.contentMode, as: ContentMode.self) ?? .fit
    alternativeText = block.string(.alternativeText)
  }
}

extension ImageBlock.Source {
  fileprivate init(_ block: ObjectReader) {
    if let icon = block.string(.imageIcon) {
      self = .symbol(icon)
    } else if let url = block.string(.imageURL) {
      self = .url(url)
    } else if let asset = block.string(.imageAsset) {
      self = .asset(asset)
    } else {
      self = .missing
    }
  }
}

extension Field {
  static let imageURL = Field("url", .string(StringShape(.imageURL)), "an https or data URL of the picture")
  static let imageIcon = Field("icon", .string(StringShape(.symbol)), "SF Symbol name")
  static let imageAsset = Field(
    "asset", .string(StringShape(minimumLength: 1)), "name of a picture in the app")
  static let aspectRatio = Field(
    "aspectRatio", .number(NumberRange(minimum: 0.01, maximum: 100)), "width over height")
  static let contentMode = Field(
    "contentMode", .name(NameSet(ImageBlock.ContentMode.allCases.map { $0.rawValue })),
    "how the picture fills a box of another shape")
  static let alternativeText = Field(
    "alt", .string(StringShape()), "what the picture shows, for people who can't see it")
}
