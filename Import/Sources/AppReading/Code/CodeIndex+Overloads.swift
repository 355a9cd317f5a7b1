internal import AppCode

/// Functions of the same name, told apart by what a call hands over.
extension CodeIndex {
  /// The function among several whose labels a call has; of those that differ in closures alone, one
  /// whose closures the call has.
  static func best(_ functions: [Function], for call: Call) -> Function? {
    best(functions, for: call) { $0 }
  }

  /// The same, where those that differ in types alone are told apart by the values that the call has.
  ///
  /// - Parameter scope: what names mean there; nil where only values count that stand in the call.
  func best(_ functions: [Function], for call: Call, in scope: Scope?) -> Function? {
    Self.best(functions, for: call) { fitting in
      guard 2...Self.mostOverloads ~= fitting.count else { return fitting }
      let points = fitting.map { self.points(of: $0, for: call, in: scope) }
      guard let most = points.compactMap(\.self).max() else { return fitting }
      return zip(fitting, points).filter { $0.1 == most }.map(\.0)
    }
  }

  /// How many functions that fit a call are told apart by their types.
  private static let mostOverloads = 64

  private static func best(
    _ functions: [Function], for call: Call, narrowing: ([Function]) -> [Function]
  ) -> Function? {
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let trailing = call.arguments.count - labels.count
    let fitting = functions.filter { fits($0, labels) }
    guard fitting.count > 1 else { return fitting.first }
    let made = fitting.filter { closures(of: $0, notAmong: labels) <= trailing }
    let left = narrowing(made.isEmpty ? fitting : made)
    // What has no place for a closure is not what a call with one means.
    return left.first { function in
      trailing <= function.parameters.count { $0.type.contains("->") }
    } ?? left.first
  }

  /// How well the types of a function's parameters take what a call with its labels hands over; nil where
  /// one of them surely does not.
  func points(of function: Function, for call: Call, in scope: Scope?) -> Int? {
    var rest = call.arguments.filter { !$0.isTrailing }[...]
    var sum = 0
    for parameter in function.parameters {
      guard let next = rest.first else { break }
      guard next.label == parameter.label else { continue }
      rest.removeFirst()
      guard let kind = kind(of: next.value, in: scope) else { continue }
      guard let points = points(of: parameter.type, of: function, for: kind) else { return nil }
      sum += points
    }
    return sum
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
