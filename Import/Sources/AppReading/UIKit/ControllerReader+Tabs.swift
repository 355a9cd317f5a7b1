internal import AppCode

extension ControllerReader {
  /// The walk for what a screen sets on the controller that it stands in; nil where no bar shows it.
  func inContainer(_ name: String, _ walk: Walk) -> Walk? {
    var inside = walk
    if name == "tabBarController", let container = tabs.container(of: walk.owner),
      let draft = drafts[container.type] ?? made(container.type)
    {
      inside.draft = draft
      inside.isOutside = true
      inside.generation = 1
      if container.place > 0 {
        // What another tab than the first says is there once that tab is.
        inside.condition = [walk.condition, "tab " + walk.owner].compactMap(\.self)
          .joined(separator: ", ")
        inside.isAbsent = true
      }
      return inside
    }
    // What SwiftUI puts into a view has a screen of SwiftUI's around it.
    guard name != "parent" || !isRepresented(walk.owner) else { return nil }
    // A screen that is first on a stack of its own shows that stack's bar, not one around it.
    guard !tabs.roots.contains(walk.owner) else { return nil }
    inside.generation = max(walk.generation, 3)
    return inside
  }

  /// Whether a view of SwiftUI's makes a controller to stand in it.
  private func isRepresented(_ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init)
    return index.types.values.contains { entry in
      guard let maker = entry.functions.first(where: { $0.name == "makeUIViewController" }),
        let made = maker.returns
      else { return false }
      return made.split(separator: ".").last.map(String.init) == last
    }
  }

  /// Notes the screens that a call makes tabs of as they are: `tabs.setViewControllers([map], animated: false)`.
  func noteTabs(_ call: Call, _ walk: Walk) {
    guard call.name == "setViewControllers", call.argument("direction") == nil,
      let list = call.argument(nil)
    else { return }
    var bar: Expression?
    if case .member(let base, _, _) = call.callee { bar = base }
    noteTabs(list, of: bar, walk)
  }

  /// The same where they are assigned: `viewControllers = [map]`.
  func noteTabs(_ list: Expression, in place: Expression, _ walk: Walk) {
    switch place {
    case .name("viewControllers"): noteTabs(list, of: nil, walk)
    case .member(let base, "viewControllers", _): noteTabs(list, of: base, walk)
    default: break
    }
  }

  private func noteTabs(_ list: Expression, of bar: Expression?, _ walk: Walk) {
    guard isTabBar(bar, walk) else { return }
    var all = follow.elements(list, in: walk.scope) ?? []
    if case .name(let name) = list {
      // A list that starts empty is filled step by step.
      all += walk.scope.settings(of: name).filter { $0.property == "append" }.map(\.value)
    }
    follow.fuel.refill()
    for element in all {
      let inside = walk.inside(element.scope)
      guard !makesStack(element.expression, inside),
        let type = controller(element.expression, inside), isController(type)
      else { continue }
      bareTabs.insert(type)
    }
  }

  /// Whether something is a tab bar controller; nil for what the code is of.
  private func isTabBar(_ bar: Expression?, _ walk: Walk) -> Bool {
    func isOne(_ type: String) -> Bool {
      let type = CodeIndex.withoutGenerics(type)
      return type == "UITabBarController"
        || index.typeName(type, from: walk.owner).map {
          index.ancestors($0).contains("UITabBarController")
        } ?? false
    }
    guard let path = bar.flatMap(Follower.path)?.filter({ $0 != "self" && $0 != "super" }),
      let name = path.first
    else { return isOne(walk.owner) }
    guard path.count == 1 else { return false }
    if let value = walk.scope.value(name) {
      guard case .call(let call) = value.expression else { return value.type.map(isOne) ?? false }
      return call.name.map(isOne) ?? false
    }
    return index.property(name, of: walk.owner)?.0.type.map(isOne) ?? false
  }

  /// Whether an expression makes a stack around a screen, also behind a name.
  private func makesStack(_ value: Expression, _ walk: Walk) -> Bool {
    switch value {
    case .call(let call): return first(on: call, walk.scope) != nil
    case .name(let name):
      guard let given = walk.scope.value(name), case .call(let call) = given.expression else {
        return false
      }
      return first(on: call, given.scope) != nil
    default: return false
    }
  }

  /// Whether a screen is a tab without a stack around it, and nothing says that it has one.
  func isBareTab(_ name: String, _ draft: ControllerDraft) -> Bool {
    (tabs.bare.contains(name) || bareTabs.contains(name)) && !tabs.roots.contains(name)
      && parents[name] == nil
      && !roots.contains(name) && !pushed.contains(name) && !segueDestinations.contains(name)
      && draft.sets.isEmpty && draft.screen.search == nil && draft.screen.titleView == nil
      && draft.screen.titleMode == nil && !draft.isTitleOfItem
  }
}
