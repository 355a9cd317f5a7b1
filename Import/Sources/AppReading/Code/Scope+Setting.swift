internal import AppCode

extension Scope {
  /// A property that is set on a value, or a call such as `setTitle` with its first argument.
  struct Setting {
    var property: String
    var value: Value
    /// Whether it is only set while the screen is being edited, or for what a person does.
    var isOfLater = false
    /// Whether a function that the system calls as the screen comes sets it.
    var isEarly = false
    /// Whether a function sets it that runs as the screen comes.
    var isReached = false
    /// Whether its function sets it in any case and at once.
    var isStraight = false
    /// Whether the steps that lead to the buttons which are looked at set it before.
    var isOnTheWay = false
    /// The branch of what is special that it is set in; nil for one that any screen comes with.
    var branch: Item.Branch?
    /// The ways through branchings that lead to it, by the branching's number.
    var ways: [Int: Int] = [:]
    /// The line of a call that adds something to a list; 0 for any other.
    var line = 0
    /// How many values of a list a loop around it has come to; 0 outside of any.
    var round = 0
    /// The place in a list that it is put in at; nil for its end or its start.
    var index: Int?
  }
}

extension Scope.Setting {
  /// Takes over where a call puts something into a list.
  mutating func place(by call: Call) {
    guard property == "insert", let at = call.argument("at") else { return }
    switch at {
    case .number(let digits): index = Int(digits)
    // At the end.
    case .member(_, "count", _), .member(_, "endIndex", _): property = "append"
    default: break
    }
  }
}

extension Scope {
  /// Notes what is added to a list where the list has its name, so that it counts after the branch.
  func noteAdded(_ setting: Setting, on name: String) {
    let place = declaring(name)
    var setting = setting
    (setting.ways, setting.round) = (ways, round)
    // What is special here is so there, too.
    let known = place.branch
    place.branch = branch
    place.note(setting, on: name)
    place.branch = known
  }

  /// Gives lists that steps add to a place of their own here, with what is in them so far: after steps that
  /// leave a function, nothing of it is there.
  func hold(listsFilledBy steps: [Statement]) {
    for case .expression(.call(let call)) in steps {
      guard case .member(.name(let list)?, "append", _) = call.callee, values[list] == nil,
        declares(list), let value = value(list)
      else { continue }
      let known = settings(of: list)
      guard known.count <= Screen.itemLimit else { continue }
      set(list, value)
      for setting in known {
        settings.add(setting, to: list)
        lead(to: setting.value.scope)
      }
    }
  }
}
