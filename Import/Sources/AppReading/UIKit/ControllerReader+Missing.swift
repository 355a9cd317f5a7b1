internal import AppCode

/// Branches that ask whether the bar has something already.
extension ControllerReader {
  /// The steps that put something into the bar where it has nothing there yet; nil where the branches
  /// ask for anything else.
  ///
  /// Whether it is put there now or was put there before, the bar shows it: it is no state of its own.
  static func steps(ifMissing branches: [Branch]) -> [Statement]? {
    guard let first = branches.first, first.subject == nil, branches.count < 3,
      branches.count == 1 || branches[1].condition == "else"
    else { return nil }
    let other = branches.count == 2 ? branches[1].body : []
    let words = first.condition.split(separator: " ").map(String.init)
    if words.count == 3, words[2] == "nil", isInBar(words[0]) {
      if words[1] == "==", !puts(other) { return first.body }
      if words[1] == "!=", branches.count == 2, !puts(first.body) { return other }
    }
    if branches.count == 2, let value = first.bindings.first?.value, !puts(first.body),
      isOfBar(value)
    {
      return other
    }
    return branches.count == 2 ? additions(first, words, other) : nil
  }

  /// The steps that add buttons to those which a side has, where other steps give a side without any the
  /// same ones: either way they stand after what is there; nil for anything else.
  private static func additions(
    _ first: Branch, _ words: [String], _ other: [Statement]
  ) -> [Statement]? {
    let asks = words.count == 3 && words[2] == "nil" && isInBar(words[0])
    let list = first.bindings.first.flatMap { binding in
      binding.value.flatMap { isOfBar($0) ? $0 : nil }
    }
    guard asks || list != nil else { return nil }
    let isMissing = asks && words[1] == "=="
    let (adding, giving) = isMissing ? (other, first.body) : (first.body, other)
    guard giving.count == 1, case .expression(.assign(let place, .list(let given), _)) = giving[0],
      isOfBar(place)
    else { return nil }
    var steps: [Statement] = []
    var added: [String] = []
    for step in adding {
      switch step {
      case .expression(.call(var call)):
        guard case .member(let base?, let name, let line) = call.callee,
          ["append", "insert"].contains(name)
        else { return nil }
        if let list, Follower.path(base) == first.bindings.first.map({ [$0.name] }) {
          call.callee = .member(list, name, line: line)
        } else if !isOfBar(base) {
          return nil
        }
        guard let first = call.arguments.first, first.label == nil else { return nil }
        added.append(first.value.source)
        steps.append(.expression(.call(call)))
      case .expression(.assign(let place, .name(let name), _)):
        guard name == first.bindings.first?.name, isOfBar(place) else { return nil }
      default: return nil
      }
    }
    return !added.isEmpty && added.sorted() == given.map(\.source).sorted() ? steps : nil
  }

  /// What has to hold for the steps of a `guard` that put something into the bar where a value is missing:
  /// "no note" of `guard let note = model.note else { title = "New"; return }`; nil for any others.
  static func missing(by condition: String, _ otherwise: [Statement]) -> String? {
    let first = condition.prefix { $0 != "," }.split(separator: " ")
    guard first.count > 1, ["let", "var"].contains(first[0]),
      setsTitle(otherwise) || puts(otherwise)
    else { return nil }
    return "no \(first[first.count - 1])"
  }

  /// Whether a name is that of buttons which a navigation item has.
  private static func isInBar(_ name: String) -> Bool {
    let names = name.split(separator: ".").filter { $0 != "self" }
    return names.count == 2 && names[0] == "navigationItem" && ownSets.contains(String(names[1]))
  }

  /// Whether a value is what the bar has: its buttons, or the view of one of them, taken as what it is.
  private static func isOfBar(_ value: Expression) -> Bool {
    if case .cast(let inner, _) = value { return isOfBar(inner) }
    var names = (Follower.path(value) ?? []).filter { $0 != "self" }
    if names.count > 2, names.last == "customView" { names.removeLast() }
    if names.count == 3, ["first", "last"].contains(names[2]) { names.removeLast() }
    return isInBar(names.joined(separator: "."))
  }

  /// Whether steps put buttons into the bar.
  private static func puts(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .expression(.assign(let place, _, _)):
        isInBar(Follower.path(place)?.joined(separator: ".") ?? "")
      case .expression(.call(let call)):
        call.name?.contains("BarButtonItem") ?? false
          || Follower.path(call.callee).map { isInBar($0.dropLast().joined(separator: ".")) }
            ?? false
      case .branches(let branches): branches.contains { puts($0.body) }
      default: false
      }
    }
  }

  /// Whether a value is a property in which the screen keeps what its bar had before, and nothing else
  /// that is known: put back it is no other button.
  func isKeptOfBar(_ value: Expression, _ position: Item.Position, _ walk: Walk) -> Bool {
    guard let names = Follower.path(value)?.filter({ $0 != "self" }), names.count == 1,
      walk.scope.value(names[0]) == nil, let scope = walk.draft.scope
    else { return false }
    let side = position == .left ? "leftBarButtonItem" : "rightBarButtonItem"
    var isKept = false
    for setting in scope.settings(of: names[0]) where setting.property == "=" {
      let path = Follower.path(setting.value.expression)?.filter { $0 != "self" } ?? []
      if path.count == 2, path[0] == "navigationItem", path[1].hasPrefix(side) {
        isKept = true
      } else if case .call = setting.value.expression {
        return false
      }
    }
    return isKept
  }

  /// Whether a name of the function's own keeps what the bar had: put back after the bar was emptied, so
  /// that UIKit lays the button out anew, it is there as before.
  func putsBack(_ value: Expression, _ position: Item.Position, _ walk: Walk) -> Bool {
    guard case .name(let name) = value, let kept = walk.scope.value(name),
      let path = Follower.path(kept.expression)?.filter({ $0 != "self" }), path.count == 2,
      path[0] == "navigationItem",
      path[1].hasPrefix(position == .left ? "leftBarButtonItem" : "rightBarButtonItem")
    else { return false }
    walk.draft.waysOfClearings.removeAll { clearing in
      clearing.position == position && clearing.function == walk.function
        && clearing.ways == walk.ways && clearing.condition == walk.condition
    }
    if walk.draft.takenAway[position]?.function == walk.function {
      walk.draft.takenAway[position] = nil
    }
    return true
  }
}
