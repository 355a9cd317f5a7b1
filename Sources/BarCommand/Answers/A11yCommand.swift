internal import ArgumentParser
internal import BarLayout

/// `navbar a11y`: what VoiceOver reads, in its order.
struct A11yCommand: NavbarCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "a11y",
    abstract: "Say what VoiceOver reads of a bar, in its order.",
    discussion: """
      A line is a stop: what is there, and what it is. Names come from the scene; what VoiceOver adds \
      is in the scene's language.

        navbar a11y inbox.yaml
        navbar a11y inbox.yaml --content-offset 60
        navbar a11y inbox.yaml --format json | jq -r '.[] | select(.role=="heading").label'
      """)

  @Argument(help: "The scene file; - reads the standard input stream.", completion: .sceneFiles)
  var scene: String

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let laidOut = try SceneLayout(measuring)
      .layOut(SceneInput(argument: scene), overrides: overrides.overrides, console: console)
    switch format {
    case .text:
      for bar in laidOut.bars {
        for stop in bar.accessibilityElements {
          try console.printLine(stop.description)
        }
      }
    case .json:
      let stops = laidOut.bars.flatMap { bar in
        bar.accessibilityElements.map { value($0, in: bar) }
      }
      try console.printDocument(JSONValue.array(stops).text(expandedLevels: 1) + "\n")
    }
    return .success
  }

  private func value(_ stop: AccessibilityElement, in bar: LaidOutBar) -> JSONValue {
    .members([
      "id": .string(stop.id.description),
      "column": bar.column.map(JSONValue.string),
      "spoken": .string(stop.description),
      "label": .string(stop.label),
      "role": .string(stop.role.rawValue),
      "isDimmed": .boolean(stop.isDimmed),
      "isSelected": .boolean(stop.isSelected),
      "position": stop.position.map {
        .array([.number(Double($0.index)), .number(Double($0.count))])
      },
      "frame": bar.element(stop.id).map { .rect($0.frame) },
    ])
  }
}
