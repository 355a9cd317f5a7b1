internal import BarLayout

/// A JSON document whose keys keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number, written to a thousandth.
  case number(Double)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of the members that have a value, in the order given.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// An object of keys and values.
  package static func pairs(_ pairs: [(String, JSONValue)]) -> JSONValue {
    .object(pairs.map { Member(key: $0.0, value: $0.1) })
  }

  /// A list of texts; nil for none.
  package static func strings(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
  }
}

extension JSONValue {
  /// The value of a key; nil when there is none or this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text; nil for anything else.
  package var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The whole number; nil for anything else.
  package var integer: Int? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// The elements; none for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The members of an object; none for anything else.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .pairs(elements)
  }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
}
