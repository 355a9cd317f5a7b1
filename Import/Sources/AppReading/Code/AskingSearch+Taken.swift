internal import AppCode

/// Screens that code takes off a stack before it puts another on it.
extension AskingSearch {
  /// How many.
  enum Taking {
    /// The one on top.
    case last
    /// All but the first.
    case all
  }

  /// What a step takes off the path of a stack, with the path; nil for any other step:
  /// `path.removeLast()`, `path.removeAll()`, `path.removeLast(path.count)`, `path = []`.
  static func taking(_ step: Expression) -> (path: String, taking: Taking)? {
    switch step {
    case .assign(let place, let value, _):
      // What is taken off may have a name.
      if place.source == "_" { return taking(value) }
      switch value {
      case .list(let list) where list.isEmpty: break
      case .call(let call) where call.name == "NavigationPath" && call.arguments.isEmpty: break
      case .call(let call) where call.name == "init" && call.arguments.isEmpty: break
      default: return nil
      }
      return Follower.path(place).map { (spelled($0), .all) }
    case .call(let call):
      guard case .member(let base?, let name, _) = call.callee, let path = Follower.path(base)
      else {
        return nil
      }
      let count = call.argument(nil)?.source
      switch name {
      case "removeAll": return (spelled(path), .all)
      case "removeLast" where count?.hasSuffix(".count") == true: return (spelled(path), .all)
      case "removeLast" where count == nil || count == "1", "popLast":
        return (spelled(path), .last)
      default: return nil
      }
    default: return nil
    }
  }

  /// Notes what a step takes off a path, or that it puts something on one again.
  static func noteTaken(_ step: Expression, _ taken: inout (path: String, taking: Taking)?) {
    if let found = taking(step) {
      taken = found
    } else if let known = taken, puts(step, on: known.path) {
      taken = nil
    }
  }

  /// Whether a step puts something on a path.
  static func puts(_ step: Expression, on path: String) -> Bool {
    guard case .call(let call) = step, case .member(let base?, "append", _) = call.callee else {
      return false
    }
    return Follower.path(base).map(spelled) == path
  }

  private static func spelled(_ path: [String]) -> String {
    path.filter { $0 != "self" }.joined(separator: ".")
  }
}

extension PushAskers {
  /// The screens that those stand on which take themselves off the stack: what they are pushed from; a screen
  /// that nothing pushes is the first and stays.
  mutating func beneath(_ screens: Set<String>, _ seen: inout Set<Asked>) -> Set<String> {
    // Of more that take each other's place nobody can tell at a glance.
    guard seen.count <= 64 else { return [] }
    return screens.reduce(into: []) { found, name in
      let below = pushing(name, &seen)
      found.formUnion(below.isEmpty && !isPushed(name) ? [name] : below)
    }
  }

  /// The first screens of the stacks that screens stand on.
  mutating func firsts(below screens: Set<String>, _ seen: inout Set<Asked>) -> Set<String> {
    var found: Set<String> = []
    var known = screens
    var open = screens.sorted()
    while seen.count <= 64, let name = open.popLast() {
      let below = pushing(name, &seen)
      if below.isEmpty, !isPushed(name) { found.insert(name) }
      for next in below.sorted() where known.insert(next).inserted { open.append(next) }
    }
    return found
  }

  private func isPushed(_ name: String) -> Bool {
    pushes[name]?.isEmpty == false || linked[name]?.isEmpty == false
  }

  /// The screens that push one, as what asks for it says and as links do.
  private mutating func pushing(_ name: String, _ seen: inout Set<Asked>) -> Set<String> {
    var found = asking(for: pushes[name] ?? [], &seen)
    for type in linked[name] ?? [] { found.formUnion(screens(of: type) ?? []) }
    return found.subtracting([name])
  }
}
