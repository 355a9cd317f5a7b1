internal import BarAnswers
internal import BarLayout

/// `docs/DEVIATIONS.md`: where bars are knowingly not what UIKit makes of them.
enum DeviationsPage {
  /// The command that writes the page.
  static let command = "navbar metrics --deviations > docs/DEVIATIONS.md"

  /// Cases of the conformance that are not met, with the reason; `docs/CONFORMANCE.md` lists them
  /// under "What fails".
  static let unmet: [(name: String, reason: String)] = []

  /// The page.
  static var text: String {
    var lines = [
      "# Deviations", "",
      "Where the engine knowingly departs from UIKit or from a measurement, and where it does something that",
      "nobody published. Single numbers without a source are in [METRICS.md](METRICS.md#debts); here are",
      "behaviours.", "",
      "This page is written by `\(command)`. Tests fail when",
      "it is out of date, when a source file says that something is assumed and no line here names the file,",
      "and when an expectation of [CONFORMANCE.md](CONFORMANCE.md) fails that is not listed.", "",
      "## Behaviours", "",
    ]
    for deviation in Deviation.all { lines += section(deviation) }
    lines += ["## Expectations that are not met", ""]
    lines += unmet.isEmpty ? ["None."] : unmet.map { "- `\($0.name)`: \($0.reason)" }
    lines += [
      "", "## Switches and shares without a source", "",
      "Rows that decide what happens rather than how far. For these and for the lengths among the debts,"
        + " a few searches each were made for public view dumps of bars of 32 points, of visionOS and of"
        + " AppKit's toolbars, metrics of SF Compact and pictures of pushes with rounded screens: none was found.",
      "",
      "| number | value | bars | when | why |", "| --- | ---: | --- | --- | --- |",
    ]
    for family in NumberFamily.all {
      for row in family.rows where row.isDebt && row.unit != .points && row.unit != .pixels {
        lines.append(
          "| `\(row.name)` | \(NumberText.precise(row.value)) | \(family.bars.rawValue) "
            + "| \(row.condition) | \(MarkdownCell.text(row.source.text)) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ deviation: Deviation) -> [String] {
    var lines = [
      "### \(deviation.title)", "", "- The system: \(deviation.system)",
      "- Here: \(deviation.here)", "- Because: \(deviation.reason)",
      "- In: \(deviation.files.map { "`Sources/BarLayout/\($0)`" }.joined(separator: ", "))",
    ]
    if let scene = deviation.scene { lines.append("- Seen in: `\(scene)`") }
    return lines + [""]
  }
}
