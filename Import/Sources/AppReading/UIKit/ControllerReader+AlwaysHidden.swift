internal import AppCode

/// Classes that hide a bar as they come, whatever holds.
extension ControllerReader {
  /// Where a stack of the app's own hides its bar as it comes, whatever holds; nil for one that does
  /// not, or that shows it some time.
  func whereHidden(byStack name: String) -> Place? {
    guard let type = index.typeName(name), isStack(type) else { return nil }
    let lineage = index.lineage(type).filter { $0.kind == .class }
    guard speaksOfHiding(lineage, but: { _ in false }),
      !speaksOfHiding(lineage, but: Self.hidesOwn)
    else { return nil }
    return whereHidden(by: lineage, from: ["init"] + Self.asShown, with: Self.hidesOwn)
  }

  /// Gives screens that stand on stacks no bar where a class that they inherit from hides it as they come
  /// and nothing else has a word of that.
  func takeHidingBases() {
    for (name, draft) in drafts
    where !draft.screen.hasNoBar && draft.screen.isBarHidden?.value != false
      && draft.screen.presentation == nil && standsOnSomeStack(name)
    {
      let lineage = index.lineage(name).filter { $0.kind == .class }
      guard lineage.count > 1, !speaksOfHiding(index.lineage(name), but: hidesBar),
        let place = whereHidden(by: lineage, from: Self.asShown, with: hidesAround)
      else { continue }
      draft.screen.isBarHidden = draft.screen.isBarHidden ?? Fact(true, at: place)
      draft.screen.hasNoBar = true
    }
  }

  /// Whether code or a drawing puts a screen on a stack.
  private func standsOnSomeStack(_ name: String) -> Bool {
    guard !isOnlyChild(name), !isOnlyPage(name) else { return false }
    return pushed.contains(name) || roots.contains(name) || standings[name]?.isEmpty == false
  }

  private static let asShown = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  /// Where classes take a step in any case, as the system calls some of their functions.
  private func whereHidden(
    by lineage: [CodeIndex.TypeEntry], from starts: [String], with isMeant: (Expression) -> Bool
  ) -> Place? {
    var functions: [String: [Function]] = [:]
    for function in lineage.flatMap(\.functions) {
      let nearer = functions[function.name] ?? []
      // What a class puts in the place of what it inherits may leave that out.
      if nearer.contains(where: { $0.isOverriding && !Self.asksSuper($0) }) { continue }
      functions[function.name] = nearer + [function]
    }
    var open = starts.filter { functions[$0] != nil }
    var seen = Set(open)
    while let next = open.popLast() {
      for function in functions[next] ?? [] {
        for case .expression(let step) in function.body {
          if isMeant(step) { return Place(function.path, Self.line(step) ?? function.line) }
          guard case .call(let call) = step, let name = call.name, Self.isOnItself(call),
            functions[name] != nil, seen.insert(name).inserted
          else { continue }
          open.append(name)
        }
      }
    }
    return nil
  }

  /// Whether a function calls what it stands in the place of.
  private static func asksSuper(_ function: Function) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(function.body) { step in
      if case .call(let call) = step, call.name == function.name,
        case .member(.name("super")?, _, _) = call.callee
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a step of a stack surely hides that stack's bar.
  static func hidesOwn(_ step: Expression) -> Bool {
    guard hides(step) else { return false }
    switch step {
    case .call(let call): return isOnItself(call)
    case .assign(let place, _, _):
      return Follower.path(place).map { isOfHiding($0.filter { $0 != "self" }[...]) } ?? false
    default: return false
    }
  }

  /// Whether a step of a screen surely hides the bar of the stack that it stands on.
  private func hidesAround(_ step: Expression) -> Bool {
    let path: [String]?
    switch step {
    case .call(let call): path = Follower.path(call.callee)
    case .assign(let place, _, _): path = Follower.path(place)
    default: path = nil
    }
    return hidesBar(step) && path?.first { $0 != "self" } == "navigationController"
  }

  /// Whether a call is one of a function of the object's own.
  private static func isOnItself(_ call: Call) -> Bool {
    switch call.callee {
    case .name, .member(.name("self")?, _, _), .member(.name("super")?, _, _): true
    default: false
    }
  }
}
