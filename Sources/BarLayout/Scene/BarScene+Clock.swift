extension BarScene {
  /// What the clock reads, in the scene's locale where the scene does not say.
  var clockText: String {
    clock
      ?? (locale == Self.englishLocale ? Self.englishClock : ClockTime.standard.text(in: locale))
  }

  /// The locale of a scene that does not say, and what the clock reads in it; most scenes need no
  /// other.
  private static let englishLocale = "en_US"
  private static let englishClock = ClockTime.standard.text(in: englishLocale)
}
