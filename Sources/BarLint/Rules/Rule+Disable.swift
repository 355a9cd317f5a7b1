internal import BarLayout
internal import BarSceneFile

extension Rule {
  /// What disabling does is known after the other rules have spoken: `Linter` answers for this one.
  static let needlessDisable = Rule(
    .needlessDisable, .note, "Disable only rules that the scene breaks.",
    reason: """
      A reason for something that no longer happens misleads whoever reads the scene, and would \
      hide the next mistake.
      """,
    source: "a rule of navbar's own",
    bad: """
      lint:
        appName: Ledger
        disable:
          long-title: the title is the song's
      navigationBar:
        items:
          - title: Haydn
      """,
    good: """
      lint:
        disable:
          long-title: the title is the song's
      navigationBar:
        items:
          - title: Variations on a Theme
      """,
    isFixable: true
  ) { _ in [] }
}
