internal import ArgumentParser
internal import BarLayout
internal import BarMotion

/// The moments of a scene that moves.
struct MotionPlan {
  /// What moves.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case scroll, flick, push, pop, hide, show, actions
  }

  /// UIKit's curves.
  enum Easing: String, CaseIterable, ExpressibleByArgument {
    case linear, easeIn, easeOut, easeInOut

    /// The curve.
    var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  var kind: Kind
  /// Where scrolling begins and ends, in points; nil for the scene's place and the collapsed bar's.
  var from: Double?
  var to: Double?
  /// How fast a flick begins, in points a second.
  var velocity: Double
  /// How long scrolling takes, or an action is shown, in seconds.
  var duration: Double
  var easing: Easing
  /// Pictures in a second.
  var fps: Int

  /// The scene at each moment.
  func moments(of scene: BarScene, _ layout: SceneLayout) throws(SceneError) -> [BarScene] {
    switch kind {
    case .scroll: return try scroll(scene, layout)
    case .flick: return try flick(scene, layout)
    case .push: return move(scene, .push)
    case .pop: return move(scene, .pop)
    case .hide: return move(scene, .hide)
    case .show: return move(scene, .show)
    case .actions: return try actions(scene)
    }
  }

  private func scroll(_ scene: BarScene, _ layout: SceneLayout) throws(SceneError) -> [BarScene] {
    let start = from ?? scene.contentOffset
    let end: Double
    if let to {
      end = to
    } else {
      let rows = try layout.layOut(scene).bars.last?.scroll.collapsibleHeight ?? 0
      end = max(rows, start)
    }
    let count = max(Int((duration * Double(fps)).rounded()), 1)
    return (0...count).map { index in
      let share = easing.curve.progress(at: Double(index) / Double(count))
      return Self.scrolled(scene, to: start + (end - start) * share)
    }
  }

  private func flick(_ scene: BarScene, _ layout: SceneLayout) throws(SceneError) -> [BarScene] {
    let start = from ?? scene.contentOffset
    let rest = max(ScrollMotion.projection(from: start, velocity: velocity), 0)
    let snapped = try layout.layOut(Self.scrolled(scene, to: rest)).bars.last?.scroll.snapOffset
    let offsets = ScrollMotion.release(
      from: start, velocity: velocity, frameRate: Double(fps)
    ) { _ in snapped ?? rest }
    return ([start] + offsets).map { Self.scrolled(scene, to: $0) }
  }

  private func move(_ scene: BarScene, _ operation: BarTransition.Operation) -> [BarScene] {
    TransitionMotion.frames(Double(fps), on: scene.system.major).map { share in
      var scene = scene
      scene.transition = BarTransition(operation: operation, progress: share)
      return scene
    }
  }

  /// Each step is held; a push and a pop of a bar's items move.
  private func actions(_ scene: BarScene) throws(SceneError) -> [BarScene] {
    let steps = try SceneTimeline(scene, measuring: AdvanceTable.sanFrancisco).steps
    let held = max(Int((duration * Double(fps)).rounded()), 1)
    var moments: [BarScene] = []
    var before: BarScene?
    for step in steps {
      if case .setNavigationBarHidden(let isHidden, animated: true)? = step.action?.kind,
        before?.barWasHidden != isHidden
      {
        moments += move(step.scene, isHidden ? .hide : .show)
      }
      if let before, step.scene.navigation == nil {
        let (old, new) = (before.navigationBar.items.count, step.scene.navigationBar.items.count)
        if new == old + 1 { moments += move(step.scene, .push) }
        if new == old - 1, new > 0 { moments += move(before, .pop) }
      }
      moments += Array(repeating: step.scene, count: held)
      before = step.scene
    }
    return moments
  }

  /// The scene with its content somewhere, to a thousandth: no maths library's last digit shows.
  private static func scrolled(_ scene: BarScene, to offset: Double) -> BarScene {
    var scene = scene
    scene.contentOffset = (offset * 1000).rounded() / 1000
    return scene
  }
}
