internal import AppCode

/// What makes controllers, or hands them on.
extension PresentedAlone {
  /// The classes of a last name that are looked for.
  func named(_ name: String?) -> Set<String> {
    guard let name, let known = byShortName[name] else { return [] }
    return known
  }

  /// The classes of which an expression makes one, or asks a drawing or a function of the app's own for one.
  func makes(_ value: Expression) -> Set<String> {
    switch value {
    case .cast(.call(let call), let type):
      let found = makes(.call(call))
      guard found.isEmpty, Self.asksDrawing(call) else { return found }
      return named(type.split(separator: ".").last.map(String.init))
    case .member(let base, let name, _):
      if case .name("self")? = base, name == "self" { return [] }
      return givers[name] ?? []
    case .call(let call):
      if Self.asksDrawing(call) { return drawn(call) }
      var path = Follower.path(call.callee) ?? []
      if path.last == "init" { path.removeLast() }
      let type = named(path.last)
      if !type.isEmpty { return type }
      guard let name = call.name else { return [] }
      if path.count > 1, let own = ownMade(name, by: path[path.count - 2]) { return own }
      if let given = givers[name], !given.isEmpty { return given }
      // A class that gives one of itself: `Editor.loaded()`.
      if path.count > 1, case let own = named(path[path.count - 2]), !own.isEmpty,
        (functions[name] ?? []).contains(where: { $0.isStatic && Self.givesOwn($0) })
      {
        return own
      }
      return asked(call)
    default: return []
    }
  }

  /// The class that a function of itself makes one of: `[Editor create]`, with `+ (Editor *)create`;
  /// nil for any other function, and where it may be one of an heir.
  private func ownMade(_ name: String, by type: String) -> Set<String>? {
    guard let found = index.typeName(type), index.heirs[found] == nil,
      let made = index.types[found]?.functions.filter({ $0.name == name && $0.isStatic }),
      !made.isEmpty,
      made.allSatisfy({ $0.returns?.filter { !"?!* ".contains($0) } == type })
    else { return nil }
    return named(type)
  }

  /// The classes whose type a call of a function of the app's own is handed.
  private func asked(_ call: Call) -> Set<String> {
    guard let name = call.name, functions[name]?.contains(where: { $0.returns != nil }) ?? false
    else { return [] }
    return call.arguments.reduce(into: []) { found, argument in
      guard case .member(let base?, "self", _) = argument.value else { return }
      found.formUnion(named(Follower.path(base)?.last))
    }
  }

  private func drawn(_ call: Call) -> Set<String> {
    let passed =
      call.argument("withIdentifier") ?? call.argument("identifier") ?? call.argument(nil)
    guard case .text(let pieces, _)? = passed, pieces.count == 1,
      case .letters(let name) = pieces[0]
    else { return [] }
    return (drawn[name] ?? []).intersection(wanted)
  }

  private static func asksDrawing(_ call: Call) -> Bool {
    call.name?.hasPrefix("instantiateViewController") ?? false
      || call.name == "instantiateInitialViewController"
  }

  private static func givesOwn(_ function: Function) -> Bool {
    let type = function.returns?.filter { !"?!* ".contains($0) }
    return type == "Self" || type == "instancetype"
  }

  /// Whether the app says what stands in place of a popover on a phone, which may be a stack around it.
  var wrapsPopovers: Bool {
    (functions["presentationController"] ?? []).contains { function in
      function.parameters.contains { $0.label == "viewControllerForAdaptivePresentationStyle" }
    }
  }

  /// Whether a function of the app's own of that name hands the controller on that it is called on, as those
  /// do that put it on a stack.
  func handsOn(_ name: String) -> Bool {
    (functions[name] ?? []).contains { Self.handsOn($0.body) }
      || (getters[name] ?? []).contains(where: Self.handsOn)
  }

  private static func handsOn(_ body: [Statement]) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { value in
      switch value {
      case .call(let call):
        isFound =
          isFound
          || call.arguments.contains { argument in
            guard case .name("self") = argument.value else { return false }
            return argument.label == nil || argument.label == "rootViewController"
          }
      case .list(let list):
        isFound = isFound || list.contains { if case .name("self") = $0 { true } else { false } }
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a class puts itself on a stack, or has a bar of its own.
  func handsItselfOn(_ type: String) -> Bool {
    let bars: Set = ["UINavigationBar", "UINavigationItem", "UINavigationController"]
    var isFound = false
    func look(_ value: Expression) -> Bool {
      guard case .call(let call) = value else { return !isFound }
      if call.name.map(bars.contains) ?? false, call.name != "UINavigationController" {
        isFound = true
      }
      if case .name("self")? = call.argument("rootViewController") { isFound = true }
      return !isFound
    }
    for entry in index.lineage(type) where !isFound {
      for property in entry.properties {
        let words = property.type?.nameWords.map(String.init) ?? []
        isFound = isFound || !bars.isDisjoint(with: words)
        if let value = property.value { ExpressionVisitor.visit(value, look) }
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
      }
      for function in entry.functions { ExpressionVisitor.visit(function.body, look) }
    }
    return isFound
  }

  /// What stands for a controller that a function is handed.
  static let handed = "?"
  /// Functions that others than the app's own code call for a controller.
  static let asked: Set = ["makeUIViewController", "body"]

  /// Functions of UIKit's that put a controller on a stack or into another one.
  static let holding: Set = [
    "show", "showDetailViewController", "setViewControllers", "addChild", "addChildViewController",
  ]

  /// Whether a call may be of a function.
  func fits(_ function: Function, _ call: Call) -> Bool {
    function.parameters.count >= call.arguments.count
      && zip(function.parameters, call.arguments).allSatisfy { $0.label == $1.label }
      && function.parameters.dropFirst(call.arguments.count).allSatisfy { $0.standard != nil }
  }

  static func asksForType(_ call: Call) -> Bool {
    ["isKind", "isMember", "type"].contains(call.name)
  }
}
