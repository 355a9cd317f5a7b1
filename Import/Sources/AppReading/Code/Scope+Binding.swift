internal import AppCode

extension Scope {
  /// Lets this scope, where it stands in no other, stand in another one.
  func stand(in other: Scope) {
    guard outer == nil else { return }
    outer = other
    lead(to: other)
  }

  /// Gives the parameters of a function what a call passes.
  func bind(_ function: Function, to call: Call, from caller: Scope) {
    var rest = call.arguments[...]
    let takesFunction = function.parameters.contains { $0.type.contains("->") }
    let asking = Self.closureAsked(by: function, of: call)
    for (number, parameter) in function.parameters.enumerated() {
      if let place = rest.firstIndex(where: {
        guard $0.isTrailing, $0.label == nil else { return $0.label == parameter.label }
        // A closure after a call goes to what takes a function.
        guard parameter.type.contains("->") else {
          return !takesFunction && parameter.label == nil
        }
        return parameter.standard == nil || asking.map { number > $0 } ?? true
      }) {
        if parameter.type.hasSuffix("...") {
          let same = rest[place...].prefix { $0.label == rest[place].label || $0.label == nil }
          let list = Expression.list(same.map(\.value))
          set(parameter.name, Value(expression: list, scope: caller))
          rest = rest[(place + same.count)...]
          continue
        }
        set(
          parameter.name,
          Value(expression: rest[place].value, scope: caller, type: parameter.type))
        rest.remove(at: place)
      } else if parameter.type.hasSuffix("...") {
        set(parameter.name, Value(expression: .list([]), scope: self))
      } else if let standard = parameter.standard {
        set(parameter.name, Value(expression: standard, scope: self, type: parameter.type))
      }
    }
  }

  /// The last parameter that asks for the closure after a call, which goes past those before it that may be
  /// left out: past `onDismiss: (() -> Void)? = nil` to `content: () -> Content`; nil for none.
  private static func closureAsked(by function: Function, of call: Call) -> Int? {
    guard call.arguments.contains(where: { $0.isTrailing && $0.label == nil }) else { return nil }
    let labels = Set(call.arguments.compactMap(\.label))
    return function.parameters.lastIndex { parameter in
      parameter.standard == nil && parameter.type.contains("->")
        && !(parameter.label.map(labels.contains) ?? false)
    }
  }
}
