internal import AppCode

/// Objects of Combine, RxSwift and ReactiveSwift that hold a value and tell whoever listens of another.
extension Follower {
  /// What such an object holds from the start, which its `value` is; nil for any other.
  func held(by object: Expression, in scope: Scope) -> Scope.Value? {
    target(object, in: scope).flatMap(held)
  }

  /// What an object holds from the start that is made by a call, or by what a name stands for.
  func held(by object: Scope.Value) -> Scope.Value? {
    guard case .call(let call) = object.expression else {
      guard Self.path(object.expression) != nil, fuel.burn() else { return nil }
      return held(by: object.expression, in: object.scope)
    }
    guard let name = call.name.map(CodeIndex.withoutGenerics), Self.holders.contains(name),
      index.typeName(name, from: object.scope.type ?? "") == nil, call.arguments.count == 1
    else { return nil }
    return (call.argument(nil) ?? call.argument("value")).map {
      Scope.Value(expression: $0, scope: object.scope)
    }
  }

  /// Types of theirs that are made with what they hold.
  private static let holders: Set = [
    "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "MutableProperty", "Property",
    "Variable",
  ]
}
