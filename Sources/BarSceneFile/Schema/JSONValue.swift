/// A JSON text in the making; the members of an object keep their order.
enum JSONValue {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case bool(Bool)

  /// The value as JSON, indented by two blanks a level.
  var text: String {
    var result = ""
    write(to: &result, indent: "\n")
    return result
  }

  private func write(to result: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        result += (index == 0 ? "" : ",") + inner + Self.literal(member.0) + ": "
        member.1.write(to: &result, indent: inner)
      }
      result += (members.isEmpty ? "" : indent) + "}"
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        result += (index == 0 ? "" : ",") + inner
        element.write(to: &result, indent: inner)
      }
      result += (elements.isEmpty ? "" : indent) + "]"
    case .string(let string): result += Self.literal(string)
    case .number(let number): result += spelt(number)
    case .bool(let bool): result += bool ? "true" : "false"
    }
  }

  /// A string between quotation marks, with JSON's escapes.
  private static func literal(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
