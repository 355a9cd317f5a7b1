internal import AppCode

/// Screens that are put into a list and then, one after the other, into the screen around them.
extension ControllerReader {
  /// Notes the classes of the screens that such lists are made of.
  ///
  /// UIKit: the bar that is there is that of the screen around its children.
  func readListedChildren() {
    for (type, entry) in index.types where isController(type) {
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
