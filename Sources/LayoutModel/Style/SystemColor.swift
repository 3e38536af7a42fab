/// The colours that a payload may call by name.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  /// The four strengths of text, which iOS calls label, secondary label and so on.
  case primary, secondary, tertiary, quaternary
  case clear, white, black
}

/// The colours that iOS names by their use, which the engine draws with and no payload names.
public enum SemanticColor: String, Hashable, Sendable, CaseIterable {
  /// Fills of shapes, from those for thin shapes to those for large ones.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  /// Backgrounds of what floats above another thing, as a widget above the wallpaper: lighter in dark mode.
  case elevatedSystemBackground, elevatedSecondarySystemBackground, elevatedTertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// A hairline that lets what is under it show through, and one that does not.
  case separator, opaqueSeparator
  case link, placeholderText
}
