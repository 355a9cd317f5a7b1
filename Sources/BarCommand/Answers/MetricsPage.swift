internal import BarAnswers
internal import BarLayout

/// `docs/METRICS.md`: every number, when it applies, and its evidence.
enum MetricsPage {
  /// The command that writes the page.
  static let command = "navbar metrics --markdown > docs/METRICS.md"

  /// The page.
  static var text: String {
    let rows = NumberFamily.all.flatMap(\.rows)
    var lines = [
      "# Metrics", "",
      "Every number that layouts use, when it applies, and how it is known. Lengths are points unless the",
      "line says otherwise. Of the rows of a number that hold for a bar the last one counts, and every number",
      "has one for every bar; a fact that no row states is not so. `navbar metrics --scene SCENE` prints the rows that count for one bar, and",
      "`navbar explain SCENE KEYPATH` those that made one value.", "",
      "This page is written by `\(command)`, and a test fails when it is out of date.", "",
      "| evidence | means | rows |", "| --- | --- | ---: |",
    ]
    let kinds = [
      ("documented", "stated by Apple, or in the source that is named"),
      ("measured", "read off a real bar; which one, and how"),
      ("derived", "worked out from measured numbers"),
      ("second-hand", "from another toolkit or a re-implementation that follows the system"),
      ("assumed", "nobody published it: a debt, listed at the end"),
    ]
    let sources = rows.map(\.source) + MetricTable.fixedNumbers.map(\.source)
    for (kind, meaning) in kinds {
      lines.append(
        "| \(kind) | \(meaning) | \(sources.filter { $0.kind == kind }.count) |")
    }
    lines += ["| all | | \(sources.count) |", ""]
    var anchors = HeadingAnchors()
    var (debts, ofMockups): ([String], [String]) = ([], [])
    for family in NumberFamily.all {
      lines += ["## \(family.title)", ""]
      _ = anchors.anchor(of: family.title)
      var seen: Set<String> = []
      for row in family.rows where seen.insert(row.name).inserted {
        let anchor = anchors.anchor(of: row.name)
        let group = family.rows.filter { $0.name == row.name }
        lines += section(row, group)
        let owed = group.filter(\.isDebt).map { debt($0, family, anchor) }
        if family.bars == .mockups { ofMockups += owed } else { debts += owed }
      }
    }
    lines += fixed
    lines += [
      "## Debts", "",
      "\(debts.count) rows of bars are `assumed`: nobody published a measurement, so the number is our choice until",
      "somebody makes one. [DEVIATIONS.md](DEVIATIONS.md) says which of them are behaviours. \(ofMockups.count) rows of mockups,",
      "which no frame of a bar depends on, are assumed too and stand at the end of the list.", "",
      "| number | value | bars | when | why |", "| --- | ---: | --- | --- | --- |",
    ]
    return (lines + debts + ofMockups).joined(separator: "\n") + "\n"
  }

  private static func section(_ first: NumberRow, _ rows: [NumberRow]) -> [String] {
    ["### \(first.name)", "", first.summary + ".", ""]
      + ["| value | when | evidence | |", "| ---: | --- | --- | --- |"]
      + rows.map {
        "| \(NumberText.value($0.value, $0.unit)) | \($0.condition) | \($0.source.kind) "
          + "| \(MarkdownCell.text($0.source.text))\(MarkdownCell.cases($0.cases)) |"
      } + [""]
  }

  private static func debt(_ row: NumberRow, _ family: NumberFamily, _ anchor: String) -> String {
    "| [`\(row.name)`](#\(anchor)) | \(NumberText.value(row.value, row.unit)) | \(family.bars.rawValue) "
      + "| \(row.condition) | \(MarkdownCell.text(row.source.text)) |"
  }

  private static var fixed: [String] {
    [
      "## Numbers beside the tables", "",
      "What decides whether a row holds, and what arithmetic may be off by.", "",
      "| number | value | what it is | evidence | |", "| --- | ---: | --- | --- | --- |",
    ]
      + MetricTable.fixedNumbers.map {
        "| `\($0.name)` | \(NumberText.precise($0.value)) | \($0.summary) "
          + "| \($0.source.kind) | \(MarkdownCell.text($0.source.text)) |"
      } + [""]
  }
}

/// Cells of tables in Markdown.
enum MarkdownCell {
  /// Links to the cases that hold a number to account; each file names its source.
  static func cases(_ cases: [String]) -> String {
    guard !cases.isEmpty else { return "" }
    let links = cases.map { "[\($0)](../Tools/Conformance/Cases/\($0).yaml)" }
    return " Cases: \(links.joined(separator: ", "))."
  }

  /// A text that does not end its cell.
  static func text(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

/// The names links to headings go by: small letters, and a number where a heading comes again.
struct HeadingAnchors {
  private var counts: [String: Int] = [:]

  /// The name of the next heading on the page.
  mutating func anchor(of heading: String) -> String {
    let plain = String(
      heading.lowercased().compactMap { character -> Character? in
        character == " "
          ? "-"
          : character.isLetter || character.isNumber || character == "-"
            ? character : nil
      })
    let count = counts[plain, default: 0]
    counts[plain] = count + 1
    return count == 0 ? plain : "\(plain)-\(count)"
  }
}
