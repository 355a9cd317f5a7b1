/// A colour as a scene asks for it: fixed, or one that follows the user's settings.
public enum SceneColor: Hashable, Sendable {
  /// Always this colour.
  case fixed(BarColor)
  /// One of the system's, resolved with the traits. UIKit: `UIColor.systemBlue`, `.label`, …
  case system(SystemColor)
}

/// The system's colours that follow light and dark.
///
/// UIKit: `UIColor`'s of the same names.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator, link, tintColor
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case black, white, clear, red, green, blue, cyan, yellow, magenta, orange, purple, brown
  case gray, darkGray, lightGray
}
