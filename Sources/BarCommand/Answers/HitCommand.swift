internal import ArgumentParser
internal import BarLayout

/// `navbar hit`: what answers a touch at a point.
struct HitCommand: NavbarCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Say which button answers a touch at a point.",
    discussion: """
      The point is x,y from the screen's top left. A control answers in an area of at least 44 by 44 \
      points, as far as its neighbours leave room. Where nothing answers the status is 1.

        navbar hit inbox.yaml 370,75
        navbar hit inbox.yaml 20,75 --format json | jq -r .id
        navbar hit inbox.yaml 370,75 --device iphone-se-3
        navbar hit inbox.yaml -5,75
      """)

  @Argument(help: "The scene file; - reads the standard input stream.", completion: .sceneFiles)
  var scene: String

  @Argument(help: ArgumentHelp("The point, as 370,75.", valueName: "x,y"))
  var point: TouchPoint

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let laidOut = try SceneLayout(measuring)
      .layOut(SceneInput(argument: scene), overrides: overrides.overrides, console: console)
    let answers = laidOut.bars.map { $0.hit(point.point, minimum: Self.minimum) }
    let found = laidOut.bars.indices.last { answers[$0].target != nil }
    guard let found, let target = answers[found].target else {
      let under = answers.flatMap(\.under).map(\.id.description)
      let rest = under.isEmpty ? "" : "; what shows there: \(under.joined(separator: ", "))"
      throw Failure(.notFound, "nothing answers a touch at \(point)\(rest)")
    }
    let bar = laidOut.bars[found]
    switch format {
    case .text: try console.print(text(of: target, answers[found].under, in: bar))
    case .json:
      try console.printDocument(
        value(of: target, answers[found].under, in: bar).text(expandedLevels: 1) + "\n")
    }
    return .success
  }

  /// What the control is to VoiceOver, which names it as its user would.
  private func spoken(_ target: TouchTarget, in bar: LaidOutBar) -> AccessibilityElement? {
    bar.accessibilityElements.first { $0.id == target.element.id }
  }

  private func text(
    of target: TouchTarget, _ under: [LaidOutElement], in bar: LaidOutBar
  ) -> String {
    var rows = [["answers", target.element.id.description]]
    if let spoken = spoken(target, in: bar) {
      rows.append(["is", spoken.description])
    } else if target.element.isEnabled == false {
      rows.append(["is", "disabled"])
    }
    if target.element.hasMenu { rows.append(["opens", "a menu"]) }
    rows.append(["frame", target.element.frame.words])
    if target.area != target.element.frame { rows.append(["area", target.area.words]) }
    let names = under.map(\.id.description)
    if !names.isEmpty { rows.append(["under it", names.joined(separator: ", ")]) }
    return TextTable(rows: rows).text
  }

  private func value(
    of target: TouchTarget, _ under: [LaidOutElement], in bar: LaidOutBar
  ) -> JSONValue {
    .members([
      "id": .string(target.element.id.description),
      "column": bar.column.map(JSONValue.string),
      "isEnabled": .boolean(target.element.isEnabled ?? true),
      "hasMenu": target.element.hasMenu ? .boolean(true) : nil,
      "accessibility": spoken(target, in: bar).map { .string($0.description) },
      "frame": .rect(target.element.frame),
      "area": .rect(target.area),
      "under": .array(under.map { .string($0.id.description) }),
    ])
  }

  /// Width and height of the area a control answers in at least, in points: the last row's number,
  /// for it holds on every system.
  private static let minimum =
    MetricTable.rows.last { $0.metric == .number(.minimumTouchWidth) }?.value ?? 0
}

/// `X,Y`, as `navbar hit` takes a point.
struct TouchPoint: ExpressibleByArgument, Hashable, CustomStringConvertible {
  /// The point, from the top left, in points.
  var point: BarPoint
  /// How it was typed.
  let description: String

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(String(part.drop { $0 == " " }))
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    point = BarPoint(x: x, y: y)
    description = argument.filter { $0 != " " }
  }

  /// The arguments with a blank before points left of the screen, which would else be taken for
  /// options.
  static func readable(in arguments: [String]) -> [String] {
    guard arguments.first == "hit" else { return arguments }
    return arguments.map { text in
      text.hasPrefix("-") && TouchPoint(argument: text) != nil ? " " + text : text
    }
  }
}
