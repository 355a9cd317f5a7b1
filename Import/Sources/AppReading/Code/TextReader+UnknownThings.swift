internal import AppCode

/// Things that steps have a name of their own for, of which the code says nothing else.
extension TextReader {
  /// Whether a path starts with a name of the steps' own for something that only the running app has: what a
  /// function is handed, what a library gives, or what is taken as one of the app's things.
  func isOfUnknownThing(_ path: [String], in scope: Scope) -> Bool {
    guard let first = path.first, path.count <= Self.longestPath, first.first?.isLowercase ?? false,
      !path.contains(where: isPart), follow.declaration(.name(first), in: scope) == nil,
      let value = scope.value(first)
    else { return false }
    return isUnknown(value)
  }

  private func isUnknown(_ value: Scope.Value) -> Bool {
    var value = value
    for _ in 0..<Self.limitOfNames {
      switch value.expression {
      case .other(let text): return text.first?.isLowercase ?? false
      case .item(let list, _): return Follower.path(list)?.first?.first?.isLowercase ?? false
      case .name(let name):
        guard let next = value.scope.value(name) else {
          return follow.declaration(value.expression, in: value.scope) == nil
            && follow.target(value.expression, in: value.scope) == nil
        }
        value = next
      case .call(let call):
        guard let name = call.name, name.first?.isLowercase ?? false else { return false }
        return follow.function(call, in: value.scope) == nil
          && index.extensionFunctions(name, seenFrom: value.scope.path) == nil
      default: return false
      }
    }
    return false
  }

  /// How many members of a thing are gone through, and through how many names it is followed.
  private static let longestPath = 3
  private static let limitOfNames = 8
}
