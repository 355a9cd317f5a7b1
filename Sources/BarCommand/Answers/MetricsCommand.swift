internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout

/// `navbar metrics`: every number layouts use, when it applies, and how it is known.
struct MetricsCommand: OverridingCommand {
  /// The forms the numbers can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "List the numbers bars are made of, with the evidence for each.",
    discussion: """
      Of the rows of a number that hold for a bar the last one counts. `--scene` picks those that are \
      in force for one bar. `assumed` means that nobody published the number.

        navbar metrics
        navbar metrics titleGap
        navbar metrics --scene inbox.yaml
        navbar metrics barHeight --scene inbox.yaml --orientation landscape
        navbar metrics --markdown > docs/METRICS.md
        navbar metrics --deviations > docs/DEVIATIONS.md
        navbar metrics --format json | jq '.metrics[] | select(.evidence=="assumed").metric'
      """)

  @Argument(
    help: "One number, to see only its rows.", completion: .list(Self.names))
  var metric: String?

  @Flag(help: "Print the page docs/METRICS.md.")
  var markdown = false

  @Flag(help: "Print the page docs/DEVIATIONS.md.")
  var deviations = false

  @Option(
    help: ArgumentHelp(
      "A scene file, to see only what is in force for its bar.", valueName: "scene"),
    completion: .sceneFiles)
  var scene: String?

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    if markdown || deviations, metric != nil || scene != nil || (markdown && deviations) {
      throw ValidationError("--markdown and --deviations print a page each; leave the rest out")
    }
    if markdown || deviations, format == .json {
      throw ValidationError("a page and --format json are two forms; choose one")
    }
    if scene == nil, !overrides.overrides.isEmpty {
      throw ValidationError("options that override a scene need one: --scene FILE")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    if markdown || deviations {
      try console.printDocument(markdown ? MetricsPage.text : DeviationsPage.text)
      return .success
    }
    if let metric, !Self.names.contains(metric) {
      let question = NearestNames(names: Self.names).question(metric)
      throw Failure(.notFound, "no number \(metric)\(question)")
    }
    var rows: [Row] = NumberFamily.all.flatMap { family in
      family.rows.map { Row(bars: family.bars, row: $0) }
    }
    if let scene {
      let inputs = try SceneInputs([scene])
      if inputs.isPlural {
        throw Failure(.usage, "--scene is about one bar (found \(inputs.files.count) scenes)")
      }
      let scene = try SceneLayout().scene(
        inputs.files[0], overrides: overrides.overrides, console: console)
      let bars = NumberFamily.Bars(scene.device.idiom)
      rows = NumberFamily.Bars.rowsInForce(for: scene).map { Row(bars: bars, row: $0) }
    }
    if let metric { rows = rows.filter { $0.row.name == metric } }
    if let metric, rows.isEmpty {
      throw Failure(.notFound, "\(metric) has no row that holds for this bar: it is not so")
    }
    switch format {
    case .text: try console.print(text(of: rows))
    case .json:
      try console.printDocument(
        JSONValue.members([
          "schemaVersion": .number(1), "metrics": .array(rows.map(value)),
        ]).text(expandedLevels: 2) + "\n")
    }
    return .success
  }

  /// A row and the bars it is for.
  private struct Row {
    var bars: NumberFamily.Bars
    var row: NumberRow
  }

  /// Every number's name, once.
  private static let names: [String] = {
    var seen: Set<String> = []
    return NumberFamily.all.flatMap(\.rows).map(\.name).filter { seen.insert($0).inserted }
  }()

  private func text(of rows: [Row]) -> String {
    var text = ""
    if let first = rows.first?.row, metric != nil { text += "\(first.summary).\n\n" }
    return text
      + TextTable(
        rows: rows.map {
          [
            $0.row.name, NumberText.value($0.row.value, $0.row.unit), $0.bars.rawValue,
            $0.row.condition,
            $0.row.evidence,
          ]
        }
      ).text
  }

  private func value(of row: Row) -> JSONValue {
    .members([
      "metric": .string(row.row.name),
      "value": .number(row.row.value),
      "exact": .string(NumberText.precise(row.row.value)),
      "unit": .string(row.row.unit.rawValue),
      "bars": .string(row.bars.rawValue),
      "condition": .string(row.row.condition),
      "evidence": .string(row.row.source.kind),
      "source": .string(row.row.source.text),
      "cases": .array(row.row.cases.map(JSONValue.string)),
      "summary": .string(row.row.summary),
    ])
  }
}
