/// What a JSON document of ours looks like, for its JSON Schema and for tests.
///
/// The schema lets unknown keys through, because new ones may come; `objection(to:)` does not.
package indirect enum JSONShape: Sendable {
  /// A key of an object.
  package struct Key: Sendable {
    let name: String
    let shape: JSONShape
    let summary: String
    let isRequired: Bool

    /// A key that is always there.
    package static func key(_ name: String, _ shape: JSONShape, _ summary: String) -> Key {
      Key(name: name, shape: shape, summary: summary, isRequired: true)
    }

    /// A key that is left out where there is nothing to say.
    package static func optional(_ name: String, _ shape: JSONShape, _ summary: String) -> Key {
      Key(name: name, shape: shape, summary: summary, isRequired: false)
    }
  }

  case text, number, integer, boolean, null
  /// Any value at all.
  case any
  case constant(JSONValue)
  case choice([String])
  case list(JSONShape)
  /// So many numbers.
  case numbers(Int)
  case object([Key])
  /// An object whose keys are names of things.
  case dictionary(JSONShape)
  case either([JSONShape])
  /// A shape that several places have, written into the schema once under its name.
  case named(String, JSONShape)

  /// A rectangle: x, y, width and height.
  package static let rect = JSONShape.named("rect", .numbers(4))

  /// A list of texts.
  package static let texts = JSONShape.list(.text)

  /// The shape, or null.
  package var orNull: JSONShape { .either([self, .null]) }

  /// A document's outermost object; every document says which version of its form it has.
  package static func document(_ keys: [Key]) -> JSONShape {
    .object([.key("schemaVersion", .constant(1), "The version of the form.")] + keys)
  }
}

extension JSONShape {
  /// The JSON Schema (draft 7) of a document.
  ///
  /// - Parameters:
  ///   - title: what the document is.
  ///   - summary: what makes it.
  package func schema(title: String, summary: String) -> JSONValue {
    let members: [(String, JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
      ("description", .string(summary)),
    ]
    let definitions = names.map { ($0.name, $0.shape.schema) }
    return .pairs(
      members + schema.members.map { ($0.key, $0.value) }
        + (definitions.isEmpty ? [] : [("definitions", .pairs(definitions))]))
  }

  /// The shapes with names, each once.
  private var names: [(name: String, shape: JSONShape)] {
    let found: [(name: String, shape: JSONShape)]
    switch self {
    case .named(let name, let shape): found = [(name, shape)] + shape.names
    case .list(let shape), .dictionary(let shape): found = shape.names
    case .either(let shapes): found = shapes.flatMap(\.names)
    case .object(let keys): found = keys.flatMap(\.shape.names)
    default: found = []
    }
    var known: Set<String> = []
    return found.filter { known.insert($0.name).inserted }
  }

  private var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .number: ["type": "number"]
    case .integer: ["type": "integer"]
    case .boolean: ["type": "boolean"]
    case .null: ["type": "null"]
    case .any: true
    case .constant(let value): ["const": value]
    case .choice(let words): ["enum": .array(words.map(JSONValue.string))]
    case .list(let shape): ["type": "array", "items": shape.schema]
    case .numbers(let count):
      [
        "type": "array", "items": ["type": "number"], "minItems": .integer(count),
        "maxItems": .integer(count),
      ]
    case .dictionary(let shape): ["type": "object", "additionalProperties": shape.schema]
    case .either(let shapes): ["anyOf": .array(shapes.map(\.schema))]
    case .named(let name, _): ["$ref": .string("#/definitions/\(name)")]
    case .object(let keys):
      [
        "type": "object",
        "required": .array(keys.filter(\.isRequired).map { .string($0.name) }),
        "properties": .pairs(
          keys.map { key in
            // Draft 7 ignores what stands beside `$ref`, so the reference goes one level down.
            (key.name, ["description": .string(key.summary), "allOf": [key.shape.schema]])
          }),
      ]
    }
  }
}

extension JSONShape {
  /// What is not so in a document, with its place; nil where everything is.
  ///
  /// Keys that are not described are refused.
  package func objection(to value: JSONValue, at place: String = "$") -> String? {
    switch (self, value) {
    case (.any, _), (.text, .string), (.boolean, .boolean), (.null, .null), (.integer, .integer),
      (.number, .integer), (.number, .number):
      return nil
    case (.integer, .number(let number)) where number == number.rounded(): return nil
    case (.constant(let wanted), _) where wanted.line == value.line: return nil
    case (.choice(let words), .string(let word)) where words.contains(word): return nil
    case (.named(_, let shape), _): return shape.objection(to: value, at: place)
    case (.either(let shapes), _):
      let objections = shapes.compactMap { $0.objection(to: value, at: place) }
      return objections.count == shapes.count ? objections.last : nil
    case (.list(let shape), .array(let values)):
      return values.enumerated().lazy.compactMap { index, value in
        shape.objection(to: value, at: "\(place)[\(index)]")
      }.first
    case (.numbers(let count), .array(let values)):
      return values.count == count
        ? JSONShape.list(.number).objection(to: value, at: place)
        : "\(place): \(values.count) numbers"
    case (.dictionary(let shape), .object(let members)):
      return members.lazy.compactMap { shape.objection(to: $0.value, at: "\(place).\($0.key)") }
        .first
    case (.object(let keys), .object(let members)):
      return Self.objection(to: members, keys, at: place)
    default: return "\(place): \(value.line.prefix(80))"
    }
  }

  private static func objection(
    to members: [JSONValue.Member], _ keys: [Key], at place: String
  ) -> String? {
    for member in members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        return "\(place): the key \(member.key)"
      }
      let inner = key.shape.objection(to: member.value, at: "\(place).\(member.key)")
      if let inner { return inner }
    }
    let missing = keys.first { key in
      key.isRequired && !members.contains { $0.key == key.name }
    }
    return missing.map { "\(place): no \($0.name)" }
  }

  /// The shape behind a key; nil where there is no such key.
  package func shape(of key: String) -> JSONShape? {
    switch self {
    case .named(_, let shape): shape.shape(of: key)
    case .object(let keys): keys.first { $0.name == key }?.shape
    case .dictionary(let shape): shape
    case .either(let shapes): shapes.lazy.compactMap { $0.shape(of: key) }.first
    case .any: .any
    default: nil
    }
  }

  /// The shape of a list's elements; nil for anything else.
  package var element: JSONShape? {
    switch self {
    case .named(_, let shape): shape.element
    case .list(let shape): shape
    case .numbers: .number
    case .either(let shapes): shapes.lazy.compactMap(\.element).first
    case .any: .any
    default: nil
    }
  }

  /// How many numbers it is; nil for anything else.
  package var numberCount: Int? {
    switch self {
    case .named(_, let shape): shape.numberCount
    case .numbers(let count): count
    case .either(let shapes): shapes.lazy.compactMap(\.numberCount).first
    default: nil
    }
  }

  /// The keys of an object; none for anything else.
  package var keyNames: [String] {
    switch self {
    case .named(_, let shape): shape.keyNames
    case .object(let keys): keys.map(\.name)
    case .either(let shapes): shapes.flatMap(\.keyNames)
    default: []
    }
  }
}
