internal import AppCode

/// What code puts into properties of a screen that it makes, before it shows it:
/// `editor.heading = "New"`.
extension ControllerReader {
  /// Notes what a property of a screen gets that the code here makes, or is led to.
  func putsIntoScreen(_ value: Expression, as names: [String], _ walk: Walk) {
    guard names.count == 2, names[0] != "self", let made = walk.scope.value(names[0]),
      let type = controller(.name(names[0]), walk) ?? screen(givenTo: names[0], walk),
      isController(type),
      let (property, _) = index.property(names[1], of: type), property.getter == nil,
      !property.isStatic, !Self.saysNothing(value) || Self.givesText(property)
    else { return }
    let mark: String
    let call: Call
    if case .call(let making) = made.expression, making.name == type {
      (mark, call) = ("\(made.scope.path):\(making.line)", making)
    } else {
      mark = "\(made.scope.path):\(walk.owner).\(walk.function).\(names[0])"
      call = Call(callee: .name(type), arguments: [], line: made.expression.line)
    }
    let given = Scope.Value(
      expression: value, scope: walk.scope.snapshot(), type: property.type ?? "")
    var all = filled[type] ?? []
    let same = all.indices.filter { all[$0].mark == mark }
    if let last = same.last {
      if all[last].members[names[1]] == nil || walk.ways.isEmpty {
        for number in same where all[number].members[names[1]] == nil || walk.ways.isEmpty {
          all[number].members[names[1]] = given
        }
      } else if all.count < Self.makerLimit {
        // What another branch puts there.
        all.append(all[last])
        all[all.count - 1].members[names[1]] = given
      }
    } else if all.count < Self.makerLimit {
      all.append(
        Maker(call: call, scope: made.scope, mark: mark, members: [names[1]: given]))
    } else {
      crowded.insert(type)
    }
    filled[type] = all
  }

  /// Whether a property keeps code that gives a text.
  private static func givesText(_ property: Property) -> Bool {
    guard let type = property.type, let arrow = type.firstRange(of: "->") else { return false }
    return type[arrow.upperBound...].filter { !"()?! ".contains($0) } == "String"
  }

  /// Whether a value says nothing that may stand in a bar: code, or whoever makes the screen.
  private static func saysNothing(_ value: Expression) -> Bool {
    switch value {
    case .closure, .name("self"), .bool, .null: true
    default: false
    }
  }

  /// The calls that make a screen and pass something to it, with what is put into it after that.
  func ways(toMake name: String) -> [Maker] {
    var all = makers[name] ?? []
    for way in filled[name] ?? [] {
      let same = all.firstIndex { $0.members.isEmpty && $0.mark == way.mark }
      if let same {
        all[same].members = way.members
      } else {
        all.append(way)
      }
    }
    // What a function makes of what it is given is known from those who call it.
    let open = all.map(passesOn)
    let known = Set(zip(all, open).lazy.filter { !$1 }.map(\.0.mark))
    return zip(all, open).filter { !$1 || !known.contains($0.mark) }.map(\.0)
  }

  /// Whether a call passes on what its function is given, and nobody says what that is.
  private func passesOn(_ maker: Maker) -> Bool {
    maker.call.arguments.contains { argument in
      guard case .name(let name) = argument.value, name != "self" else { return false }
      guard let value = maker.scope.value(name) else {
        return maker.scope.type.flatMap { index.property(name, of: $0) } == nil
      }
      if case .other(name) = value.expression { return true }
      return false
    }
  }

  /// Gives the scope of a class what a call that makes it passes, and what is put into it after that.
  func bind(_ maker: Maker?, of name: String, in scope: Scope) {
    guard let maker else { return }
    follow.bindMembers(of: name, to: (maker.call, maker.scope), in: scope)
    for (property, value) in maker.members { scope.setMember(property, value) }
  }

  /// Does what properties of a screen do as whoever makes it puts something into them.
  func watchMembers(of maker: Maker?, _ name: String, into draft: ControllerDraft) {
    for (property, value) in (maker?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard isWatched(property, of: name) else { continue }
      let walk = Walk(
        draft: draft, scope: value.scope, owner: name, function: "didSet", generation: 0)
      watched(property, gets: value.expression, walk, at: value.expression.line)
    }
  }

  /// Whether a class does something when a property gets another value.
  private func isWatched(_ property: String, of name: String) -> Bool {
    index.lineage(name).contains { $0.watchersByName[property] != nil }
  }

  /// Whether a screen without a title may get one as something is put into it.
  func mayGetTitle(_ name: String) -> Bool {
    (filled[name] ?? []).contains { way in
      way.members.keys.contains { isWatched($0, of: name) }
    }
  }

  /// What the initializer of a base class is called with where a class has none of its own, and so
  /// inherits it; nil where it has one.
  static func inherited(_ maker: Maker?, in entry: CodeIndex.TypeEntry?) -> Maker? {
    let own = entry?.functions.filter { $0.name == "init" } ?? []
    return own.isEmpty ? maker : nil
  }
}
