internal import AppCode

/// Titles that a screen gives the one that a segue leads to: UIKit prepares for a segue once it has made
/// that screen of what is drawn, and before it loads the screen's view.
extension ControllerReader {
  /// Gives a drawn screen the title that whoever prepares for the segue to it gives it in any case.
  func takeTitleOfSegue(
    to found: InterfaceReader.Found, _ draft: ControllerDraft, into own: ControllerDraft,
    _ screen: inout Screen
  ) {
    let all = draft.outsideTitles.filter { $0.segue != nil }
    guard !all.isEmpty, let drawn = screen.title else { return }
    let mine = all.filter { $0.segue == found.screen.parent }
    if isDrawnOften(found), let title = own.screen.title?.value,
      !draft.outsideTitles.contains(where: { $0.segue == nil && $0.title.value == title }),
      all.contains(where: { $0.title.value == title }),
      !mine.contains(where: { $0.title.value == title })
    {
      // The segue leads to another screen of the class.
      own.screen.title = nil
      own.titles.removeAll { other in all.contains { $0.title.value == other.words } }
    }
    // Where one segue alone leads to it, nothing is left of what is drawn.
    guard own.screen.title == nil, found.shown.alone + found.shown.otherwise == 1,
      found.entries.isEmpty, let first = mine.first, !first.title.value.isEmpty,
      mine.allSatisfy({ Self.asksForSegue($0.condition) }), !drawn.value.isEmpty
    else { return }
    screen.title = first.title
  }

  /// Whether several screens of a class are drawn.
  private func isDrawnOften(_ found: InterfaceReader.Found) -> Bool {
    interfaces.count { $0.customClass == found.customClass } > 1
  }

  /// Whether a condition asks for nothing but which segue it is.
  private static func asksForSegue(_ condition: String) -> Bool {
    condition.isEmpty
      || condition.split(separator: ", ").allSatisfy {
        $0.contains("segue") || $0.contains("destination") || $0.contains("identifier")
      }
  }

  /// Whether a function is the one that UIKit calls before a segue, as either language calls it.
  static func preparesForSegue(_ function: String) -> Bool {
    function == "prepare" || function.hasPrefix("prepareForSegue")
  }

  /// Whether a name is that of the screen which a segue leads to.
  func isLedToBySegue(_ name: String, _ walk: Walk) -> Bool {
    guard Self.preparesForSegue(walk.function) else { return false }
    var value = walk.scope.value(name)
    for _ in 0..<8 {
      guard let known = value else { return false }
      if Self.isDestination(known.expression) { return true }
      // A function may have the name for what it is handed that whoever calls it has.
      guard case .name(let next) = Self.bare(known.expression) else { return false }
      value = known.scope.value(next)
    }
    return false
  }

  /// Takes the screen that a segue leads to as what a function says that is handed it.
  func nameDestination(handedTo function: Function, in scope: Scope, _ walk: Walk) {
    guard Self.preparesForSegue(walk.function) else { return }
    for parameter in function.parameters {
      guard let value = scope.value(parameter.name), case .member = value.expression,
        Self.isDestination(value.expression)
      else { continue }
      let type = parameter.type.filter { !" *?!".contains($0) }
      guard index.typeName(type, from: scope.type, in: function.path).map(isController) ?? false
      else { continue }
      let screen = Expression.cast(value.expression, type: type)
      noteSegue(screen, walk)
      scope.set(parameter.name, Scope.Value(expression: screen, scope: value.scope))
    }
  }

  /// A value without what it is taken as, and without what leads on from a stack.
  private static func bare(_ value: Expression) -> Expression {
    if case .cast(let inner, _) = value { return bare(inner) }
    if let stack = stack(ofFirst: value) { return bare(stack) }
    return value
  }

  private static func isDestination(_ value: Expression) -> Bool {
    guard case .member(_?, let name, _) = bare(value) else { return false }
    return ["destination", "destinationViewController"].contains(name)
  }
}
