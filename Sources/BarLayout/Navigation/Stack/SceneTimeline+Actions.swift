extension SceneTimeline {
  /// Does one action.
  ///
  /// - Returns: the calls of the bar's delegate, in their order.
  mutating func perform(
    _ action: SceneAction, on scene: inout BarScene, at keyPath: String, _ hit: Hit?
  ) throws(SceneError) -> [ItemStack<NavigationItem>.Call] {
    switch action.kind {
    case .present(let presentation, let bar): present(presentation, bar, over: &scene)
    case .dismiss:
      guard let below = presenting.popLast() else {
        throw SceneError(keyPath: keyPath, message: "nothing is presented that could be dismissed")
      }
      (scene, offsets) = (below.scene, below.offsets)
    case .rotate(let orientation):
      for index in presenting.indices { presenting[index].scene.turn(to: orientation) }
      scene.turn(to: orientation)
    case .tap(let touch): return try tap(touch, on: &scene, at: keyPath, hit)
    case .longPress(let touch): try press(touch, on: &scene, at: keyPath, hit)
    case .swipe(.back, _):
      guard try scene.topItems().count > 1 else {
        throw SceneError(
          keyPath: keyPath, message: "a swipe back needs a screen under the top one")
      }
      return try move(SceneAction(.pop, isRefused: action.isRefused), on: &scene, at: keyPath)
    case .push, .append, .pop, .popToRoot, .set, .path, .select, .item, .isPresented:
      return try move(action, on: &scene, at: keyPath)
    default:
      try scene.act(on: action.kind, at: keyPath)
      offsets.keepPlace(of: try scene.topItems())
    }
    return []
  }

  private mutating func present(
    _ presentation: Presentation, _ bar: NavigationBar, over scene: inout BarScene
  ) {
    presenting.append(Presenter(scene: scene, offsets: offsets))
    offsets = ScrollMemory(bar.items)
    scene.presentation = presentation
    scene.navigation = nil
    scene.navigationBar = bar
    scene.contentOffset = 0
    scene.barWasHidden = nil
    scene.isKeyboardShown = false
  }

  /// Acts on the screens: they come, go, or are others.
  private mutating func move(
    _ action: SceneAction, on scene: inout BarScene, at keyPath: String
  ) throws(SceneError) -> [ItemStack<NavigationItem>.Call] {
    let before = scene
    var calls: [ItemStack<NavigationItem>.Call] = []
    if scene.navigation == nil {
      calls = try Self.moveItems(action, of: &scene, at: keyPath)
    } else {
      try scene.moveScreens(action, at: keyPath)
      // Screens say themselves whether the bar shows.
      if scene != before { scene.barWasHidden = nil }
    }
    if scene != before { offsets.move(to: try scene.topItems(), &scene.contentOffset) }
    return calls
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

  /// A finger touches something: what the system does then; an app's own buttons do nothing here.
  private mutating func tap(
    _ touch: SceneTouch, on scene: inout BarScene, at keyPath: String, _ hit: Hit?
  ) throws(SceneError) -> [ItemStack<NavigationItem>.Call] {
    if try scene.shownMenu()?.isPresented == true, !touch.isInTitleMenu {
      try scene.presentTitleMenu(false)
      return []
    }
    switch touch {
    case .content: try scene.touchContent()
    case .link(let title):
      let before = scene
      try scene.follow(linkReading: title, at: keyPath)
      if scene != before {
        scene.barWasHidden = nil
        offsets.move(to: try scene.topItems(), &scene.contentOffset)
      }
    case .point(let point):
      guard let hit else {
        throw SceneError(keyPath: keyPath, message: "a touch at a point needs a layout")
      }
      let element = try hit.element(scene, point)
      return try tap(element.map(SceneTouch.element) ?? .content, on: &scene, at: keyPath, hit)
    case .element(let id):
      if id == "backButton" || id.hasPrefix("backButton.") {
        // The app's own action takes the place of the pop.
        if try scene.topItems().last?.backAction != nil { return [] }
        guard try scene.topItems().count > 1 else {
          throw SceneError(keyPath: keyPath, message: "there is no back button at the root")
        }
        return try move(SceneAction(.pop), on: &scene, at: keyPath)
      }
      try scene.touch(elementNamed: id, at: keyPath)
    }
    return []
  }
}

extension SceneTimeline {
  /// A finger rests on something: at accessibility sizes of text, the large content viewer shows it.
  ///
  /// Source: documented — UILargeContentViewerInteraction, from iOS 13; bars have it by themselves.
  private func press(
    _ touch: SceneTouch, on scene: inout BarScene, at keyPath: String, _ hit: Hit?
  ) throws(SceneError) {
    let size = scene.traits.preferredContentSizeCategory
    guard size >= .accessibilityMedium else {
      throw SceneError(
        keyPath: keyPath,
        message: "the large content viewer shows at accessibility sizes of text "
          + "(found \(size.rawValue); accepted: accessibilityMedium and larger)")
    }
    let items = try hit?.largeContent(scene)
    var name: String?
    switch touch {
    case .element(let id): name = id
    case .point(let point): name = try hit?.element(scene, point)
    case .content, .link: break
    }
    let control = name.flatMap { name in
      items.map { $0.first { name == $0 || name.hasPrefix($0 + ".") } } ?? name
    }
    guard let control else {
      throw SceneError(
        keyPath: keyPath,
        message: "nothing is shown large there (accepted: "
          + (items ?? ["backButton"]).joined(separator: ", ") + ")")
    }
    scene.pressedControl = control
  }
}

extension SceneTouch {
  /// Whether a finger touches the open menu of a title.
  fileprivate var isInTitleMenu: Bool {
    switch self {
    case .element(let id): id.hasPrefix("titleMenu.")
    case .point: true
    case .content, .link: false
    }
  }
}
