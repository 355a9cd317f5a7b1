internal import BarLint
internal import BarSceneFile

/// The rules to read.
enum RulePage {
  /// One rule, for a terminal.
  static func text(of rule: Rule) -> String {
    """
    \(rule.id.rawValue) (\(facts(of: rule)))

    \(rule.summary)
    \(rule.reason)

    Source: \(rule.source)

    Breaks it:

    \(indented(rule.bad))

    Keeps it:

    \(indented(rule.good))

    """
  }

  /// Every rule, as docs/LINT.md has them.
  static var markdown: String {
    var text = """
      # Rules of `navbar lint`

      Printed by `navbar rule --markdown`. The reasons are in our own words; the source names the page \
      of Apple's guidelines that a rule is made from. `navbar rule RULE` shows one of them.

      A scene that breaks a rule on purpose says so, with the reason:

      ```yaml
      lint:
        disable:
          long-title: the title is the song's
      ```

      Every bar that shows is looked at, in each column of a split view, and under every combination of \
      the scene's `matrix`; what several of them show is said once. A finding stands at the key that \
      offends, be it a screen's own or a word of `strings`.

      `lint.appName` is what the app is called, `lint.locales` are languages in which texts are looked \
      at besides the scene's own. `--fix` fixes what is marked as fixable. A baseline, written by \
      `--write-baseline` and read by `--baseline`, keeps what was found before from counting.

      | rule | severity | asks |
      | --- | --- | --- |

      """
    for rule in Rule.all {
      let name = rule.id.rawValue
      text += "| [`\(name)`](#\(name)) | \(facts(of: rule)) | \(rule.summary) |\n"
    }
    for rule in Rule.all {
      text += """

        ## \(rule.id.rawValue)

        **\(rule.summary)** \(rule.reason)

        Severity: \(facts(of: rule)). Source: \(rule.source).

        Breaks it:

        ```yaml
        \(rule.bad)
        ```

        Keeps it:

        ```yaml
        \(rule.good)
        ```

        """
    }
    return text
  }

  private static func facts(of rule: Rule) -> String {
    rule.severity.rawValue + (rule.isFixable ? ", fixable" : "")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
