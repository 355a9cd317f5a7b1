internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar hit`: what answers a touch at a point.
struct HitCommand: SceneCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Say which button answers a touch at a point.",
    discussion: """
      The point is x,y from the screen's top left. A control answers in an area of at least 44 by 44 \
      points, as far as its neighbours leave room. Where nothing answers the status is 1; with --format \
      json the answer is null and the status 0.

        navbar hit inbox.yaml 370,75
        navbar hit inbox.yaml 20,75 --format json | jq -r .id
        navbar hit inbox.yaml 350,40 --device iphone-se-3
        navbar hit inbox.yaml -5,75
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
  var scene: String

  @Argument(help: ArgumentHelp("The point, as 370,75.", valueName: "x,y"))
  var point: TouchPoint

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  var printsText: Bool { format == .text }

  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let laidOut = try stage.layOut(subject.file)
    let answer: HitAnswer
    do throws(AnswerError) {
      answer = try HitAnswer(point.point, spelled: point.description, in: laidOut)
    } catch {
      guard format == .json else { throw Failure(.notFound, error.description) }
      try subject.show(.null, expandedLevels: 0, in: console)
      return .success
    }
    switch format {
    case .text: try console.print(answer.text)
    case .json:
      try subject.show(answer.json, expandedLevels: 1, in: console)
    }
    return .success
  }
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
