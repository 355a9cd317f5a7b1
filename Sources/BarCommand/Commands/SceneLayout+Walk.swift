internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile
internal import BarText

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
      "Do the scene's first N actions, or all, one after the other.", valueName: "N|all"),
    completion: .list(["all", "0", "1", "2"]))
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
    if let first = moments.files.first { console.say(oddities: first) }
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

/// What a command is asked about: a scene, as it is written or after some of its actions.
struct SceneSubject {
  /// The scene, as it was named.
  var input: SceneInput
  /// The scene at its moment.
  var file: SceneFile
  /// Whether it is one of several, so that the answer has to say whose it is.
  var isOneOfMany: Bool
  /// The moment, where the scene is asked about at each; nil where it is asked about once.
  var moment: SceneTimeline.Step?
}

/// A command that answers about scenes: as they are written, or after some of their actions.
protocol SceneCommand: OverridingCommand {
  var scene: String { get }
  var measuring: MeasuringOptions { get }
  var walk: WalkOptions { get }
  /// Whether answers are for people, each under a line that says of which scene it is and after
  /// which action.
  var printsText: Bool { get }

  /// Answers about the scene at one moment.
  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus
}

extension SceneCommand {
  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring, for: SceneInput(argument: scene))
    let inputs = try SceneInputs([scene])
    guard inputs.isPlural else {
      return try answer(about: inputs.files[0], ofMany: false, at: stage, in: console)
    }
    return try await inputs.forEach(console) { input, console throws(Failure) in
      do throws(Failure) {
        return try answer(about: input, ofMany: true, at: stage, in: console)
      } catch {
        if !printsText { try console.printDocument(AnswerLine.text(error, scene: input.label)) }
        throw error
      }
    }
  }

  /// Answers about a scene at each moment that is asked for.
  private func answer(
    about input: SceneInput, ofMany: Bool, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let moments = try SceneLayout.moments(
      input, after: walk.after, overrides: overrides.overrides, console: console)
    var worst = RunStatus.success
    for file in moments.files {
      let moment = walk.after == .all ? file.moment : nil
      if printsText, ofMany || moment != nil {
        let words = [ofMany ? input.label : nil, moment?.headline].compactMap { $0 }
        try console.printLine("# " + words.joined(separator: " "))
      }
      let subject = SceneSubject(input: input, file: file, isOneOfMany: ofMany, moment: moment)
      guard moment != nil else { return try answer(about: subject, at: stage, in: console) }
      do throws(Failure) {
        worst = max(worst, try answer(about: subject, at: stage, in: console))
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    if let failure = moments.failure { worst = max(worst, try console.reported(failure)) }
    return worst
  }
}

extension SceneSubject {
  /// Prints a document about the scene; one of several is a line, with the scene's name in it.
  ///
  /// - Parameter expandedLevels: how many levels of the only one have lines of their own.
  func show(
    _ document: JSONValue, expandedLevels: Int, in console: Console
  ) throws(Failure) {
    guard isOneOfMany || moment != nil else {
      return try console.printDocument(document.text(expandedLevels: expandedLevels) + "\n")
    }
    let name = isOneOfMany ? input.label : nil
    try console.printDocument(AnswerLine.text(document, scene: name, step: moment))
  }
}
