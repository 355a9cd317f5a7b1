internal import AppCode

/// Blocks that are handed to others.
extension ControllerReader {
  /// Functions that run what they are handed at once, or as soon as the screen comes.
  private static let atOnce: Set = [
    "async", "sync", "dispatch_async", "forEach", "map", "compactMap", "flatMap", "filter", "do",
    "then", "with", "apply", "also", "let", "run", "performWithoutAnimation", "animate",
    "perform", "performAsCurrent", "addOperationWithBlock", "addOperation",
    "withAnimation", "enumerateObjectsUsingBlock", "enumerated",
    // A stream has a state when somebody starts to listen.
    "drive", "bind", "subscribe", "sink", "emit", "observe", "assign", "receive",
  ]

  /// Whether a call runs a block that it is handed before the screen comes.
  static func runsAtOnce(_ call: Call) -> Bool {
    guard let name = call.name else { return true }
    return atOnce.contains(name) && !isOfLaterValues(call)
  }

  /// What the system calls on a screen as it comes, where a call takes what RxSwift's stream of that has:
  /// `viewWillAppear` of `rx.viewWillAppear.bind { … }`; nil for any other call.
  static func moment(of call: Call) -> String? {
    guard case .member(var stream?, let name, _) = call.callee, takers.contains(name) else {
      return nil
    }
    while case .call(let inner) = stream {
      guard case .member(let base?, let name, _) = inner.callee,
        passers.contains(name) || ["map", "withUnretained"].contains(name)
      else { return nil }
      stream = base
    }
    let path = Follower.path(stream)?.filter { $0 != "self" } ?? []
    return path.count == 2 && path[0] == "rx" && lifecycle.contains(path[1]) ? path[1] : nil
  }

  /// Gives a block the value that it is called on, where that is the screen's item or a stack that is made
  /// there: `navigationItem.do { $0.title = … }`, `UINavigationController(…).then { … }`.
  func bindOwner(of call: Call, _ closure: Closure, in scope: Scope, _ walk: Walk) {
    guard case .member(let base?, _, _) = call.callee, closure.parameters.count < 2 else { return }
    if case .call(let maker) = base {
      guard first(on: maker, walk.scope) != nil else { return }
    } else if Follower.path(base)?.last != "navigationItem" {
      return
    }
    scope.set(
      closure.parameters.first ?? "$0", Scope.Value(expression: base, scope: walk.scope))
  }

  /// Whether a stream is listened to without what it has as somebody starts to listen.
  private static func isOfLaterValues(_ call: Call) -> Bool {
    var next = call.callee
    while case .member(.call(let inner)?, _, _) = next {
      // Combine's, and RxSwift's.
      if inner.name == "dropFirst" || inner.name == "skip" { return true }
      next = inner.callee
    }
    return false
  }
}

extension ControllerDraft {
  /// Buttons of a side, of which those that a block brings are later than those that the screen
  /// has without it.
  static func inTime(_ sets: [ItemSet]) -> [ItemSet] {
    guard sets.contains(where: { !$0.isHanded && !$0.isLater && !$0.isTurning }) else {
      return sets
    }
    return sets.map { set in
      var set = set
      set.isLater = set.isLater || set.isHanded
      return set
    }
  }
}
