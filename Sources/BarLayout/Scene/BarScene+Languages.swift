extension BarScene {
  /// Languages in which the system's own words are known, as `en`: what `locale` may start with.
  public static var languages: [String] { SystemWord.languages.map { "\($0)" } }

  /// Languages in which the scene itself has words; empty for one whose words are in none.
  public var stringLocales: [String] { strings.locales }
}
