internal import AppCode

/// Things that a model has in some of the cases alone that it is made for.
extension Follower {
  /// Whether a property is worked out by a `switch` that gives nothing in some case, be it by whoever
  /// stands behind a protocol.
  func isOfSomeCases(_ place: Expression, in scope: Scope) -> Bool {
    guard let path = Self.path(place), path.count > 1, let name = path.last,
      let property = declaration(place, in: scope)
    else { return false }
    if property.getter != nil, Self.givesNothingInSomeCase(property) { return true }
    guard case .member(let owner?, _, _) = place,
      let type = declaration(owner, in: scope)?.type.flatMap({
        index.typeName(CodeIndex.withoutGenerics($0), from: scope.type, in: scope.path)
      }), index.types[type]?.kind == .protocol
    else { return false }
    return standIns(for: type).contains { heir in
      index.property(name, of: heir).map { Self.givesNothingInSomeCase($0.0) } ?? false
    }
  }

  private static func givesNothingInSomeCase(_ property: Property) -> Bool {
    let ways: [Branch]
    switch property.getter?.last {
    case .branches(let branches)?, .expression(.branches(let branches))?,
      .result(.branches(let branches)?)?:
      ways = branches
    default: return false
    }
    return ways.contains { way in
      guard way.subject != nil, way.body.count == 1 else { return false }
      switch way.body[0] {
      case .expression(.null), .result(.null?): return true
      default: return false
      }
    }
  }
}
