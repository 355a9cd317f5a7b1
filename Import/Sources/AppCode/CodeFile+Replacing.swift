/// Code with some of its expressions in another form.
extension CodeFile {
  /// Puts others in the place of some expressions of its functions and properties.
  ///
  /// - Parameter change: what an expression becomes, whose parts have been changed before; nil for one that
  ///   stays.
  public mutating func replace(_ change: @escaping (Expression) -> Expression?) {
    let replacing = Replacing(change: change)
    functions = functions.map(replacing.function)
    properties = properties.map(replacing.property)
    for number in types.indices {
      types[number].functions = types[number].functions.map(replacing.function)
      types[number].properties = types[number].properties.map(replacing.property)
    }
  }
}

/// Puts expressions in the place of others.
///
/// How deep they may stand in each other, reading them from a file limits already.
private struct Replacing {
  let change: (Expression) -> Expression?

  func function(_ function: Function) -> Function {
    Function(
      name: function.name, parameters: function.parameters, returns: function.returns,
      body: body(function.body), isStatic: function.isStatic, line: function.line,
      path: function.path, isAction: function.isAction, watched: function.watched,
      isPrivate: function.isPrivate, isOverriding: function.isOverriding,
      isForOthers: function.isForOthers, span: function.span)
  }

  func property(_ property: Property) -> Property {
    var property = property
    property.value = property.value.map(value)
    property.getter = property.getter.map(body)
    return property
  }

  private func body(_ body: [Statement]) -> [Statement] {
    body.map { statement in
      switch statement {
      case .expression(let inner): .expression(value(inner))
      case .result(let inner): .result(inner.map(value))
      case .binding(let inner): .binding(binding(inner))
      case .branches(let inner): .branches(inner.map(branch))
      case .premise(let condition, let inner): .premise(condition, otherwise: self.body(inner))
      case .loop(let inner, let element):
        .loop(self.body(inner), over: element.map(binding))
      case .function(let inner): .function(function(inner))
      }
    }
  }

  private func binding(_ binding: Binding) -> Binding {
    var binding = binding
    binding.value = binding.value.map(value)
    return binding
  }

  private func branch(_ branch: Branch) -> Branch {
    var branch = branch
    branch.subject = branch.subject.map(value)
    branch.bindings = branch.bindings.map(binding)
    branch.body = body(branch.body)
    return branch
  }

  private func argument(_ argument: Argument) -> Argument {
    var argument = argument
    argument.value = value(argument.value)
    return argument
  }

  private func value(_ expression: Expression) -> Expression {
    let changed: Expression =
      switch expression {
      case .member(let base?, let name, let line): .member(value(base), name, line: line)
      case .call(var call):
        {
          call.callee = value(call.callee)
          call.arguments = call.arguments.map(argument)
          return .call(call)
        }()
      case .item(let base, let arguments): .item(value(base), arguments.map(argument))
      case .choice(let condition, let first, let second):
        .choice(condition, value(first), value(second))
      case .binary(let sign, let first, let second): .binary(sign, value(first), value(second))
      case .cast(let inner, let type): .cast(value(inner), type: type)
      case .list(let list): .list(list.map(value))
      case .tuple(let parts): .tuple(parts.map(argument))
      case .closure(var closure):
        {
          closure.body = body(closure.body)
          return .closure(closure)
        }()
      case .branches(let branches): .branches(branches.map(branch))
      case .assign(let place, let given, let line):
        .assign(value(place), value(given), line: line)
      case .text, .number, .bool, .null, .name, .member(nil, _, _), .dictionary, .other:
        expression
      }
    return change(changed) ?? changed
  }
}
