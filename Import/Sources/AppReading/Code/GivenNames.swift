internal import AppCode

/// The properties of each class that get their values from what functions are handed alone, worked
/// out once for a class.
final class GivenNames {
  private var known: [String: Set<String>] = [:]
  private var flags: [String: Set<String>] = [:]
  private var lefts: [String: [String: Expression?]] = [:]

  /// What the initializers of a type leave in a property, worked out once.
  func left(_ name: String, _ type: String, _ find: () -> Expression?) -> Expression? {
    if let found = lefts[type]?[name] { return found }
    let found = find()
    lefts[type, default: [:]][name] = .some(found)
    return found
  }

  /// The flags of a type that only ways of other devices set, worked out once for a type.
  func flagsOfOthers(_ type: String, _ find: () -> Set<String>) -> Set<String> {
    if let found = flags[type] { return found }
    let found = find()
    flags[type] = found
    return found
  }

  private var flagsOfObjects: (left: Set<String>, taken: Set<String>)?

  /// The flags of objects that all of the code sets, worked out once.
  func flagsOfAll(in index: CodeIndex) -> (left: Set<String>, taken: Set<String>) {
    if let found = flagsOfObjects { return found }
    let found = OtherDevices.flagsOfObjects(in: index)
    flagsOfObjects = found
    return found
  }

  /// Those of a class and what it inherits.
  func names(of type: String, in index: CodeIndex) -> Set<String> {
    if let names = known[type] { return names }
    var given: Set<String> = []
    var others: Set<String> = []
    for function in index.lineage(type).lazy.flatMap(\.functions) where function.watched == nil {
      let handed = Set(function.parameters.filter { !$0.type.hasSuffix("?") }.map(\.name))
      ExpressionVisitor.visit(function.body) { expression in
        guard case .assign(let place, let value, _) = expression,
          let path = Follower.path(place)?.drop(while: { $0 == "self" }), path.count == 1,
          let name = path.first
        else { return true }
        if case .name(let value) = value, handed.contains(value) {
          given.insert(name)
        } else {
          others.insert(name)
        }
        return true
      }
    }
    let names = given.subtracting(others)
    known[type] = names
    return names
  }
}
