internal import AppCode

/// Code that others put into screens which they make, and functions that they call on such.
extension ControllerReader {
  /// Walks code that is put into a property of a screen, which runs it later:
  /// `menu.didTapSettings = { stack.pushViewController(Settings(), animated: true) }`.
  func readKept(_ value: Expression, in place: Expression, _ walk: Walk) {
    guard case .closure(let closure) = value, walk.draft.calledSteps < 10_000,
      let names = Follower.path(place), names.count == 2, names[0] != "self",
      let type = screenMadeHere(names[0], walk)
    else { return }
    var later = walk.inside(walk.scope.inner())
    if !walk.isMaker {
      later.draft = ControllerDraft(walk.owner, at: walk.draft.screen.place)
      later.isMaker = true
    }
    (later.isLater, later.asker) = (true, type)
    for parameter in closure.parameters { later.scope.declare(parameter) }
    self.walk(closure.body, later)
  }

  /// The screen that gets code as it is made: `Notice(whenDone: { … })`; nil for any other call.
  func maker(of closure: Closure, _ call: Call, _ walk: Walk) -> String? {
    guard let name = call.name, name.first?.isUppercase ?? false,
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      isController(type), type != walk.owner
    else { return nil }
    return type
  }

  /// Walks what an extension of UIKit's class, or a class that a screen inherits from, does with a screen
  /// that is made here and that it is called on: `editor.addCloseButton()`.
  func fillsScreenMadeHere(_ call: Call, _ walk: Walk) -> Bool {
    guard case .member(.name(let name)?, let function, _) = call.callee, name != "self",
      !walk.isInItem, !walk.isOfOther, walk.stack == nil,
      let type = screenMadeHere(name, walk), type != walk.owner,
      let draft = drafts[type] ?? made(type), draft !== hosted[type]
    else { return false }
    let all = index.extensionFunctions(function, seenFrom: walk.scope.path) ?? []
    let ancestors = index.ancestors(type)
    let mine = all.filter { $0.type == "UIViewController" || ancestors.contains($0.type) }
    guard
      let best = inherited(function, by: type, call)
        ?? index.best(mine.map(\.function), for: call, in: walk.scope),
      !best.isStatic, Self.setsItems(best.body)
    else { return false }
    let mark = "\(best.path):\(best.line)"
    guard !walk.path.contains(mark) else { return true }
    let scope = Scope(type: type, path: best.path)
    scope.bind(best, to: call, from: walk.scope)
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    (inside.draft, inside.isOutside, inside.generation) = (draft, true, 5)
    inside.origin = Place(walk.scope.path, call.line)
    if let making = walk.scope.value(name)?.making { inside.leave(making) }
    self.walk(best.body, inside)
    return true
  }

  /// The function of a class that a screen inherits from, which the screen's own class has no other of.
  private func inherited(_ name: String, by type: String, _ call: Call) -> Function? {
    guard let (function, owner) = index.function(name, of: type, for: call), owner != type,
      isController(owner), index.types[type]?.functionsByName[name] == nil
    else { return nil }
    return function
  }

  /// The class of the screen that a name of the function's own stands for; nil for none.
  private func screenMadeHere(_ name: String, _ walk: Walk) -> String? {
    guard let made = walk.scope.value(name) else { return nil }
    // A stack is not the screen that is first on it.
    if case .call(let call) = made.expression, first(on: call, made.scope) != nil { return nil }
    guard let type = controller(.name(name), walk), isController(type) else { return nil }
    return type
  }

  /// Whether steps put buttons or a title into the item of the screen itself.
  private static func setsItems(_ body: [Statement]) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { value in
      let place: Expression?
      switch value {
      case .assign(let name, _, _): place = name
      case .call(let call):
        guard case .member(let base?, let name, _) = call.callee, name.hasPrefix("set") else {
          return !isFound
        }
        place = base
      default: place = nil
      }
      if place.flatMap(Follower.path)?.first(where: { $0 != "self" }) == "navigationItem" {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }
}
