internal import AppCode

/// What buttons and views of the app's own classes set on themselves.
extension ControllerReader {
  /// An object of one of the app's classes while it is made.
  struct OwnMaking {
    /// Its class.
    var type: String
    /// Whether it is a button of a bar, rather than a view.
    var isItem: Bool
    /// What it has, and what is set on it under no name.
    var root: Scope
    /// The call of an initializer of UIKit's that its own ones lead to.
    var initializer: (call: Call, scope: Scope)?
    /// The functions that were looked at, each once.
    var seen: Set<String> = []
    /// Whether more may be set on it than was followed.
    var isOpen = false

    static let limit = 16
  }

  /// What the initializer that a call means sets on the view it makes, also by functions it calls.
  func put(by call: Call, of name: String, in scope: Scope) -> [Scope.Setting] {
    making(by: call, of: name, in: scope)?.root.settings(of: "") ?? []
  }

  /// What is made by a call of a class's own initializer, or of one that it inherits.
  func making(by call: Call, of name: String, in scope: Scope) -> OwnMaking? {
    guard var making = emptyMaking(of: name) else { return nil }
    initialize(call, from: scope, above: nil, &making)
    return making
  }

  private func emptyMaking(of name: String) -> OwnMaking? {
    guard let type = index.typeName(name), let entry = index.types[type] else { return nil }
    let isItem = type == "UIBarButtonItem" || index.ancestors(type).contains("UIBarButtonItem")
    return OwnMaking(
      type: type, isItem: isItem, root: Scope(type: type, path: entry.place.path))
  }

  /// Settings with what functions of a class's own set that are called on one of its objects:
  /// `button.configure(.close)`.
  func expanded(_ settings: [Scope.Setting], of name: String) -> [Scope.Setting] {
    guard !settings.isEmpty, let type = index.typeName(name), index.types[type] != nil else {
      return settings
    }
    return settings.flatMap { setting -> [Scope.Setting] in
      guard !Self.faces.contains(setting.property),
        let (function, call, owner) = ownFunction(setting, of: type),
        var making = emptyMaking(of: type)
      else { return [setting] }
      run(function, call, from: setting.value.scope, owner, &making)
      return making.root.settings(of: "").map { found in
        var own = setting
        (own.property, own.value) = (found.property, found.value)
        return own
      }
    }
  }

  /// The function of a class's own that a call noted as a setting means, which passes one value at most.
  private func ownFunction(
    _ setting: Scope.Setting, of type: String
  ) -> (Function, Call, String)? {
    var isNothing = false
    if case .null = setting.value.expression { isNothing = true }
    for entry in index.lineage(type) where entry.kind != .protocol {
      for function in entry.functionsByName[setting.property]?.flatMap(\.functions) ?? []
      where !function.body.isEmpty && function.parameters.count == (isNothing ? 0 : 1) {
        let arguments = function.parameters.map {
          Argument(label: $0.label, value: setting.value.expression)
        }
        let call = Call(
          callee: .name(setting.property), arguments: arguments, line: function.line)
        return (function, call, CodeIndex.withoutGenerics(entry.parts[0].name))
      }
    }
    return nil
  }

  /// Follows the initializer that a call means, of the class or of those above one of its lineage.
  private func initialize(
    _ call: Call, from scope: Scope, above owner: String?, _ making: inout OwnMaking
  ) {
    let classes =
      owner.map { index.lineage(making.type, above: $0) } ?? index.lineage(making.type)
    // UIKit: `UIView()` is `UIView(frame: .zero)`.
    let frame = Argument(label: "frame", value: .member(nil, "zero", line: call.line))
    let framed = Call(callee: call.callee, arguments: [frame], line: call.line)
    for entry in classes where entry.kind != .protocol {
      let makers = entry.functions("init", seenFrom: scope.path).flatMap(\.functions)
      for way in call.arguments.isEmpty && !making.isItem ? [call, framed] : [call] {
        guard let maker = index.best(makers, for: way, in: scope) else { continue }
        return run(
          maker, way, from: scope, CodeIndex.withoutGenerics(entry.parts[0].name), &making)
      }
    }
    making.initializer = making.initializer ?? (call, scope)
  }

  /// Follows a function of the object's own.
  private func run(
    _ function: Function, _ call: Call, from scope: Scope, _ owner: String,
    _ making: inout OwnMaking
  ) {
    guard making.seen.count < OwnMaking.limit,
      making.seen.insert("\(function.path):\(function.line)").inserted
    else { return }
    let names = Scope(type: making.type, path: function.path, outer: making.root)
    names.owner = owner
    names.bind(function, to: call, from: scope)
    steps(function.body, names, owner, &making)
  }

  /// Follows the steps of a body.
  ///
  /// - Returns: whether they end the function.
  @discardableResult private func steps(
    _ body: [Statement], _ names: Scope, _ owner: String, _ making: inout OwnMaking
  ) -> Bool {
    for case .function(let function) in body { names.set(function) }
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          names.set(binding.name, Scope.Value(expression: value, scope: names.snapshot()))
        } else {
          names.declare(binding.name, type: binding.type)
        }
      case .expression(.assign(.name("self"), .call(let call), _)):
        // Objective-C: `self = [super init]`.
        called(call, names, owner, &making)
      case .expression(.assign(let place, let value, _)):
        assigned(value, to: place, statement, names, &making)
      case .expression(.call(let call)): called(call, names, owner, &making)
      case .branches(let branches):
        let chosen = follow.chosen(branches, in: names)
        // Which case of several it is made for is for the running app to say.
        guard let branch = chosen.first, chosen.count == 1 || branch.subject == nil else {
          making.isOpen = making.isOpen || !chosen.isEmpty
          continue
        }
        let inside = names.inner()
        follow.bind(branch, in: inside, from: names)
        let isSure = branch.subject != nil || follow.truth(of: branch, in: names) == true
        if steps(branch.body, inside, owner, &making), isSure { return true }
      case .result: return true
      case .loop, .premise: making.isOpen = true
      default: break
      }
    }
    return false
  }

  private func assigned(
    _ value: Expression, to place: Expression, _ statement: Statement, _ names: Scope,
    _ making: inout OwnMaking
  ) {
    guard let path = Follower.path(place) else { return }
    let given = Scope.Value(expression: value, scope: names.snapshot())
    if case .name(let name) = place, names.assign(name, given) { return }
    let own = path.filter { $0 != "self" }
    if path.count > 1, path[0] != "self", names.declares(path[0]) {
      let home = names.declaring(path[0])
      return follow.noteSetting(.assign(place, value, line: statement.line), in: home, names)
    }
    follow.noteSetting(.assign(place, value, line: statement.line), in: making.root, names)
    if own.count == 1 {
      making.root.setMember(own[0], given)
      note(own[0], value, names, making)
    } else if own.count == 2, own[0] == "configuration" {
      note("configuration." + own[1], value, names, making)
    }
  }

  private func called(
    _ call: Call, _ names: Scope, _ owner: String, _ making: inout OwnMaking
  ) {
    if call.arguments.contains(where: { $0.value.source == "self" && $0.label != "target" }) {
      // What is handed the object may do more with it.
      making.isOpen = true
    }
    switch call.callee {
    case .member(.name("super")?, "init", _):
      initialize(call, from: names, above: owner, &making)
    case .member(.name("self")?, "init", _): initialize(call, from: names, above: nil, &making)
    case .member(.name("super")?, let name, _):
      if let (function, next) = index.function(
        name, of: making.type, for: call, above: owner, in: names)
      {
        run(function, call, from: names, next, &making)
      }
    case .name(let name), .member(.name("self")?, let name, _):
      if let (function, next) = index.function(
        name, of: making.type, for: call, seenFrom: names.path, in: names), !function.body.isEmpty
      {
        run(function, call, from: names, next, &making)
      } else if let value = call.arguments.first?.value, !call.isOfOtherState {
        note(name, value, names, making)
      }
    case .member(let base?, _, _):
      let first = Follower.path(base)?.first
      if let first, first != "self", names.declares(first) {
        follow.noteSetting(.call(call), in: names.declaring(first), names)
      } else {
        follow.noteSetting(.call(call), in: making.root, names)
      }
    default: break
    }
  }

  /// Notes what an object sets on itself, of what shows.
  private func note(
    _ property: String, _ value: Expression, _ names: Scope, _ making: OwnMaking
  ) {
    guard Self.faces.contains(property) || making.isItem && Self.facesOfItems.contains(property)
    else { return }
    making.root.note(
      Scope.Setting(
        property: property, value: Scope.Value(expression: value, scope: names.snapshot())),
      on: "")
  }

  /// What a view shows.
  private static let faces: Set = [
    "text", "attributedText", "image", "placeholder", "setTitle", "setAttributedTitle", "setImage",
    "accessibilityLabel", "configuration", "configuration.title", "configuration.image",
    "configuration.attributedTitle", "addSubview",
  ]

  /// What a button of a bar shows beside that.
  private static let facesOfItems: Set = ["title", "customView", "primaryAction", "menu", "style"]
}

extension Call {
  /// Whether it sets what a button shows while it is pressed, chosen or switched off.
  var isOfOtherState: Bool {
    guard let state = argument("for") ?? argument("forState") else { return false }
    let name = Follower.implicitCase(state) ?? Follower.path(state)?.last ?? ""
    return ["Highlighted", "Selected", "Disabled", "Focused"].contains {
      name == $0.lowercased() || name == "UIControlState" + $0
    }
  }
}
