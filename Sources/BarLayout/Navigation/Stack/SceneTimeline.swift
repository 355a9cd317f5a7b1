/// A scene before its actions and after each of them.
public struct SceneTimeline: Hashable, Sendable {
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
  private var presenting: [Presenter] = []
  /// How far the screens under the top one of the stack are scrolled.
  private var offsets: ScrollMemory

  /// A screen under the one that is shown.
  private struct Presenter: Hashable, Sendable {
    var scene: BarScene
    var offsets: ScrollMemory
  }

  /// Does every action of a scene.
  ///
  /// - Throws: `SceneError` at an action that cannot be done.
  public init(_ scene: BarScene) throws(SceneError) {
    var start = scene
    start.actions = []
    steps = [Step(number: 0, action: nil, calls: [], scene: start)]
    offsets = ScrollMemory(try start.topItems())
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
    case .scroll(let offset, let column): try scene.scroll(column, to: offset, at: keyPath)
    case .rotate(let orientation):
      scene.turn(to: orientation)
      for index in presenting.indices { presenting[index].scene.turn(to: orientation) }
    case .present(let presentation, let bar):
      presenting.append(Presenter(scene: scene, offsets: offsets))
      offsets = ScrollMemory(bar.items)
      scene.presentation = presentation
      scene.navigation = nil
      scene.navigationBar = bar
      scene.contentOffset = 0
    case .dismiss:
      guard let below = presenting.popLast() else {
        throw SceneError(keyPath: keyPath, message: "nothing is presented that could be dismissed")
      }
      (scene, offsets) = (below.scene, below.offsets)
    case .columnVisibility: try scene.moveScreens(action, at: keyPath)
    case .push, .append, .pop, .popToRoot, .set, .path, .select:
      let before = scene
      var calls: [ItemStack<NavigationItem>.Call] = []
      if scene.navigation == nil {
        calls = try Self.moveItems(action, of: &scene, at: keyPath)
      } else {
        try scene.moveScreens(action, at: keyPath)
      }
      if scene != before { offsets.move(to: try scene.topItems(), &scene.contentOffset) }
      return calls
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

/// How far the screens of a stack are scrolled: they stay as they were left, and are found so when
/// they come back; a screen that is new is at rest.
private struct ScrollMemory: Hashable, Sendable {
  /// The screens, root first.
  private var items: [NavigationItem]
  /// How far each is scrolled, in points; the top one's is the scene's.
  private var offsets: [Double]

  init(_ items: [NavigationItem]) {
    self.items = items
    offsets = items.map { _ in 0 }
  }

  /// Follows a move from the screens of before to others.
  ///
  /// - Parameter offset: how far the top screen is scrolled; the new top screen's afterwards.
  mutating func move(to next: [NavigationItem], _ offset: inout Double) {
    if !offsets.isEmpty { offsets[offsets.count - 1] = offset }
    let kept = zip(items, next).prefix { $0 == $1 }.count
    items = next
    offsets = next.indices.map { $0 < kept ? offsets[$0] : 0 }
    offset = offsets.last ?? 0
  }
}

extension BarScene {
  /// Scrolls the content of a column, of the detail or of the only screen.
  fileprivate mutating func scroll(
    _ column: BarNavigationSplitView.Column?, to offset: Double, at keyPath: String
  ) throws(SceneError) {
    guard let column else {
      if case .splitView(var view)? = navigation, view.columns[.detail]?.contentOffset != nil {
        view.columns[.detail]?.contentOffset = offset
        navigation = .splitView(view)
      }
      contentOffset = offset
      return
    }
    guard case .splitView(var view)? = navigation, view.columns[column] != nil else {
      throw SceneError(
        keyPath: keyPath + ".column", message: "there is no \(column.rawValue) that could scroll")
    }
    view.columns[column]?.contentOffset = offset
    navigation = .splitView(view)
  }

  /// The stack of the detail, or of the only bar.
  fileprivate func topItems() throws(SceneError) -> [NavigationItem] {
    navigation == nil ? navigationBar.items : try barScenes().last?.navigationBar.items ?? []
  }

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
