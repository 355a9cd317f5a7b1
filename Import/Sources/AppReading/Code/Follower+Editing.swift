internal import AppCode

extension Follower {
  /// Whether a condition holds only while a screen is being edited (true), or only while it is not
  /// (false); nil where it does not ask for that.
  static func asksForEditing(_ condition: String) -> Bool? {
    guard !condition.contains("||") else { return nil }
    let parts = condition.split { $0 == "," || $0 == "&" }
    let answers = parts.compactMap { part -> Bool? in
      let words = part.split(separator: " ")
      guard let first = words.first else { return nil }
      let isTurned = first.hasPrefix("!")
      guard
        let name = first.drop(while: { $0 == "!" }).split(separator: ".").last(where: {
          // `editMode?.wrappedValue`
          $0 != "wrappedValue"
        })?.filter({ $0 != "?" && $0 != "$" }), editingNames.contains(name)
      else { return nil }
      switch words.count {
      case 3 where name != "isEditing" && name != "editing":
        let state = words[2].split(separator: ".").last
        guard state == "active" || state == "inactive", ["==", "!="].contains(words[1]) else {
          return nil
        }
        return (state == "active") == (words[1] == "==")
      case 1: return name == "isEditing" || name == "editing" ? !isTurned : nil
      case 3 where words[1] == "==" && words[2] == "true": return true
      case 3 where words[1] == "==" && words[2] == "false": return false
      default: return nil
      }
    }
    return answers.contains(true) ? true : answers.isEmpty ? nil : false
  }

  /// The branches that are taken while a screen is being edited, each as a screen comes to it.
  static func areOfEditing(_ branches: [Branch]) -> [Bool] {
    var isElseOfEditing = false
    var asksForIt = false
    return branches.map { branch in
      guard branch.subject == nil else { return false }
      let asks = asksForEditing(branch.condition)
      if asks != nil { asksForIt = true }
      // What a press turns round is so after it: the way that starts the editing shows the edited screen.
      if asksForIt, asks != nil || branch.condition == "else",
        let isStarted = editingSet(by: branch.body)
      {
        if asks == false, asksForNothingElse(branch.condition) { isElseOfEditing = true }
        return isStarted
      }
      if branch.condition == "else" { return isElseOfEditing }
      // What is left after `if !isEditing` is the editing.
      if asks == false, asksForNothingElse(branch.condition) { isElseOfEditing = true }
      return asks == true
    }
  }

  /// Whether steps start the editing or end it: `setEditing(true, animated: true)`; nil for neither.
  private static func editingSet(by steps: [Statement]) -> Bool? {
    for case .expression(let value) in steps {
      switch value {
      case .call(let call) where call.name == "setEditing":
        if case .bool(let flag)? = call.arguments.first?.value { return flag }
      case .assign(let place, .bool(let flag), _):
        if let name = path(place)?.last, name == "isEditing" || name == "editing" { return flag }
      default: break
      }
    }
    return nil
  }

  private static func asksForNothingElse(_ condition: String) -> Bool {
    !condition.contains("&") && !condition.contains(",")
  }

  /// What a value that says whether the screen is being edited is as the screen comes; nil for any
  /// other value.
  static func valueBeforeEditing(_ expression: Expression) -> Bool? {
    asksForEditing(expression.source).map { !$0 }
  }

  /// What says that a screen is being edited: the property of a controller or a list, and the
  /// parameter of the function that changes it.
  private static let editingNames: Set = ["isEditing", "editing", "editMode"]
}
