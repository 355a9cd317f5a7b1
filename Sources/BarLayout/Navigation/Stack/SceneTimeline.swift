extension BarScene {
  /// The scene as it is written, and after each of its actions: one more than it has actions.
  ///
  /// - Throws: `SceneError` at an action that cannot be done.
  public func steps() throws(SceneError) -> [BarScene] {
    try SceneTimeline(self).steps.map(\.scene)
  }
}

/// A scene before its actions and after each of them.
package struct SceneTimeline: Hashable, Sendable {
  /// One moment of the walk.
  package struct Step: Hashable, Sendable {
    /// How many actions were done; 0 for the scene as it was written.
    package var number: Int
    /// The action that led here; nil for the scene as it was written.
    package var action: SceneAction?
    /// What the bar's delegate was asked and told on the way, and about which title.
    package var calls: [ItemStack<NavigationItem>.Call]
    /// The scene now.
    package var scene: BarScene { sharedScene.value }
    private let sharedScene: Shared<BarScene>

    init(
      number: Int, action: SceneAction?, calls: [ItemStack<NavigationItem>.Call], scene: BarScene
    ) {
      (self.number, self.action, self.calls) = (number, action, calls)
      sharedScene = Shared(scene)
    }
  }

  /// The moments, from the scene as it was written.
  package private(set) var steps: [Step]
  /// Why the action after the last moment cannot be done; nil where all were.
  ///
  /// It ends the walk: what comes after it is not done either.
  package private(set) var impossible: SceneError?
  /// The screens under the one that is shown.
  var presenting: [Presenter] = []
  /// How far the screens under the top one of the stack are scrolled.
  var offsets: ScrollMemory

  /// A screen under the one that is shown.
  struct Presenter: Hashable, Sendable {
    var scene: BarScene
    var offsets: ScrollMemory
  }

  /// What only a layout knows of a scene.
  struct Hit {
    /// Which element a finger touches at a point; nil for none that answers.
    var element: (_ scene: BarScene, _ point: BarPoint) throws(SceneError) -> String?
    /// The controls that the large content viewer shows.
    var largeContent: (_ scene: BarScene) throws(SceneError) -> [String]
  }

  /// Does the actions of a scene, up to the first that cannot be done.
  ///
  /// A touch at a point cannot be done without a layout: `init(_:measuring:)`.
  ///
  /// - Throws: `SceneError` for a scene that cannot be shown to begin with.
  package init(_ scene: BarScene) throws(SceneError) {
    try self.init(scene, hit: nil)
  }

  init(_ scene: BarScene, hit: Hit?) throws(SceneError) {
    var start = scene
    start.actions = []
    steps = [Step(number: 0, action: nil, calls: [], scene: start)]
    offsets = ScrollMemory(try start.topItems())
    for (index, action) in scene.actions.enumerated() {
      guard var next = steps.last?.scene else { return }
      next.pressedControl = nil
      let keyPath = "actions[\(index)].\(action.kind.name)"
      do throws(SceneError) {
        let calls = try perform(action, on: &next, at: keyPath, hit)
        steps.append(Step(number: index + 1, action: action, calls: calls, scene: next))
      } catch {
        impossible = error.ending(scene.actions.count, at: index + 1)
        return
      }
    }
  }

  /// What the bar's delegate was asked and told up to a moment.
  ///
  /// - Parameter number: how many actions were done.
  package func calls(after number: Int) -> [ItemStack<NavigationItem>.Call] {
    steps.prefix(number + 1).flatMap(\.calls)
  }
}

extension SceneError {
  /// The error with the actions that are not done because of it.
  fileprivate func ending(_ count: Int, at number: Int) -> SceneError {
    let others = number + 1 == count ? "action \(count)" : "actions \(number + 1) to \(count)"
    let rest = number < count ? ", nor \(others)" : ""
    return SceneError(
      keyPath: keyPath, message: "\(message); action \(number) is not done\(rest)")
  }
}
