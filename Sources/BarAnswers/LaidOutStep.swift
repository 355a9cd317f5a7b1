package import BarLayout

/// A layout of a moment in a scene's walk.
package struct LaidOutStep: Sendable {
  /// The moment.
  package var step: SceneTimeline.Step
  /// The layout.
  package var scene: LaidOutScene

  /// Puts a moment and its layout together.
  package init(step: SceneTimeline.Step, scene: LaidOutScene) {
    self.step = step
    self.scene = scene
  }
}

extension SceneTimeline.Step {
  /// The moment in a line: `after 2: pop (shouldPop "Inbox", didPop "Inbox")`.
  package var headline: String {
    guard let action else { return "after 0" }
    let calls = calls.map { "\($0.name) \"\($0.item.title ?? "")\"" }
    let notes = calls.isEmpty ? "" : " (\(calls.joined(separator: ", ")))"
    return "after \(number): \(action.kind.name)\(notes)"
  }
}
