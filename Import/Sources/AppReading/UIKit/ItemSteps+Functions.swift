internal import AppCode

/// What a stack's functions have others of its own do.
extension ItemSteps {
  /// Takes the steps of a function of the stack's own that is given the screen or its item.
  mutating func take(_ call: Call, _ names: Set<String>) {
    let owner: Expression?
    switch call.callee {
    case .name: owner = nil
    case .member(let base, _, _): owner = base
    default: return
    }
    guard depth < Self.depthLimit, owner == nil || owner?.source == "self",
      let name = call.name, let (function, _) = index.function(name, of: stack, for: call),
      function.parameters.count == call.arguments.count
    else { return }
    var (inner, own): (Set<String>, Set<String>) = ([], [])
    var bound: [Statement] = []
    for (parameter, argument) in zip(function.parameters, call.arguments) {
      bound.append(
        .binding(Binding(name: parameter.name, value: argument.value)))
      guard let path = Follower.path(argument.value) else { continue }
      if path.count == 1, names.contains(path[0]) { inner.insert(parameter.name) }
      if isItem(path, names) { own.insert(parameter.name) }
    }
    guard !inner.isEmpty || !own.isEmpty else { return }
    let (isOpenBefore, itemsBefore) = (isOpen, items)
    depth += 1
    items = own
    found += bound
    take(function.body, names: inner)
    depth -= 1
    // A function that ends early ends itself alone.
    (isOpen, items) = (isOpenBefore, itemsBefore)
  }

  private static let depthLimit = 4

  /// Whether a path is that of the screen's item.
  func isItem(_ path: [String], _ names: Set<String>) -> Bool {
    switch path.count {
    case 1: items.contains(path[0])
    case 2: names.contains(path[0]) && path[1] == "navigationItem"
    default: false
    }
  }

  /// Whether a loop is over all the screens that stand on the stack.
  static func isOfOwn(_ element: Binding) -> Bool {
    guard let list = element.value.flatMap(Follower.path) else { return false }
    return list.last == "viewControllers" && list.dropLast().allSatisfy { $0 == "self" }
  }
}
