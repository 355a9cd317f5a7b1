/// A scene before its actions and after each of them.
public struct SceneWalk: Hashable, Sendable {
  /// One moment of the walk.
  public struct Step: Hashable, Sendable {
    /// How many actions were done; 0 for the scene as it was written.
    public var number: Int
    /// The action that led here; nil for the scene as it was written.
    public var action: SceneAction?
    /// What the bar's delegate was asked and told on the way, and about which title.
    public var calls: [ItemStack<NavigationItem>.Call]
    /// The scene now.
    public var scene: BarScene
  }

  /// The moments, from the scene as it was written.
  public private(set) var steps: [Step]
  /// The screens under the one that is shown.
  private var presenting: [BarScene] = []

  /// Does every action of a scene.
  ///
  /// - Throws: `SceneError` at an action that cannot be done.
  public init(_ scene: BarScene) throws(SceneError) {
    var start = scene
    start.actions = []
    steps = [Step(number: 0, action: nil, calls: [], scene: start)]
    for (index, action) in scene.actions.enumerated() {
      guard var next = steps.last?.scene else { return }
      let keyPath = "actions[\(index)].\(action.kind.name)"
      let calls = try perform(action, on: &next, at: keyPath)
      steps.append(Step(number: index + 1, action: action, calls: calls, scene: next))
    }
  }

  private mutating func perform(
    _ action: SceneAction, on scene: inout BarScene, at keyPath: String
  ) throws(SceneError) -> [ItemStack<NavigationItem>.Call] {
    switch action.kind {
    case .scroll(let offset): scene.contentOffset = offset
    case .rotate(let orientation):
      scene.turn(to: orientation)
      for index in presenting.indices { presenting[index].turn(to: orientation) }
    case .present(let presentation, let bar):
      presenting.append(scene)
      scene.presentation = presentation
      scene.navigation = nil
      scene.navigationBar = bar
      scene.contentOffset = 0
    case .dismiss:
      guard let below = presenting.popLast() else {
        throw SceneError(keyPath: keyPath, message: "nothing is presented that could be dismissed")
      }
      scene = below
    case .push, .append, .pop, .popToRoot, .set, .path, .select, .columnVisibility:
      scene.contentOffset = 0
      if scene.navigation == nil { return try Self.moveItems(action, of: &scene, at: keyPath) }
      try scene.moveScreens(action, at: keyPath)
    }
    return []
  }

  /// An action on the stack of a bar.
  private static func moveItems(
    _ action: SceneAction, of scene: inout BarScene, at keyPath: String
  ) throws(SceneError) -> [ItemStack<NavigationItem>.Call] {
    var stack = ItemStack(
      scene.navigationBar.items,
      owner: scene.navigationBar.frame == nil ? .navigationController : .nobody)
    let calls: [ItemStack<NavigationItem>.Call]
    switch action.kind {
    case .push(let item): calls = stack.push(item) { _ in !action.isRefused }
    case .pop: calls = stack.pop { _ in !action.isRefused }
    case .popToRoot: calls = stack.popToRoot()
    case .set(let items): calls = stack.setItems(items)
    default:
      throw SceneError(
        keyPath: keyPath,
        message: "\(action.kind.name) needs a navigation stack or a split view "
          + "(found navigationBar; accepted: push, pop, popToRoot, set)")
    }
    scene.navigationBar.items = stack.items
    return calls
  }
}

extension BarScene {
  /// Turns the device.
  fileprivate mutating func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if let model = DeviceCatalog.model(device.id) {
      device = model.device(on: system, orientation: orientation)
    } else {
      device.size = device.size.transposed
    }
  }
}
