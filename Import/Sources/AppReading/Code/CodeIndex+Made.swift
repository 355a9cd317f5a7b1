internal import AppCode

/// Types that calls make values of.
extension CodeIndex {
  /// The type that a call makes a value of; nil where it calls a function or a type of others.
  ///
  /// What a function has inside of it, and what a type has as a member, is found before the types
  /// outside.
  func typeMade(by call: Call, in scope: Scope) -> String? {
    guard let path = Follower.path(call.callee),
      path.count > 1 || scope.function(path[0]) == nil
    else { return nil }
    return typeMade(by: call, path, from: scope.type, in: scope.path)
  }

  /// The type that a call makes a value of inside of another.
  ///
  /// - Parameter names: the names that the call spells the type with.
  /// - Parameter file: the file that the call stands in.
  func typeMade(
    by call: Call, _ names: [String], from outer: String?, in file: String
  ) -> String? {
    guard let made = typeName(names.joined(separator: "."), from: outer, in: file) else {
      return nil
    }
    if let outer, names.count == 1 || names.count == 2 && names[0] == "self",
      function(names[names.count - 1], of: outer, for: call, seenFrom: file) != nil
    {
      return nil
    }
    return made
  }
}
