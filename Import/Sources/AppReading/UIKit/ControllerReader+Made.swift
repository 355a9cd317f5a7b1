internal import AppCode

extension ControllerReader {
  /// Walks what makes a controller's own properties, for the screens that it makes:
  /// `lazy var inboxTab: UINavigationController = { … }()`.
  func readMakingProperties(of name: String) {
    guard let entry = index.types[name], let screen = drafts[name]?.screen else { return }
    let aside = ControllerDraft(name, at: screen.place)
    for property in entry.properties {
      guard case .call(let call)? = property.value else { continue }
      let start = Walk(
        draft: aside, scope: Scope(type: name, path: property.path), owner: name,
        function: property.name, generation: 9, isMaker: true)
      if case .closure(let closure) = call.callee {
        walk(closure.body, start)
      } else {
        // A stack that a screen keeps from the start: `let inbox = Stack(rootViewController: Inbox())`.
        noteRoots(.call(call), start)
        var own = start
        own.isMaker = false
        walkMakers(in: .list([.call(call)]), own)
      }
    }
  }

  /// Gives the parameters of a maker's function their types, where those are the app's own.
  func declare(_ parameters: [Function.Parameter], of owner: String, in scope: Scope) {
    for parameter in parameters
    where index.typeName(parameter.type, from: owner) != nil || isOfOwn(parameter.type, owner) {
      scope.set(
        parameter.name,
        Scope.Value(expression: .other(parameter.name), scope: scope, type: parameter.type))
    }
  }

  /// Whether a type stands for several together, one of which is the app's own:
  /// `UIViewController & ListScene`.
  private func isOfOwn(_ type: String, _ owner: String) -> Bool {
    let parts = type.split(separator: "&")
    return parts.count > 1
      && parts.contains { index.typeName($0.filter { $0 != " " }, from: owner) != nil }
  }

  /// Whether a parameter for words has the name of something that the class puts words into: in its
  /// function the name is what a caller passes, not what the class has.
  func hidesOwn(_ parameter: Function.Parameter, in scope: Scope) -> Bool {
    parameter.standard == nil
      && ["String", "NSString"].contains(parameter.type.filter { $0 != "?" })
      && scope.settings(of: parameter.name).contains { $0.property == "=" }
  }

  /// A value as what its name is declared as, where that is a screen and the value does not say.
  func typed(_ value: Expression, _ binding: Binding, _ walk: Walk) -> Expression {
    guard case .call = value,
      let type = binding.type.flatMap({
        index.typeName($0, from: walk.scope.type, in: walk.scope.path)
      }),
      isController(type), follow.instance(value, in: walk.scope) == nil
    else { return value }
    return .cast(value, type: type)
  }

  /// The class of the screen that a function of the app's own gives a name, as the function says.
  func screen(givenTo name: String, _ walk: Walk) -> String? {
    guard let value = walk.scope.value(name), case .call(let call) = value.expression,
      let (function, inside) = follow.function(call, in: value.scope),
      let type = function.returns.flatMap({ index.typeName($0, from: inside.type, in: inside.path) }
      ),
      isController(type)
    else { return nil }
    return type
  }

  /// The class of the screen that an expression makes, also inside of a navigation controller.
  func controller(_ expression: Expression, _ walk: Walk, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    switch expression {
    case .call(let call):
      if let root = first(on: call, walk.scope) {
        return controller(root, walk, depth: depth + 1)
      }
      if let type = screen(ofHandedType: call, walk) { return type }
      // Modifiers around a view in a controller make it no other view.
      if Follower.path(call.callee) == ["Optional", "some"], let inner = call.arguments.first {
        return controller(inner.value, walk, depth: depth + 1)
      }
      if let type = drawnScreen(call, walk) ?? speakingHost(call, walk)
        ?? screen(madeBy: call, walk)
        ?? screen(askedForBy: call, walk)
      {
        return type
      }
      if let root = hostedView(call, walk) { return view(root, walk, depth: depth + 1) }
      return screen(givenBy: call, walk, depth: depth)
        ?? follow.instance(expression, in: walk.scope)?.type
    case .cast(let value, let type):
      // Whatever code takes it for, it is the class that is drawn.
      if case .call(let call) = value, let drawn = drawnScreen(call, walk) { return drawn }
      let known = index.typeName(type, from: walk.scope.type, in: walk.scope.path).flatMap {
        isController($0) ? $0 : nil
      }
      let inner = controller(value, walk, depth: depth + 1)
      // A screen that is taken as what it inherits from stays what it is.
      if let known, let inner, index.ancestors(inner).contains(known) { return inner }
      return known ?? inner
    case .name(let name):
      guard let value = walk.scope.value(name) else {
        return follow.instance(expression, in: walk.scope)?.type
      }
      var inside = walk
      inside.scope = value.scope
      return controller(value.expression, inside, depth: depth + 1)
    case .member(.call(let maker)?, let name, _):
      return screen(keptBy: maker, as: name, walk, depth: depth)
    case .member(.name(let list)?, let name, _):
      guard let value = walk.scope.value(list + "." + name) else {
        return screen(workedOutBy: expression, walk, depth: depth)
          ?? screen(heldBy: expression, walk, depth: depth)
          ?? heldByScreen(expression, named: list, walk)
      }
      return controller(value.expression, walk.inside(value.scope), depth: depth + 1)
    default: return nil
    }
  }

  /// Notes a screen that something else than a screen makes and keeps: the steps after it mean that one when
  /// they name it with `self`.
  func noteScreen(_ value: Expression, keptAs name: String, _ walk: Walk) {
    guard !isController(walk.owner) else { return }
    switch value {
    case .call, .cast:
      walk.scope.set(
        "self." + name, Scope.Value(expression: value, scope: walk.scope.snapshot()))
    default: break
    }
  }

  /// The class of what a screen keeps in a property that it names with `self`; nil where anything else
  /// keeps it, as what a coordinator keeps is often first on its stack.
  private func heldByScreen(_ kept: Expression, named owner: String, _ walk: Walk) -> String? {
    guard owner == "self", isController(walk.owner) else { return nil }
    return follow.instance(kept, in: walk.scope)?.type
  }

  /// The class of the screen that is drawn under a name which only one class has, as code asks a
  /// storyboard for it.
  private func drawnScreen(_ call: Call, _ walk: Walk) -> String? {
    if call.name == "instantiateInitialViewController" { return initialScreen(call, walk) }
    guard let name = call.name, name.hasPrefix("instantiateViewController"),
      let passed = call.argument("withIdentifier") ?? call.argument("identifier")
        ?? call.argument(nil), !tabs.named.isEmpty,
      let name = storyboardName(passed, in: walk.scope),
      let types = tabs.named[name], types.count == 1, let type = types.first
    else { return nil }
    let known = index.twins.name(type, near: walk.scope.path)
    return isController(known) ? known : nil
  }

  /// The class of the screen that a storyboard starts with, as code asks for it by the storyboard's name.
  private func initialScreen(_ call: Call, _ walk: Walk) -> String? {
    guard case .member(let base?, _, _) = call.callee, !tabs.initial.isEmpty else { return nil }
    let value =
      follow.target(base, in: walk.scope) ?? Scope.Value(expression: base, scope: walk.scope)
    guard case .call(let making) = value.expression, making.name == "UIStoryboard",
      let name = making.argument("name").flatMap({ storyboardName($0, in: value.scope) }),
      let types = tabs.initial[name], types.count == 1, let type = types.first
    else { return nil }
    let known = index.twins.name(type, near: walk.scope.path)
    return isController(known) ? known : nil
  }

  /// The class of the screen that a generic function of the app's own gives which is asked for it by its
  /// type: `storyboard.make(Editor.self)` of `func make<T>(_ type: T.Type) -> T`.
  private func screen(askedForBy call: Call, _ walk: Walk) -> String? {
    for (number, argument) in call.arguments.enumerated() {
      guard case .member(let base?, "self", _) = argument.value, let name = call.name,
        let path = Follower.path(base),
        let type = index.typeName(
          path.joined(separator: "."), from: walk.scope.type, in: walk.scope.path),
        isController(type)
      else { continue }
      let own = follow.function(call, in: walk.scope).map { [$0.0] } ?? []
      let added = index.extensionFunctions(name, seenFrom: walk.scope.path) ?? []
      guard let function = CodeIndex.best(own + added.map(\.function), for: call),
        number < function.parameters.count,
        case let asked = function.parameters[number].type, asked.hasSuffix(".Type"),
        function.returns?.filter({ !"?!".contains($0) }) == String(asked.dropLast(5))
      else { return nil }
      return type
    }
    return nil
  }

  /// The class of the screen that a call makes of a type which a function is handed: `type.init()` where
  /// `Editor.self` is passed for `type`.
  private func screen(ofHandedType call: Call, _ walk: Walk) -> String? {
    guard case .member(.name(let name)?, "init", _) = call.callee,
      let value = walk.scope.value(name), case .member(let base?, "self", _) = value.expression,
      let path = Follower.path(base),
      let type = index.typeName(
        path.joined(separator: "."), from: value.scope.type, in: value.scope.path)
    else { return nil }
    return isController(type) ? type : nil
  }

  /// What code asks a storyboard for, written there or kept under a name: `Editor.identifier`.
  private func storyboardName(_ passed: Expression, in scope: Scope) -> String? {
    if case .text(let pieces, _) = passed, pieces.count == 1, case .letters(let text) = pieces[0] {
      return text
    }
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    guard let found = text.answer(passed, in: scope, isKey: false), !found.isOneOfSeveral,
      case .verbatim(let name) = found.words
    else { return nil }
    return name
  }

  /// Notes the title that a function of another screen's own gives it: `list.setTitle("Notes")`.
  func callsForTitle(_ call: Call, _ walk: Walk) {
    guard case .member(.name(let screen)?, let name, _) = call.callee, screen != "self",
      screen != "super", name.lowercased().contains("title"),
      let type = controller(.name(screen), walk), type != walk.owner, isController(type),
      let (function, _) = index.function(name, of: type, for: call),
      let draft = drafts[type] ?? made(type)
    else { return }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    for case .expression(.assign(let place, let value, _)) in function.body {
      let names = (Follower.path(place) ?? []).filter { $0 != "self" }
      guard names == ["title"] || names == ["navigationItem", "title"] else { continue }
      var inside = walk.inside(scope)
      (inside.draft, inside.isOutside, inside.generation) = (draft, true, 5)
      return setTitle(value, at: Place(walk.scope.path, call.line), inside)
    }
  }
}
