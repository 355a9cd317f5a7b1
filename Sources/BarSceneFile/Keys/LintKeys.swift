internal import BarLayout

extension Keys {
  /// What the scene says about the guidelines.
  static let lint = ObjectSchema<SceneLint>(
    "lint", "the lint settings", "What `navbar lint` should know about the scene.",
    start: SceneLint(),
    fields: [
      Field(
        "disable", Kind.object(disabledRules), \.disable,
        "Rules that the scene breaks on purpose, each with the reason."),
      Field(
        optional: "appName", Kind.text, \.appName,
        "What the app is called, for the rule against titles that repeat it."),
      Field(
        "locales", Kind.list(locale, max: SceneLimits.matrixValues), \.locales,
        "Languages in which texts are looked at besides the scene's own."),
    ])

  /// A reason for each rule that is not kept.
  private static let disabledRules = ObjectSchema<[LintRuleID: String]>(
    "disabledRules", "the disabled rules", "A reason for each rule that is not kept.", start: [:],
    fields: LintRuleID.allCases.map { rule in
      Field(
        rule.rawValue, Kind.text, "Why the rule \(rule.rawValue) is not kept."
      ) { table, reason, node, decoding in
        guard !reason.allSatisfy(\.isWhitespace) else {
          decoding.error(
            "\(rule.rawValue) needs a reason \(hint(found: "none", accepted: "a sentence"))",
            at: node.position)
          return
        }
        table[rule] = reason
      }
    })
}
