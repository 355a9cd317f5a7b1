internal import AppCode

/// Screens that are put into a list and then, one after the other, into the screen around them.
extension ControllerReader {
  /// Notes the classes of the screens that such lists are made of.
  ///
  /// UIKit: the bar that is there is that of the screen around its children.
  func readListedChildren() {
    for (type, entry) in index.types where isController(type) {
      for function in entry.functions {
        readHandedLists(in: function.body, of: type, function.path)
      }
      for property in entry.properties {
        let value = property.value.map { [Statement.expression($0)] } ?? []
        readHandedLists(in: property.getter ?? value, of: type, property.path)
      }
      for function in entry.functions where Self.addsEach(function.body) {
        ExpressionVisitor.visit(function.body) { expression in
          for element in Self.listed(by: expression) {
            guard case .call(let call) = element, let name = call.name,
              let child = index.typeName(name, from: type, in: function.path), child != type,
              isController(child)
            else { continue }
            children.insert(child)
            containers[child, default: []].insert(type)
          }
          return true
        }
      }
    }
  }

  /// Notes the screens that a list has which code makes a container of the app's own with.
  private func readHandedLists(in body: [Statement], of type: String, _ path: String) {
    ExpressionVisitor.visit(body) { expression in
      guard case .call(let call) = expression,
        let container = self.made(by: expression, in: type, path), addsOthers(container)
      else { return true }
      for argument in call.arguments {
        for child in listed(argument.value, in: body, of: type, path)
        where child != container && !isStack(child) {
          children.insert(child)
          containers[child, default: []].insert(type)
        }
      }
      return true
    }
  }

  /// Whether a screen of the app's own puts others into itself, and on no stack.
  private func addsOthers(_ type: String) -> Bool {
    !isStack(type) && !index.ancestors(type).contains("UITabBarController")
      && index.lineage(type).flatMap(\.functions).contains { Self.addsChild($0.body) }
  }

  /// The classes of the screens in a list that is written there, or has a name.
  private func listed(
    _ value: Expression, in body: [Statement], of type: String, _ path: String, steps: Int = 6
  ) -> Set<String> {
    guard steps > 0 else { return [] }
    switch value {
    case .list(let list):
      return Set(list.compactMap { made(by: $0, in: type, path) })
    case .name(let name), .member(.name("self")?, let name, _):
      var values: [Expression] = []
      ExpressionVisitor.visitBindings(body) { binding in
        if binding.name == name, let value = binding.value { values.append(value) }
      }
      if values.isEmpty, let value = index.property(name, of: type)?.0.value { values = [value] }
      return values.reduce(into: []) { found, value in
        found.formUnion(listed(value, in: body, of: type, path, steps: steps - 1))
      }
    case .call(let call):
      // What a closure gives that is called where it is written, or for each of some values.
      var closures = call.name == "map" ? call.arguments.map(\.value) : []
      if call.arguments.isEmpty { closures.append(call.callee) }
      for case .closure(let closure) in closures {
        guard let end = Self.end(of: closure) else { continue }
        if call.name == "map" { return Set([made(by: end, in: type, path)].compactMap(\.self)) }
        return listed(end, in: body, of: type, path, steps: steps - 1)
      }
      return []
    default: return []
    }
  }

  /// The class of the screen that a property holds which code names, as it starts.
  func kept(by value: Expression, _ walk: Walk) -> [String] {
    guard let names = Follower.path(value)?.filter({ $0 != "self" }), names.count == 1,
      walk.scope.value(names[0]) == nil,
      let (property, owner) = index.property(names[0], of: walk.owner),
      case .call(let call)? = property.value, case .closure(let closure) = call.callee
    else { return [] }
    guard let end = Self.end(of: closure) else { return [] }
    return [made(by: end, in: owner, property.path)].compactMap(\.self)
  }

  /// What a closure gives that has nothing else; nil for any other.
  private static func end(of closure: Closure) -> Expression? {
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .result(let end?), .expression(let end): return end
    default: return nil
    }
  }

  /// The class of the screen that an expression makes with an initializer; nil for any other.
  private func made(by expression: Expression, in type: String, _ path: String) -> String? {
    guard case .call(let call) = expression, let names = Follower.path(call.callee) else {
      return nil
    }
    let name = names.last == "init" ? names.dropLast().last : names.last
    let made = name.flatMap { index.typeName($0, from: type, in: path) }
    return made.flatMap { $0 != type && isController($0) ? $0 : nil }
  }

  /// Screens with those that children push after the screens around these.
  ///
  /// UIKit: the stack of a child is that of the screen around it. What a class does that is there for
  /// others alone is done by the only one of those that is there.
  func afterContainers(_ screens: [Screen]) -> [Screen] {
    screens.map { screen in
      var screen = screen
      for _ in 0..<4 {
        guard let parent = screen.parent else { break }
        if let heir = onlyHeir(of: parent, but: screen.name) {
          screen.parent = heir
          continue
        }
        guard isOnlyChild(parent), let around = containers[parent], around.count == 1,
          let outer = around.first, outer != screen.name, isController(outer)
        else { break }
        screen.parent = outer
      }
      return screen
    }
  }

  /// The only class that inherits from one which nothing makes or draws, beside the one that it shows; nil
  /// for any other.
  private func onlyHeir(of base: String, but shown: String) -> String? {
    guard let heirs = index.heirs[base], isController(base), isNeverMade(base),
      looseOutlets[base] == nil, !drawn.contains(base), !segueDestinations.contains(base)
    else { return nil }
    let others = heirs.filter { $0 != shown }
    return others.count == 1 && isController(others[0]) ? others[0] : nil
  }

  /// Whether steps put each of some screens into the screen they are of.
  private static func addsEach(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .loop(let inner, _): return addsChild(inner)
      case .expression(.call(let call)) where call.name == "forEach":
        guard case .closure(let closure)? = call.arguments.first?.value else { return false }
        return addsChild(closure.body)
      default: return false
      }
    }
  }

  private static func addsChild(_ body: [Statement]) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { expression in
      if case .call(let call) = expression,
        ["addChild", "addChildViewController"].contains(call.name), call.arguments.count == 1
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// What an expression puts into a list.
  private static func listed(by expression: Expression) -> [Expression] {
    switch expression {
    case .assign(_, .list(let list), _): list
    case .call(let call) where ["append", "insert"].contains(call.name):
      call.arguments.prefix(1).map(\.value)
    default: []
    }
  }
}
