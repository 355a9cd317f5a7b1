internal import AppCode

/// What code asks of a title that is there or missing.
extension ControllerReader {
  /// Whether a condition asks a controller whether it has no title of its own: what its navigation item
  /// alone has is none.
  static func asksForOwnTitle(_ condition: String) -> Bool {
    let text = condition.filter { !$0.isWhitespace && !"()".contains($0) }
      .replacing("self.", with: "")
    return [
      "!title", "title==nil", "nil==title", "title.isEmpty",
      "title?.isEmpty??true", "title==nil||title==\"\"",
    ].contains(text)
  }

  /// Whether an `if` and at most an `else` ask whether the screen has no title of its own yet.
  func asksForMissingTitle(_ branches: [Branch], _ walk: Walk) -> Bool {
    guard let first = branches.first, first.subject == nil, branches.count < 3,
      branches.count < 2 || branches[1].condition == "else"
    else { return false }
    return Self.asksForOwnTitle(first.condition)
  }

  /// Whether a step asks the base class to do what it does in a function.
  static func asksBase(_ step: Expression, toDo function: String) -> Bool {
    guard case .call(let call) = step, case .member(.name("super")?, function, _) = call.callee
    else { return false }
    return true
  }

  /// Whether a base class has given the screen a title of its own before the steps that are walked, which
  /// the same function has asked it for.
  func hasTitleOfBase(_ walk: Walk) -> Bool {
    guard walk.hasAskedBase, !walk.isMaker, !walk.isOutside, !walk.isOfOther,
      ["viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib"].contains(walk.function)
    else { return false }
    let bases = index.lineage(walk.owner).filter { $0.kind == .class }
      .dropFirst(walk.generation + 1)
    for base in bases {
      guard let function = base.functionsByName[walk.function]?.first?.functions.first else {
        continue
      }
      let scope = Scope(type: walk.owner, path: function.path)
      return function.body.contains { givesOwnTitle($0, in: scope) }
    }
    return false
  }

  /// Whether a step surely leaves the screen with a title of its own.
  private func givesOwnTitle(_ step: Statement, in scope: Scope) -> Bool {
    let value: Expression
    switch step {
    case .expression(.assign(let place, let given, _)):
      guard Follower.path(place)?.filter({ $0 != "self" }) == ["title"] else { return false }
      value = given
    case .expression(.call(let call)):
      guard case .member(.name("self")?, "setTitle", _) = call.callee, call.arguments.count == 1
      else { return false }
      value = call.arguments[0].value
    case .branches(let branches):
      guard branches.count == 1, let only = branches.first, only.subject == nil,
        Self.asksForOwnTitle(only.condition)
      else { return false }
      return only.body.contains { inner in
        if case .branches = inner { return false }
        return givesOwnTitle(inner, in: scope)
      }
    default: return false
    }
    guard let words = text.answer(value, in: scope, isKey: false)?.words else { return false }
    return words.isKnown && !words.isEmpty
  }

  /// Whether a title that code gives a screen which has none of its own takes the place of what is drawn for
  /// the screen's item; nil where the code asks for something else.
  func replacesDrawnTitle(of found: InterfaceReader.Found, _ draft: ControllerDraft) -> Bool? {
    guard let condition = draft.titleCondition, Self.asksForOwnTitle(condition),
      Self.lifecycle.contains(draft.functionOfTitle), draft.screen.title?.value.isKnown == true
    else { return nil }
    return !found.hasOwnTitle
  }
}
