internal import AppCode

/// Flags that functions are handed, or that cases carry, behind which something is asked for.
extension AskingSearch {
  /// Whether a condition is nothing but a name of what the function is handed, or a case around it carries.
  func isHanded(_ condition: String, _ around: Around) -> Bool {
    place.parameters.contains { $0.name == condition && $0.type == "Bool" }
      || around.cases.contains { $0.payload.contains(condition) }
  }

  /// What stands around a call that has to hand on a flag; nil where it hands on that the flag is off.
  func handing(_ flag: String?, by call: Call?, _ around: Around) -> Around? {
    guard let flag, let call else { return around }
    let value: Expression?
    if flag.hasPrefix("#"), let number = Int(flag.dropFirst()) {
      value = call.arguments.indices.contains(number) ? call.arguments[number].value : nil
    } else {
      value = call.argument(flag.isEmpty ? nil : flag)
    }
    switch value {
    case .bool(false)?: return nil
    // Who calls a function cannot be told from who calls another of its name.
    case .bool(true)? where call.name == place.function: return nil
    case .name(let name)? where around.flag == nil && isHanded(name, around):
      var around = around
      around.flag = name
      return around
    default: return around
    }
  }
}

extension AskingPlace {
  /// Whether the function is done as a value of the type is made: it is an initializer, or one calls it.
  func isDoneAsMade(_ index: CodeIndex) -> Bool {
    guard function != "init" else { return true }
    let makers = index.types[type]?.functionsByName["init"]?.flatMap(\.functions) ?? []
    return makers.contains { maker in
      maker.body.contains { step in
        guard case .expression(.call(let call)) = step, call.name == function else { return false }
        switch call.callee {
        case .name, .member(.name("self")?, _, _): return true
        default: return false
        }
      }
    }
  }
}
