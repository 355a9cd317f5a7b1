internal import AppCode

extension Follower {
  /// Whether a member is one that the type of what a destination is made for does not have, so that
  /// only another type's values have it: `(item as? Titled)?.title`; also behind names.
  func isNeverThere(_ expression: Expression, in scope: Scope, steps: Int = 6) -> Bool {
    guard steps > 0, Self.path(expression) != nil else { return false }
    if case .member(let base?, let name, _) = expression, case .name(let owner) = base,
      let type = scope.value(owner).flatMap({ Self.destinationType($0, owner) }),
      let kind = index.types[type]?.kind, kind == .structure || kind == .enumeration
    {
      // Swift itself gives an enumeration the value behind its cases.
      return name != "rawValue" && index.property(name, of: type) == nil
    }
    guard let next = target(expression, in: scope) else { return false }
    return isNeverThere(next.expression, in: next.scope, steps: steps - 1)
  }

  /// The type of what a destination is made for, whether its case is known or not; nil for any other
  /// value.
  private static func destinationType(_ value: Scope.Value, _ name: String) -> String? {
    switch value.expression {
    case .cast(.other(name), let type): type
    case .member(.name(let type), _, _) where type == value.type: type
    default: nil
    }
  }
}
