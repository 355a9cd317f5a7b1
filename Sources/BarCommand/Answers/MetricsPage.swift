internal import BarLayout

/// `docs/METRICS.md`: every number, when it applies, and its evidence.
enum MetricsPage {
  /// The command that writes the page.
  static let command = "navbar metrics --markdown > docs/METRICS.md"

  /// The page.
  static var text: String {
    let debts = MetricTable.rows.filter(\.isDebt).count
    let all = MetricTable.rows.count + MetricTable.fixedNumbers.count
    var lines = [
      "# Metrics", "",
      "Every number that layouts use, when it applies, and how it is known. Lengths are points unless the",
      "line says otherwise. Of the rows of a number that hold for a bar the last one counts; a number without",
      "such a row is 0. `navbar metrics --scene SCENE` prints the rows that count for one bar.", "",
      "This page is written by `\(command)`, and a test fails when it is out of date.", "",
      "| evidence | means | rows |", "| --- | --- | ---: |",
    ]
    let kinds = [
      ("documented", "stated by Apple, on the page that is named"),
      ("measured", "read off a real bar; which one, and how"),
      ("derived", "worked out from measured numbers"),
      ("chosen", "nobody published it: a debt, listed at the end"),
    ]
    for (kind, meaning) in kinds {
      lines.append("| \(kind) | \(meaning) | \(count(of: kind)) |")
    }
    lines += ["| all | | \(all) |", ""]
    for family in MetricTable.families { lines += section(family) }
    lines += fixed
    lines += ["## Debts", "", sentence(debts), "", "| number | value | when | why |"]
    lines.append("| --- | ---: | --- | --- |")
    for row in MetricTable.rows where row.isDebt {
      lines.append(
        "| [`\(row.metric.name)`](#\(row.metric.name.lowercased())) "
          + "| \(NumberText.precise(row.value)) | \(row.condition) | \(cell(row.source.text)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ debts: Int) -> String {
    """
    \(debts) rows are `chosen`: nobody published a measurement, so the number is our choice until
    somebody makes one. [DEVIATIONS.md](DEVIATIONS.md) says which of them show.
    """
  }

  private static func count(of kind: String) -> Int {
    (MetricTable.rows.map(\.source) + MetricTable.fixedNumbers.map(\.source))
      .filter { $0.kind == kind }.count
  }

  private static func section(_ family: MetricTable.Family) -> [String] {
    var lines = ["## \(family.name)", ""]
    var seen: Set<Metric> = []
    for row in family.rows where seen.insert(row.metric).inserted {
      lines += ["### \(row.metric.name)", "", row.metric.summary + ".", ""]
      lines += ["| value | when | evidence | |", "| ---: | --- | --- | --- |"]
      for row in family.rows.filter({ $0.metric == row.metric }) {
        lines.append(
          "| \(NumberText.precise(row.value)) | \(row.condition) | \(row.source.kind) "
            + "| \(cell(row.source.text)) |")
      }
      lines.append("")
    }
    return lines
  }

  private static var fixed: [String] {
    var lines = [
      "## Numbers without exceptions", "", "| number | value | what it is | evidence | |",
      "| --- | ---: | --- | --- | --- |",
    ]
    for number in MetricTable.fixedNumbers {
      lines.append(
        "| `\(number.name)` | \(NumberText.precise(number.value)) | \(number.summary) "
          + "| \(number.source.kind) | \(cell(number.source.text)) |")
    }
    return lines + [""]
  }

  /// A text that does not end its cell.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text { result += character == "|" ? "\\|" : String(character) }
    return result
  }
}

extension MetricRow {
  /// Whether nobody published the number.
  var isDebt: Bool { source.kind == "chosen" }
}
