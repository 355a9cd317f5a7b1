internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile

/// How many of a scene's actions are done before it is laid out.
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

/// A layout of a moment in a scene's walk.
struct LaidOutStep: Sendable {
  /// The moment.
  var step: SceneTimeline.Step
  /// The layout.
  var scene: LaidOutScene

  /// The moment in a line: `after 2: pop (shouldPop "Inbox", didPop "Inbox")`.
  var headline: String {
    guard let action = step.action else { return "after 0" }
    let calls = step.calls.map { "\($0.name) \"\($0.item.title ?? "")\"" }
    let notes = calls.isEmpty ? "" : " (\(calls.joined(separator: ", ")))"
    return "after \(step.number): \(action.kind.name)\(notes)"
  }
}

extension SceneLayout {
  /// Reads a scene, does its actions and lays out the moments that are asked for.
  func walk(
    _ input: SceneInput, after count: ActionCount, overrides: [SceneOverride], console: Console
  ) throws(Failure) -> [LaidOutStep] {
    let file = try Self.file(input, bytes: try input.read(console), overrides: overrides)
    for warning in file.warnings { console.say(warning.description) }
    var result: [LaidOutStep] = []
    let steps: [SceneTimeline.Step]
    do throws(SceneError) {
      steps = try SceneTimeline(file.scene).steps
      let wanted =
        switch count {
        case .all: steps[...]
        case .count(let count): steps.dropFirst(count).prefix(1)
        }
      for step in wanted {
        result.append(LaidOutStep(step: step, scene: try layOut(step.scene)))
      }
    } catch {
      throw Failure([file.problem(error)])
    }
    if case .count(let count) = count, result.isEmpty {
      let there = steps.count == 2 ? "1 action" : "\(steps.count - 1) actions"
      throw Failure(.usage, "--after \(count): \(input.label) has \(there)")
    }
    return result
  }
}
