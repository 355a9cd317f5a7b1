internal import AppCode

extension ControllerReader {
  /// Walks a function of another type that the screen, its item or its bar is handed to:
  /// `Style.apply(to: self, title: "Inbox")`.
  func handsItself(to name: String, of type: String, _ call: Call, _ walk: Walk) {
    guard
      call.arguments.contains(where: {
        if case .name("self") = $0.value { return true }
        let path = Follower.path($0.value)?.filter { $0 != "self" } ?? []
        return Self.barParts.contains(path.joined(separator: "."))
      }),
      let type = index.typeName(type, from: walk.owner), let entry = index.types[type],
      let function = CodeIndex.best(
        entry.functions.filter { $0.name == name && $0.isStatic }, for: call)
    else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.origin = walk.origin ?? Place(walk.scope.path, call.line)
    self.walk(function.body, inside)
  }

  static let barParts: Set = [
    "navigationItem", "navigationController", "navigationController.navigationBar",
  ]

  /// Walks a function of the app's own that is called on a navigation item; false for any other.
  func itemFunction(_ name: String, _ call: Call, on names: [String], _ walk: Walk) -> Bool {
    guard names == ["navigationItem"], let entry = index.types["UINavigationItem"],
      let function = CodeIndex.best(entry.functions.filter { $0.name == name }, for: call)
    else { return false }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return true }
    let scope = Scope(type: "UINavigationItem", path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.isInItem = true
    inside.origin = walk.origin ?? Place(walk.scope.path, call.line)
    self.walk(function.body, inside)
    return true
  }

  /// Walks a function that the app adds to UIKit's stack, which a screen calls on the stack it stands on:
  /// `navigationController?.fill(title: "Note")`.
  ///
  /// UIKit: a screen that comes is the one on top of its stack.
  func stackFunction(_ call: Call, on base: Expression, _ walk: Walk) {
    guard Follower.path(base)?.filter({ $0 != "self" }) == ["navigationController"],
      walk.scope.value("navigationController") == nil, !walk.isOutside, let name = call.name,
      let (function, owner) = index.function(name, of: "UINavigationController", for: call),
      walk.path.count < Self.limitOfObjects
    else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    let scope = Scope(type: "UINavigationController", path: function.path)
    scope.owner = owner
    scope.bind(function, to: call, from: walk.scope)
    for name in ["topViewController", "visibleViewController"] {
      scope.set(name, Scope.Value(expression: .name("self"), scope: scope))
    }
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.isOfOther = true
    inside.handed = handing(call, to: function, walk)
    self.walk(function.body, inside)
  }

  /// What a call gives a function: where it is handed on, as given to the one that hands it on.
  func handing(_ call: Call, to function: Function, _ walk: Walk) -> Walk.Handed? {
    guard !function.parameters.isEmpty else { return nil }
    let isHandedOn = call.arguments.contains { argument in
      if case .name(let name) = argument.value { return walk.handed?.names.contains(name) ?? false }
      return false
    }
    let place = isHandedOn ? walk.handed?.place : nil
    return Walk.Handed(
      names: Set(function.parameters.map(\.name)),
      place: place ?? Place(walk.scope.path, call.line))
  }

  /// Where a value is given to the function that puts it somewhere; nil for the function's own.
  func givenPlace(of value: Expression, _ walk: Walk) -> Place? {
    guard case .name(let name) = value, let handed = walk.handed, handed.names.contains(name) else {
      return nil
    }
    return handed.place
  }

  /// Notes what the constants of a base class hold in an heir whose initializer calls that of the
  /// base class.
  func keepConstants(
    of entry: CodeIndex.TypeEntry, _ initializer: Function, _ maker: Maker, in scope: Scope
  ) {
    let inside = Scope(type: scope.type, path: initializer.path)
    inside.bind(initializer, to: maker.call, from: maker.scope)
    for property in entry.properties
    where property.isConstant && property.value == nil && property.getter == nil
      && !property.isStatic && scope.allMembers[property.name] == nil
    {
      guard let value = follow.put(into: property.name, by: initializer.body, inside),
        value.scope !== inside
      else { continue }
      scope.setMember(
        property.name,
        Scope.Value(expression: value.expression, scope: value.scope, type: property.type ?? ""))
    }
  }
}
