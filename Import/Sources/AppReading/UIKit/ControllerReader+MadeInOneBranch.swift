internal import AppCode

/// Buttons with a name that starts as nothing and gets one in a single branch.
extension ControllerReader {
  /// A step that sets such a button, as what it does in that branch and otherwise, when it sets none:
  /// `var item: UIBarButtonItem?`, `if isFull { item = filter }`, `navigationItem.rightBarButtonItem = item`;
  /// any other step as it is.
  static func asChosen(_ statement: Statement, at number: Int, of body: [Statement]) -> Statement {
    guard case .expression(.assign(let place, .name(let name), let line)) = statement,
      case .member(_?, let property, _) = place,
      ["leftBarButtonItem", "rightBarButtonItem"].contains(property),
      let branch = onlyBranch(giving: name, in: body[..<number])
    else { return statement }
    func way(_ condition: String, _ value: Expression) -> Branch {
      Branch(
        condition: condition, subject: nil, cases: [], bindings: [],
        body: [.expression(.assign(place, value, line: line))])
    }
    var first = way(branch.condition, .name(name))
    first.bindings = branch.bindings
    return .branches([first, way("else", .null)])
  }

  /// The branch without another beside it that alone gives a name its value.
  private static func onlyBranch(giving name: String, in body: ArraySlice<Statement>) -> Branch? {
    var isOptional = false
    var found: [Branch] = []
    var count = 0
    for statement in body {
      switch statement {
      case .binding(let binding) where binding.name == name:
        guard binding.value == nil, binding.type?.hasSuffix("?") ?? false else { return nil }
        isOptional = true
      case .branches(let branches):
        let isGiven = branches.contains { gives($0.body, name) }
        if isGiven, branches.count == 1, branches[0].subject == nil { found.append(branches[0]) }
      default: break
      }
      ExpressionVisitor.visit([statement]) { expression in
        if case .assign(.name(name), _, _) = expression { count += 1 }
        return true
      }
    }
    return isOptional && count == 1 ? found.first : nil
  }

  private static func gives(_ body: [Statement], _ name: String) -> Bool {
    body.contains { step in
      if case .expression(.assign(.name(name), _, _)) = step { return true }
      return false
    }
  }
}
