internal import AppCode

extension TextReader {
  /// Whether every initializer of the type around puts something into a property of it, so that what
  /// stands in for nothing there never shows.
  func isAlwaysSet(_ expression: Expression, in scope: Scope) -> Bool {
    guard let path = Follower.path(expression)?.filter({ $0 != "self" }), path.count == 1,
      let type = scope.type, scope.value(path[0]) == nil,
      let property = index.property(path[0], of: type)?.0, property.getter == nil,
      property.value == nil, !property.isStatic, property.attributes.isEmpty
    else { return false }
    let makers = index.types[type]?.functionsByName["init", default: []].flatMap(\.functions) ?? []
    guard (1...Self.mostMakers).contains(makers.count) else { return false }
    // One that only stops the app makes nothing.
    let working = makers.filter { !$0.onlyEnds }
    return !working.isEmpty
      && working.allSatisfy { $0.body.count <= Self.mostSteps && puts(path[0], by: $0, of: type) }
  }

  /// Whether an initializer puts something that is never nil into a property, whatever it is given.
  private func puts(_ name: String, by maker: Function, of type: String) -> Bool {
    for case .expression(.assign(let place, let value, _)) in maker.body.reversed() {
      guard let path = Follower.path(place), path.last == name,
        path.count == 2 && path[0] == "self" || path.count == 1
      else { continue }
      return isThere(value, given: maker, to: type)
    }
    return false
  }

  /// Whether what an initializer is given, or a member of that, is never nil.
  private func isThere(_ value: Expression, given maker: Function, to type: String) -> Bool {
    switch value {
    case .text, .number, .bool: return true
    case .name(let name):
      guard let given = maker.parameters.first(where: { $0.name == name }) else { return false }
      return !Self.mayBeNil(given.type)
    case .member(.name(let owner)?, let name, _):
      guard let given = maker.parameters.first(where: { $0.name == owner }),
        !Self.mayBeNil(given.type)
      else { return false }
      let bare = given.type.replacing("any ", with: "").replacing("some ", with: "")
      guard let made = index.typeName(bare, from: type, in: maker.path),
        let held = index.property(name, of: made)?.0.type
      else { return false }
      return !Self.mayBeNil(held)
    default: return false
    }
  }

  /// Of how many initializers, and of how many steps, a type is looked at.
  private static let mostMakers = 16
  private static let mostSteps = 200

  private static func mayBeNil(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
}
