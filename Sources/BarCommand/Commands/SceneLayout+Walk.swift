internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// How many of a scene's actions are done before it is looked at.
enum ActionCount: ExpressibleByArgument, Hashable, Sendable {
  /// So many.
  case count(Int)
  /// None, one, two, until all are done.
  case all

  init?(argument: String) {
    if argument == "all" {
      self = .all
    } else if let count = Int(argument), count >= 0 {
      self = .count(count)
    } else {
      return nil
    }
  }
}

/// The option that does a scene's actions.
struct WalkOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Do the scene's first N actions, or all, one after the other.", valueName: "N|all"))
  var after: ActionCount?
}

/// A scene at the moments that are asked for.
struct SceneMoments {
  /// The scene at each of them.
  var files: [SceneFile]
  /// Why there are no more; nil where there are as many as were asked for.
  var failure: Failure?
}

extension SceneOverride {
  /// Does the first of a scene's actions.
  static func after(_ count: Int) -> SceneOverride {
    SceneOverride(keyPath: "after", value: "\(count)", name: "--after \(count)")
  }
}

extension SceneLayout {
  /// Reads a scene, and does as many of its actions as are asked for.
  ///
  /// An action that cannot be done ends the moments; those before it are there.
  static func moments(
    _ input: SceneInput, after count: ActionCount?, overrides: [SceneOverride], console: Console
  ) throws(Failure) -> SceneMoments {
    let bytes = try input.read(console)
    var moments = SceneMoments(files: [])
    switch count {
    case nil: moments.files = [try file(input, bytes: bytes, overrides: overrides)]
    case .count(let count):
      moments.files = [try file(input, bytes: bytes, overrides: overrides + [.after(count)])]
    case .all:
      let first = try file(input, bytes: bytes, overrides: overrides + [.after(0)])
      moments.files = [first]
      do throws(SceneProblems) {
        for count in 0..<first.actionCount {
          moments.files.append(try first.after(count + 1))
        }
      } catch {
        moments.failure = Failure(error.problems)
      }
    }
    for warning in moments.files.first?.warnings ?? [] { console.say(warning.description) }
    return moments
  }

  /// Lays a scene out that was read.
  func layOut(_ file: SceneFile) throws(Failure) -> LaidOutScene {
    do throws(SceneError) {
      return try layOut(file.scene)
    } catch {
      throw Failure([file.problem(error)])
    }
  }
}

/// A command that answers about one scene: as it is written, or after some of its actions.
protocol SceneCommand: NavbarCommand {
  var scene: String { get }
  var overrides: SceneOptions { get }
  var measuring: MeasuringOptions { get }
  var walk: WalkOptions { get }
  /// Whether answers are for people, each under a line that says after which action.
  var printsText: Bool { get }

  /// Answers about the scene at one moment.
  func answer(
    about file: SceneFile, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus
}

extension SceneCommand {
  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring, for: SceneInput(argument: scene))
    let moments = try SceneLayout.moments(
      SceneInput(argument: scene), after: walk.after, overrides: overrides.overrides,
      console: console)
    guard walk.after == .all, let first = moments.files.first else {
      guard let file = moments.files.first else { return .success }
      return try answer(about: file, at: stage, in: console)
    }
    var worst = RunStatus.success
    for file in [first] + moments.files.dropFirst() {
      if printsText, let moment = file.moment { try console.printLine("# " + moment.headline) }
      do throws(Failure) {
        worst = max(worst, try answer(about: file, at: stage, in: console))
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    if let failure = moments.failure { worst = max(worst, try console.reported(failure)) }
    return worst
  }
}
