internal import AppCode

/// What code sets on the screen that is first on a stack which it makes or asks a storyboard for:
/// `stack.topViewController?.navigationItem.leftBarButtonItem = menu`.
extension ControllerReader {
  /// Screens of a class that are first on a stack.
  private struct FirstScreens {
    var type: String
    /// What their stacks are drawn under; nothing for stacks that code makes.
    var entries: Set<String> = []
  }

  /// Sets something on the screens that are first on a stack; false for any other place.
  func setsOnFirst(_ value: Expression, on names: [String], _ line: Int, _ walk: Walk) -> Bool {
    guard walk.stack == nil, let (stack, rest) = stackOfFirst(names, walk),
      ["navigationItem", "title"].contains(rest.first)
    else { return false }
    let screens = firstScreens(on: stack.expression, in: stack.scope, walk)
    guard !screens.isEmpty else { return false }
    // Of several screens each has words of its own.
    if screens.count > 1, rest.last == "title", words(value, walk)?.isOneOfSeveral != false {
      return true
    }
    for screen in screens {
      var inside = walk.inside(walk.scope.inner())
      inside.condition = withoutQuestionsForStacks(walk.condition, walk)
      inside.special = withoutQuestionsForStacks(walk.special, walk)
      inside.entries = screen.entries
      inside.scope.set(
        Self.castScreen,
        Scope.Value(
          expression: .cast(.other("first screen"), type: screen.type), scope: walk.scope,
          making: walk.scope.value(names[0])?.making))
      let place = rest.reduce(Expression.name(Self.castScreen)) { .member($0, $1, line: line) }
      assigned(value, to: place, line, inside)
    }
    return true
  }

  /// The stack whose first screen names lead to, and the names that lead on from that screen.
  func stackOfFirst(
    _ names: [String], _ walk: Walk
  ) -> (stack: Scope.Value, rest: [String])? {
    guard names.count > 1, names[0] != "navigationController" || walk.scope.value(names[0]) != nil
    else { return nil }
    let base = Scope.Value(expression: .name(names[0]), scope: walk.scope)
    if names.count > 2, Self.tops.contains(names[1]) { return (base, Array(names.dropFirst(2))) }
    if names.count > 3, Self.lists.contains(names[1]), Self.firsts.contains(names[2]) {
      return (base, Array(names.dropFirst(3)))
    }
    guard let value = walk.scope.value(names[0]),
      let stack = Self.stack(ofFirst: value.expression)
    else { return nil }
    return (Scope.Value(expression: stack, scope: value.scope), Array(names.dropFirst()))
  }

  /// The stack that a value takes the first screen of; nil for any other value.
  static func stack(ofFirst value: Expression) -> Expression? {
    switch value {
    case .cast(let inner, type: "UIViewController"): return stack(ofFirst: inner)
    case .member(.member(let stack?, let list, _)?, let name, _)
    where lists.contains(list) && firsts.contains(name):
      return stack
    case .member(let stack?, let name, _) where tops.contains(name): return stack
    case .item(.member(let stack?, let list, _), let place) where lists.contains(list):
      guard place.count == 1, case .number("0") = place[0].value else { return nil }
      return stack
    default: return nil
    }
  }

  private static let tops: Set = ["topViewController", "visibleViewController"]
  private static let lists: Set = ["viewControllers", "children", "childViewControllers"]
  private static let firsts: Set = ["first", "firstObject"]

  /// The screens that are first on a stack.
  private func firstScreens(
    on stack: Expression, in scope: Scope, _ walk: Walk, depth: Int = 0
  ) -> [FirstScreens] {
    guard depth < 8 else { return [] }
    switch stack {
    case .cast(let inner, _): return firstScreens(on: inner, in: scope, walk, depth: depth + 1)
    case .name, .member:
      guard let value = follow.target(stack, in: scope) else { return [] }
      return firstScreens(on: value.expression, in: value.scope, walk, depth: depth + 1)
    case .call(let call):
      var inside = walk
      inside.scope = scope
      guard call.name?.hasPrefix("instantiateViewController") ?? false else {
        guard let type = controller(stack, inside), isController(type),
          !index.ancestors(type).contains("UINavigationController")
        else { return [] }
        return [FirstScreens(type: type)]
      }
      let passed =
        call.argument("withIdentifier") ?? call.argument("identifier") ?? call.argument(nil)
      var found: [String: Set<String>] = [:]
      for name in passed.map({ texts(of: $0, in: scope) }) ?? [] {
        guard let types = tabs.firsts[name], types.count == 1, let type = types.first else {
          continue
        }
        found[index.twins.name(type, near: scope.path), default: []].insert(name)
      }
      return found.sorted { $0.key < $1.key }.filter { isController($0.key) }
        .map { FirstScreens(type: $0.key, entries: $0.value) }
    default: return []
    }
  }

  /// All texts that a value may be: those of a list or a dictionary that it is taken from.
  private func texts(of value: Expression, in scope: Scope) -> [String] {
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    var open = [Scope.Value(expression: value, scope: scope)]
    switch value {
    case .item(let list, _): open = parts(of: list, in: scope)
    case .call(let call):
      if case .member(let list?, let name, _) = call.callee, name.hasPrefix("objectFor") {
        open = parts(of: list, in: scope)
      }
    default: break
    }
    return open.flatMap { value -> [String] in
      guard let found = text.answer(value.expression, in: value.scope, isKey: false) else {
        return []
      }
      return ([found.words] + found.others.map(\.words)).compactMap { words in
        if case .verbatim(let text) = words { text } else { nil }
      }
    }
  }

  /// The values of a list or of a dictionary of texts.
  private func parts(of list: Expression, in scope: Scope) -> [Scope.Value] {
    if let elements = follow.elements(list, in: scope) { return elements }
    let value =
      follow.target(list, in: scope) ?? Scope.Value(expression: list, scope: scope)
    guard case .dictionary(let pairs) = value.expression else { return [] }
    return pairs.map { Scope.Value(expression: $0.value, scope: value.scope) }
  }

  /// What has to hold, without what only asks whether a controller is there, or is a stack.
  private func withoutQuestionsForStacks(_ condition: String?, _ walk: Walk) -> String? {
    let parts = condition?.split(separator: ", ") ?? []
    let rest = parts.filter { part in
      let asks = ["isKindOfClass", "is(kind", "isKind(of", " is ", " as? "]
      let name = part.hasSuffix(" != nil") ? part.dropLast(7) : part
      if walk.scope.value(String(name)).map({ Self.asksStoryboard($0.expression) }) ?? false {
        return false
      }
      return !part.contains("UINavigationController") || part.contains("&&")
        || !asks.contains { part.contains($0) }
    }
    return rest.isEmpty ? nil : rest.joined(separator: ", ")
  }

  private static func asksStoryboard(_ value: Expression) -> Bool {
    switch value {
    case .cast(let inner, _): asksStoryboard(inner)
    case .call(let call): call.name?.hasPrefix("instantiate") ?? false
    default: false
    }
  }
}
