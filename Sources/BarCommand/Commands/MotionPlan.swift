internal import ArgumentParser
internal import BarLayout
internal import BarMotion

/// The moments of a scene that moves.
struct MotionPlan {
  /// What moves.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case scroll, flick, push, pop, hide, show, search, rename, size, rotation, actions
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

  /// What is drawn at a moment.
  enum Moment {
    /// A scene.
    case scene(BarScene)
    /// Something between two scenes: a share of the way is done.
    case between(BarScene, BarScene, share: Double)
    /// A screen that is being turned from one into the other.
    case turning(BarScene, BarScene, share: Double)
  }

  /// What is drawn at each moment.
  ///
  /// - Parameter turned: the scene on a device that is held the other way up.
  func moments(
    of scene: BarScene, turned: BarScene?, _ layout: SceneLayout
  ) throws(SceneError) -> [Moment] {
    switch kind {
    case .scroll: return try scroll(scene, layout).map(Moment.scene)
    case .flick: return try flick(scene, layout).map(Moment.scene)
    case .push: return move(scene, .push).map(Moment.scene)
    case .pop: return move(scene, .pop).map(Moment.scene)
    case .hide: return move(scene, .hide).map(Moment.scene)
    case .show: return move(scene, .show).map(Moment.scene)
    case .search: return changes(among: searching(scene))
    case .rename: return changes(among: renaming(scene))
    case .size: return changes(among: sizes(of: scene))
    case .rotation:
      guard let turned else { return [.scene(scene)] }
      let way = shares.map { Moment.turning(scene, turned, share: $0) }
      return held(scene) + way + held(turned)
    case .actions: return try actions(scene)
    }
  }

  /// How long a change takes, in seconds; chosen: as `UIView`'s animations of bars look.
  private static let changeDuration = 0.35

  /// How much of a change is done at each of its pictures but the last.
  private var shares: [Double] {
    let count = max(Int((Self.changeDuration * Double(fps)).rounded()), 1)
    return (0..<count).map { easing.curve.progress(at: Double($0) / Double(count)) }
  }

  /// A scene that stays for a while.
  private func held(_ scene: BarScene) -> [Moment] {
    Array(repeating: .scene(scene), count: max(Int((duration / 2 * Double(fps)).rounded()), 1))
  }

  /// Scenes one after the other, each held, with the changes between them.
  private func changes(among scenes: [BarScene]) -> [Moment] {
    var moments: [Moment] = []
    for (index, scene) in scenes.enumerated() {
      if index > 0 {
        moments += shares.map { .between(scenes[index - 1], scene, share: $0) }
      }
      moments += held(scene)
    }
    return moments
  }

  /// Before, during and after a search; nothing but the scene where there is none.
  private func searching(_ scene: BarScene) -> [BarScene] {
    guard let top = scene.navigationBar.items.indices.last,
      scene.navigationBar.items[top].searchController != nil
    else { return [scene] }
    return [false, true, false].map { isActive in
      var scene = scene
      scene.navigationBar.items[top].searchController?.isActive = isActive
      return scene
    }
  }

  /// Before, during and after a title is changed.
  private func renaming(_ scene: BarScene) -> [BarScene] {
    guard let top = scene.navigationBar.items.indices.last,
      scene.navigationBar.items[top].titleMenu != nil
    else { return [scene] }
    return [false, true, false].map { isRenaming in
      var scene = scene
      scene.navigationBar.items[top].titleMenu?.isRenaming = isRenaming
      return scene
    }
  }

  /// All sizes of text that are no accessibility sizes, and the two next to them.
  private func sizes(of scene: BarScene) -> [BarScene] {
    BarContentSizeCategory.allCases.prefix(9).map { size in
      var scene = scene
      scene.traits.preferredContentSizeCategory = size
      return scene
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

  /// Each step is held, with the change to it before: a push, a pop, a bar that hides, or what
  /// differs.
  private func actions(_ scene: BarScene) throws(SceneError) -> [Moment] {
    let steps = try SceneTimeline(scene, measuring: AdvanceTable.sanFrancisco).steps
    let held = max(Int((duration * Double(fps)).rounded()), 1)
    var moments: [Moment] = []
    var before: BarScene?
    for step in steps {
      if let before { moments += way(from: before, to: step) }
      moments += Array(repeating: .scene(step.scene), count: held)
      before = step.scene
    }
    return moments
  }

  private func way(from before: BarScene, to step: SceneTimeline.Step) -> [Moment] {
    if case .setNavigationBarHidden(let isHidden, let animated)? = step.action?.kind,
      before.barWasHidden != isHidden
    {
      return animated ? move(step.scene, isHidden ? .hide : .show).map(Moment.scene) : []
    }
    let (old, new) = (before.navigationBar.items.count, step.scene.navigationBar.items.count)
    if step.scene.navigation == nil {
      if new == old + 1 { return move(step.scene, .push).map(Moment.scene) }
      if new == old - 1, new > 0 { return move(before, .pop).map(Moment.scene) }
    }
    return shares.map { .between(before, step.scene, share: $0) }
  }

  /// The scene with its content somewhere, to a thousandth: no maths library's last digit shows.
  private static func scrolled(_ scene: BarScene, to offset: Double) -> BarScene {
    var scene = scene
    scene.contentOffset = (offset * 1000).rounded() / 1000
    return scene
  }
}
