import BarLayout
import Testing

@testable import BarCommand

/// The pages about numbers and deviations.
@Suite struct MetricsPageTests {
  @Test func `docs METRICS is what navbar prints`() throws {
    #expect(try AnswerFiles.text("docs/METRICS.md") == MetricsPage.text, "\(MetricsPage.command)")
  }

  @Test func `docs DEVIATIONS is what navbar prints`() throws {
    #expect(
      try AnswerFiles.text("docs/DEVIATIONS.md") == DeviationsPage.text,
      "\(DeviationsPage.command)")
  }

  @Test func `every row of every table is on the page`() {
    let rows = NumberFamily.all.flatMap(\.rows)
    #expect(
      rows.count
        == MetricTable.rows.count + WatchMetricTable.rows.count + PlatformMetricTable.rows.count
        + MockupMetricTable.rows.count)
    #expect(
      Set(MetricTable.families.flatMap(\.rows).map(\.metric)) == Set(MetricTable.rows.map(\.metric))
    )
    let page = MetricsPage.text
    #expect(rows.allSatisfy { page.contains("### \($0.name)\n") })
    let bars = NumberFamily.all.filter { $0.bars != .mockups }.flatMap(\.rows)
    let debts = (rows.filter(\.isDebt).count, bars.filter(\.isDebt).count)
    #expect(page.contains("\(debts.1) rows of bars are `assumed`"))
    #expect(page.contains("\(debts.0 - debts.1) rows of mockups"))
  }

  @Test func `a source that says it assumes something has a deviation`() throws {
    let named = Set(Deviation.all.flatMap(\.files))
    let folder = "Sources/BarLayout"
    let tables = ["Metrics/", "Explain/", "Devices/", "Text/Generated/"]
    for file in AnswerFiles.swift(in: folder)
    where !tables.contains(where: { file.contains($0) }) {
      let text = try AnswerFiles.text("\(folder)/\(file)")
      let says = text.split(separator: "\n").contains { line in
        let comment = line.drop { $0 == " " }
        return comment.hasPrefix("//")
          && ["Source: assumed", "; assumed", " is assumed.", "are assumed.", "Assumed:"].contains {
            comment.contains($0)
          }
      }
      #expect(!says || named.contains(file), "\(file): add it to Deviation.all")
    }
    for file in named { #expect(AnswerFiles.exists("\(folder)/\(file)"), "\(file)") }
  }

  @Test func `scenes that show deviations are there`() {
    for scene in Deviation.all.compactMap(\.scene) {
      #expect(AnswerFiles.exists(scene), "\(scene)")
    }
  }

  @Test func `every expectation that fails is listed`() throws {
    let page = try AnswerFiles.text("docs/CONFORMANCE.md")
    let rows = page.split(separator: "\n").filter { $0.hasSuffix("| fail |") }
    for row in rows {
      let name = row.split(separator: "|")[0].filter { $0 != " " }
      #expect(DeviationsPage.unmet.contains { $0.name == name }, "\(name)")
    }
    #expect(DeviationsPage.unmet.count <= rows.count)
  }

  @Test func `numbers can be asked for by name, by scene, and for other programs`() async {
    let gap = await CommandRun(["metrics", "titleGap"])
    #expect(gap.text.hasPrefix("Distance between the title and the buttons beside it.\n"))
    let disc = await CommandRun([
      "metrics", "buttonDiameter", "--scene",
      ExamplesTests.path("watch-46-messages-detail.yaml"), "--format", "json",
    ])
    #expect(disc.text.contains("\"metric\": \"buttonDiameter\", \"value\": 35,"))
    let none = await CommandRun(["metrics", "titelGap"])
    #expect(none.status == .notFound && none.messages.contains("titleGap"))
    let both = await CommandRun(["metrics", "--markdown", "--deviations"])
    #expect(both.status == .usage)
  }
}
