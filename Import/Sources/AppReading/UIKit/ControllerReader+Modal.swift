internal import AppCode

/// Steps that ask whether their screen is presented, where the app's code shows how it is.
extension ControllerReader {
  /// Tells what a screen has where it is presented: all of it that asks for that where it never comes in
  /// another way, and nothing that asks for the opposite.
  func takePresentation(_ draft: ControllerDraft, _ name: String, _ screen: Screen) {
    guard draft.sets.contains(where: { $0.condition.map(mayAskForPresented) ?? false }) else {
      return
    }
    let isPresented =
      screen.presentation != nil && !pushed.contains(name) && tabs.pushed[name] == nil
      && !children.contains(name)
      && rootMakings[name, default: 0] <= presentations[name, default: 0]
    guard isPresented else { return }
    for number in draft.sets.indices {
      let set = draft.sets[number]
      guard let condition = set.condition, !set.isLater, set.caller == nil else { continue }
      let parts = condition.split(separator: ", ").map(String.init)
      let answers = parts.map { asksForPresented($0, of: name) }
      if answers.contains(false) {
        draft.sets[number].isAbsent = true
      } else if answers.allSatisfy({ $0 == true }) {
        (draft.sets[number].isAbsent, draft.sets[number].condition) = (false, nil)
      } else if let first = answers.first, first == true, answers.count == 2,
        parts[1] == "else" || parts[1] == parts[0]
      {
        (draft.sets[number].isAbsent, draft.sets[number].condition) = (false, nil)
      }
    }
  }

  /// The class of the screen that a function of a screen's own class makes, as it says itself:
  /// `NoteController.make(of: note)`, also where Objective-C names it `makeOfNote:`.
  func screen(madeBy call: Call, _ walk: Walk) -> String? {
    guard case .member(.name(let owner)?, let name, _) = call.callee, name != "init",
      owner.first?.isUppercase ?? false,
      let type = index.typeName(owner, from: walk.scope.type, in: walk.scope.path),
      index.types[type]?.kind == .class, isController(type)
    else { return nil }
    var found = index.function(name, of: type, for: call)?.0
    if found == nil, let label = call.arguments.first?.label, let letter = label.first {
      let start = name + letter.uppercased() + label.dropFirst()
      let named = index.lineage(type).flatMap(\.functions).filter {
        $0.isStatic && $0.name.hasPrefix(start) && $0.parameters.count == call.arguments.count
          && [".m", ".mm", ".h"].contains(where: $0.path.hasSuffix)
      }
      if Set(named.map(\.name)).count == 1 { found = named[0] }
    }
    guard let found, found.isStatic, let returns = found.returns else { return nil }
    let bare = returns.filter { !"?!* ".contains($0) }
    if bare == "Self" || bare == "instancetype" { return type }
    return index.typeName(bare, from: type, in: found.path).flatMap {
      isController($0) ? $0 : nil
    }
  }

  /// Whether a condition has a word of presenting, as few do.
  private func mayAskForPresented(_ condition: String) -> Bool {
    ["presentingViewController", "odal"].contains { condition.contains($0) }
  }

  /// Whether a condition holds only for a screen that is presented (true), or only for one that is not
  /// (false); nil for one that asks for something else.
  ///
  /// UIKit: `presentingViewController`.
  private func asksForPresented(_ condition: String, of name: String) -> Bool? {
    let words = condition.split(separator: " ").map(String.init)
    guard var first = words.first else { return nil }
    var isTurned = false
    switch (words.count, words.dropFirst().first) {
    case (1, _): break
    case (3, "!="?) where ["nil", "false"].contains(words[2]): break
    case (3, "=="?) where ["nil", "false"].contains(words[2]): isTurned = true
    case (3, "=="?) where words[2] == "true": break
    default: return nil
    }
    while first.hasPrefix("!") {
      first.removeFirst()
      isTurned.toggle()
    }
    let path = first.split(separator: ".").map { $0.filter { !"?!()".contains($0) } }
      .filter { $0 != "self" }
    switch path {
    case ["presentingViewController"], ["navigationController", "presentingViewController"]:
      return !isTurned
    case let own where own.count == 1 && words.count == 1:
      return asksForPresenting(own[0], of: name) ? !isTurned : nil
    default: return nil
    }
  }

  /// Whether a property or function of a screen, or of all of the app's, asks who presents it.
  private func asksForPresenting(_ member: String, of name: String) -> Bool {
    guard member.contains("odal") || member.contains("resent") else { return false }
    let types = index.lineage(name) + [index.types["UIViewController"]].compactMap(\.self)
    for entry in types {
      let bodies =
        entry.properties.filter { $0.name == member }.compactMap(\.getter)
        + entry.functions.filter { $0.name == member && $0.parameters.isEmpty }.map(\.body)
      guard let body = bodies.first else { continue }
      var asks = Self.conditions(in: body).contains { $0.contains("presentingViewController") }
      ExpressionVisitor.visit(body) { expression in
        switch expression {
        case .name("presentingViewController"), .member(_, "presentingViewController", _):
          asks = true
        default: break
        }
        return !asks
      }
      return asks
    }
    return false
  }

  /// What the branches of a body ask for.
  private static func conditions(in body: [Statement]) -> [String] {
    body.flatMap { statement -> [String] in
      switch statement {
      case .branches(let branches), .expression(.branches(let branches)):
        branches.flatMap { [$0.condition] + conditions(in: $0.body) }
      default: []
      }
    }
  }
}
