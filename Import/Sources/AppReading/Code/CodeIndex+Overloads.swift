internal import AppCode

/// Functions of the same name, told apart by what a call hands over.
extension CodeIndex {
  /// The function among several whose labels a call has; of those that differ in closures alone, one
  /// whose closures the call has.
  static func best(_ functions: [Function], for call: Call) -> Function? {
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let trailing = call.arguments.count - labels.count
    let fitting = functions.filter { fits($0, labels) }
    guard fitting.count > 1 else { return fitting.first }
    let made = fitting.filter { closures(of: $0, notAmong: labels) <= trailing }
    // What has no place for a closure is not what a call with one means.
    return made.first { function in
      trailing <= function.parameters.count { $0.type.contains("->") }
    } ?? made.first ?? fitting.first
  }

  private static func fits(_ function: Function, _ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in function.parameters {
      if let next = rest.first, next == parameter.label {
        rest.removeFirst()
        continue
      }
      let isTrailing = parameter.type.contains("->")
      if parameter.standard == nil, !isTrailing, !parameter.type.hasSuffix("...") { return false }
    }
    return rest.isEmpty || function.parameters.contains { $0.type.hasSuffix("...") }
  }

  /// How many closures a function asks for that are not among the labels of a call.
  private static func closures(of function: Function, notAmong labels: [String?]) -> Int {
    var rest = labels[...]
    return function.parameters.count { parameter in
      if let next = rest.first, next == parameter.label {
        rest.removeFirst()
        return false
      }
      return parameter.standard == nil && parameter.type.contains("->")
    }
  }
}

extension Function {
  /// Whether it takes the place of none of a base class, so that code of the base class does not mean it.
  ///
  /// Swift: what does is called `override`. Objective-C has no word for it.
  var isHeirsOwn: Bool { !isOverriding && name != "init" && path.hasSuffix(".swift") }
}
