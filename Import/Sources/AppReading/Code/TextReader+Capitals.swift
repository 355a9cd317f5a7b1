internal import AppCode

/// Functions that make the first letter of a text a capital.
extension TextReader {
  /// Whether the name of a member of a text says that it does so: `uppercasedFirst`,
  /// `capitalizingFirstLetter`, of libraries that are not read.
  static func saysBegun(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("first") && (name.contains("upper") || name.contains("capital"))
  }

  /// Whether steps end with the text they are done to, its first letter a capital:
  /// `prefix(1).uppercased() + dropFirst()`.
  static func beginsWithCapital(_ body: [Statement]) -> Bool {
    guard let last = body.last else { return false }
    for statement in body.dropLast() {
      switch statement {
      case .binding: break
      case .premise(_, let otherwise):
        guard otherwise.count == 1, case .result(.name("self")?) = otherwise[0] else {
          return false
        }
      default: return false
      }
    }
    switch last {
    case .result(.binary("+", let start, let rest)?),
      .expression(.binary("+", let start, let rest)):
      return isCapital(start) && isRest(rest)
    case .result(.text(let pieces, _)?), .expression(.text(let pieces, _)):
      guard pieces.count == 2, case .value(let start, _) = pieces[0],
        case .value(let rest, _) = pieces[1]
      else { return false }
      return isCapital(start) && isRest(rest)
    default: return false
    }
  }

  /// Whether a value is the first letter of `self` as a capital.
  private static func isCapital(_ value: Expression) -> Bool {
    let capitals: Set = ["uppercased", "localizedUppercase", "capitalized", "localizedCapitalized"]
    guard case .member(let letter?, let name, _) = callee(bare(value)), capitals.contains(name)
    else { return false }
    switch bare(letter) {
    case .name("first"): return true
    case .member(let owner, "first", _): return isSelf(owner)
    case .call(let call):
      guard call.name == "prefix", case .number("1")? = call.argument(nil) else { return false }
      return isOfSelf(call.callee)
    default: return false
    }
  }

  /// Whether a value is what comes after the first letter of `self`.
  private static func isRest(_ value: Expression) -> Bool {
    guard case .call(let call) = bare(value), call.name == "dropFirst" else { return false }
    if case .number(let digits)? = call.argument(nil), digits != "1" { return false }
    return isOfSelf(call.callee)
  }

  /// A value without what makes a text of it, or what stands in its place where there is none.
  private static func bare(_ value: Expression) -> Expression {
    switch value {
    case .call(let call):
      guard case .name("String") = call.callee, call.arguments.count == 1 else { return value }
      return bare(call.arguments[0].value)
    case .binary("??", let first, _): return bare(first)
    default: return value
    }
  }

  /// What is called; the value itself where it is not a call.
  private static func callee(_ value: Expression) -> Expression {
    if case .call(let call) = value { call.callee } else { value }
  }

  private static func isOfSelf(_ callee: Expression) -> Bool {
    switch callee {
    case .name: true
    case .member(let owner, _, _): isSelf(owner)
    default: false
    }
  }

  private static func isSelf(_ owner: Expression?) -> Bool {
    if case .name("self")? = owner { true } else { false }
  }
}
