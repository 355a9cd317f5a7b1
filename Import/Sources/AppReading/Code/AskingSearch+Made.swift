internal import AppCode

/// Screens that calls make, which run the closures they are handed.
extension AskingSearch {
  /// The only screen that a function of the app's own makes, which says that it makes one:
  /// `builder.list(chosen: { … })`; nil for anything else.
  mutating func screen(madeBy call: Call) -> String? {
    guard let name = call.name, makersOfScreens.contains(name), hands(call) else { return nil }
    var owner: String? = place.type
    if case .member(let base?, _, _) = call.callee { owner = place.type(of: base, index) }
    guard let owner, let (function, _) = index.function(name, of: owner, for: call),
      givesScreen(function)
    else { return nil }
    let mark = "\(function.path):\(function.line)"
    if let known = screensMade[mark] { return known }
    var found: Set<String> = []
    ExpressionVisitor.visit(function.body) { expression in
      if case .call(let inner) = expression, let name = inner.name,
        name.first?.isUppercase == true,
        let type = index.typeName(name, from: owner, in: function.path), isScreen(type)
      {
        found.insert(type)
      }
      return true
    }
    let only = found.count == 1 ? found.first : nil
    screensMade[mark] = .some(only)
    return only
  }

  /// The names of functions that say that they make a screen.
  func findMakersOfScreens() -> Set<String> {
    index.types.values.reduce(into: []) { found, entry in
      for function in entry.functions where function.name != "init" && givesScreen(function) {
        found.insert(function.name)
      }
    }
  }

  private func givesScreen(_ function: Function) -> Bool {
    guard let given = function.returns else { return false }
    return given.contains("ViewController") || isScreen(given)
  }

  private func isScreen(_ type: String) -> Bool { isOfScreen(type) || isPushed(type) }

  /// Whether a call hands on code that somebody else runs.
  private func hands(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      switch argument.value {
      case .closure, .name, .member, .call: true
      default: false
      }
    }
  }

  /// Whether a call tells a container how something is made that is asked for by its type:
  /// `container.register(Editor.self) { _ in Editor() }`.
  static func registersType(_ call: Call) -> Bool {
    guard case .member(_, "register", _) = call.callee,
      case .member(_, "self", _)? = call.arguments.first?.value
    else { return false }
    return true
  }

  /// Notes a call that makes something which is told to push on a stack that is there already.
  mutating func noteMaking(_ call: Call, _ around: Around) {
    // What a container makes belongs to whoever asks for it.
    guard let name = call.name, name.first?.isUppercase == true, !around.isRegistered else {
      return
    }
    for asked in wanted["init"] ?? [] where asked.owner.map(PushAskers.last) == name {
      guard asked.owner == index.typeName(name, from: place.type, in: place.path),
        asked.owner != place.type, !place.makesStack(for: call, index)
      else { continue }
      answer(asked, around)
    }
  }
}
