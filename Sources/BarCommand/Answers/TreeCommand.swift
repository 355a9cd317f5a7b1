internal import ArgumentParser
internal import BarLayout

/// `navbar tree`: a bar's elements as they stand inside each other.
struct TreeCommand: NavbarCommand {
  /// The forms a tree can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show which element of a bar stands inside which.",
    discussion: """
      Frames are x, y, width and height in points, from the screen's top left.

        navbar tree inbox.yaml
        navbar tree inbox.yaml --content-offset 60
        navbar tree inbox.yaml --format json | jq '.bars[0].elements[].id'
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
    let bars = laidOut.bars.map { (column: $0.column, roots: ElementTree.roots(of: $0)) }
    switch format {
    case .text:
      for bar in bars {
        if let column = bar.column { try console.printLine("\(column)") }
        try console.print(TextTable(rows: bar.roots.flatMap { rows($0, depth: 0) }).text)
      }
    case .json:
      let document = JSONValue.members([
        "bars": .array(
          bars.map { bar in
            .members([
              "column": bar.column.map(JSONValue.string) ?? .null,
              "elements": .array(bar.roots.map(value)),
            ])
          })
      ])
      try console.printDocument(document.text(expandedLevels: 16) + "\n")
    }
    return .success
  }

  private func rows(_ tree: ElementTree, depth: Int) -> [[String]] {
    let element = tree.element
    var notes: [String] = []
    if element.alpha == 0 { notes.append("hidden") }
    if element.alpha != 0, element.alpha != 1 {
      notes.append("alpha \(Thousandths(element.alpha))")
    }
    if element.isEnabled == false { notes.append("disabled") }
    if element.hasMenu { notes.append("opens a menu") }
    if let text = element.text { notes.append("\"\(text.text)\"") }
    let row = [
      String(repeating: "  ", count: depth) + element.id.description,
      element.frame.words, notes.joined(separator: " "),
    ]
    return [row] + tree.children.flatMap { rows($0, depth: depth + 1) }
  }

  private func value(_ tree: ElementTree) -> JSONValue {
    let element = tree.element
    return .members([
      "id": .string(element.id.description),
      "frame": .rect(element.frame),
      "alpha": .number(element.alpha),
      "children": tree.children.isEmpty ? nil : .array(tree.children.map(value)),
    ])
  }
}

extension BarRect {
  /// The rectangle as `x y width height`, to a thousandth.
  var words: String {
    [x, y, width, height].map { Thousandths($0).description }.joined(separator: " ")
  }
}

extension JSONValue {
  /// A rectangle as `[x, y, width, height]`.
  static func rect(_ rect: BarRect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }
}
