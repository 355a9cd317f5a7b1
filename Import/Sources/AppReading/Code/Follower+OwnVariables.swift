internal import AppCode

/// Objective-C's variables behind properties: `_send` of `self.send`.
extension Follower {
  /// What the code of a class puts into a property where a name is that of its variable, or into its variable
  /// where a name is that of the property; nil in Swift, and for a property that a method computes.
  func assignedBehind(_ name: String, in scope: Scope) -> Scope.Value? {
    guard !scope.path.hasSuffix(".swift"), let type = scope.type else { return nil }
    let isVariable = name.hasPrefix("_")
    let property = isVariable ? String(name.dropFirst()) : name
    guard let (found, _) = index.property(property, of: type), found.getter == nil else {
      return nil
    }
    let names = [property, "_" + property]
    return scope.assignments(of: isVariable ? property : names[1]).map(\.value).first { value in
      // What hands on something of the same name may lead in a circle.
      !value.expression.isNull && !(Self.path(value.expression)?.last.map(names.contains) ?? false)
    }
  }
}

extension Property {
  /// Whether code may put something into it, also from elsewhere: not into a variable of Objective-C's behind
  /// a property.
  var mayBeSet: Bool {
    !isConstant && getter == nil && !attributes.contains("Environment")
      && !(name.hasPrefix("_") && !path.hasSuffix(".swift"))
  }
}
