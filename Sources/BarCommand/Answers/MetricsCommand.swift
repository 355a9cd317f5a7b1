internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile

/// `navbar metrics`: every number layouts use, when it applies, and how it is known.
struct MetricsCommand: NavbarCommand {
  /// The forms the numbers can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "List the numbers bars are made of, with the evidence for each.",
    discussion: """
      Of the rows of a number that hold for a bar the last one counts. `--scene` picks those that are \
      in force for one bar. `chosen` means that nobody published the number.

        navbar metrics
        navbar metrics titleGap
        navbar metrics --scene inbox.yaml
        navbar metrics barHeight --scene inbox.yaml --orientation landscape
        navbar metrics --markdown > docs/METRICS.md
        navbar metrics --format json | jq '.[] | select(.evidence=="chosen").metric'
      """)

  @Argument(
    help: "One number, to see only its rows.",
    completion: .list(Metric.allCases.map(\.name)))
  var metric: String?

  @Flag(help: "Print the page docs/METRICS.md.")
  var markdown = false

  @Option(
    help: ArgumentHelp(
      "A scene file, to see only what is in force for its bar.", valueName: "scene"),
    completion: .sceneFiles)
  var scene: String?

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    if markdown, metric != nil || scene != nil {
      throw ValidationError("--markdown prints all numbers; leave the rest out")
    }
    if markdown, format == .json {
      throw ValidationError("--markdown and --format json are two forms; choose one")
    }
    if scene == nil, !overrides.overrides.isEmpty {
      throw ValidationError("options that override a scene need one: --scene FILE")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    if markdown {
      try console.print(MetricsPage.text)
      return .success
    }
    let wanted = try metric.map { name throws(Failure) in try Self.metric(named: name) }
    var rows = MetricTable.rows.filter { wanted == nil || $0.metric == wanted }
    if let scene {
      let metrics = try metrics(of: SceneInput(argument: scene), console)
      let inForce = (wanted.map { [$0] } ?? Metric.allCases).compactMap { metrics.row(of: $0) }
      rows = MetricTable.rows.filter(Set(inForce).contains)
      if let wanted, rows.isEmpty {
        throw Failure(.notFound, "\(wanted.name) has no row that holds for this bar: it is 0")
      }
    }
    switch format {
    case .text: try console.print(text(of: rows))
    case .json:
      try console.print(JSONValue.array(rows.map(value)).text(expandedLevels: 1) + "\n")
    }
    return .success
  }

  private static func metric(named name: String) throws(Failure) -> Metric {
    if let metric = Metric.allCases.first(where: { $0.name == name }) { return metric }
    let question = NearestNames(names: Metric.allCases.map(\.name)).question(name)
    throw Failure(.notFound, "no number \(name)\(question)")
  }

  private func metrics(
    of input: SceneInput, _ console: Console
  ) throws(Failure) -> NavigationBarMetrics {
    let scene = try LayoutStage().scene(input, overrides: overrides.overrides, console: console)
    do throws(SceneError) {
      return try ResolvedScene(resolving: scene).bar.metrics
    } catch {
      throw Failure(.badScene, "\(error.keyPath): \(error.message)")
    }
  }

  private func text(of rows: [MetricRow]) -> String {
    var text = ""
    if let first = rows.first, metric != nil { text += "\(first.metric.summary).\n\n" }
    return text
      + TextTable(
        rows: rows.map {
          [
            $0.metric.name, NumberText.precise($0.value), $0.condition.description,
            "\($0.source.kind): \($0.source.text)",
          ]
        }
      ).text
  }

  private func value(of row: MetricRow) -> JSONValue {
    .members([
      "metric": .string(row.metric.name),
      "value": .number(row.value),
      "exact": .string(NumberText.precise(row.value)),
      "condition": .string(row.condition.description),
      "evidence": .string(row.source.kind),
      "source": .string(row.source.text),
      "summary": .string(row.metric.summary),
    ])
  }
}
