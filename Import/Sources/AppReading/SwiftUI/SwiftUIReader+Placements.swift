internal import AppCode

extension SwiftUIReader {
  /// The name of a placement; nil where none is passed or only the running app knows it.
  func placement(_ expression: Expression?, _ position: Position) -> String? {
    guard let expression else { return nil }
    switch expression {
    case .member(nil, let name, _): return ownPlacement(name, position) ?? name
    case .member(_, let name, _) where isTypePath(expression) == false:
      if Follower.path(expression)?.first == "ToolbarItemPlacement" {
        return ownPlacement(name, position) ?? name
      }
      return follow.target(expression, in: position.scope).flatMap {
        placement($0.expression, position.inside($0.scope))
      }
    case .choice(let condition, let first, let second):
      let holds = follow.truth(of: condition, in: position.scope) ?? true
      return placement(holds ? first : second, position)
    case .name:
      return follow.target(expression, in: position.scope).flatMap {
        placement($0.expression, position.inside($0.scope))
      }
    case .call(let call):
      if case .closure(let getter) = call.callee {
        // What a property works out, where all ways that are open lead to the same place.
        let ways = follow.outcomes(getter.body, in: position.scope.inner())
        let found = Set(ways.map { placement($0.expression, position.inside($0.scope)) })
        return found.count == 1 ? found.first ?? nil : nil
      }
      return call.name == "accessoryBar" ? "bottomBar" : nil
    default: return nil
    }
  }

  /// The system's placement that one of the app's own names stands for; nil for the system's own.
  private func ownPlacement(_ name: String, _ position: Position) -> String? {
    guard let entry = index.types["ToolbarItemPlacement"],
      let property = entry.property(
        name, isStatic: true, seenFrom: position.scope.path)?.property,
      property.isStatic
    else { return nil }
    let scope = Scope(type: "ToolbarItemPlacement", path: property.path)
    let ways = property.getter.map { follow.outcomes($0, in: scope) }
    guard let value = ways?.first?.expression ?? property.value else { return nil }
    if case .member(_, let same, _) = value, same == name { return nil }
    return placement(value, position.inside(scope))
  }
}
