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
    for parameter in function.parameters {
      if let place = rest.firstIndex(where: {
        guard $0.isTrailing, $0.label == nil else { return $0.label == parameter.label }
        // A closure after a call goes to what takes a function.
        return parameter.type.contains("->") || !takesFunction && parameter.label == nil
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
}
