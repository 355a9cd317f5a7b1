internal import BarText

/// A key that a scene may have, for lists and help.
public struct SceneKey: Hashable, Sendable {
  /// The kind of mapping it stands in: `navigationItem`; `scene` for the file itself.
  public var object: String
  /// The key.
  public var key: String
  /// What it is for, in a sentence.
  public var summary: String
  /// What it takes, in words.
  public var accepted: String
  /// What holds without it; nil where nothing does.
  public var `default`: String?
  /// The first major version of iOS that has it; nil for every one.
  public var since: Int?
  /// Whether the mapping is useless without it.
  public var isRequired: Bool
}

/// What a scene may hold, from the tables that decode it.
public enum SceneSchema {
  /// Every key of every mapping, in the order that they are explained in.
  public static func keys() -> [SceneKey] {
    objects().flatMap { object in
      object.rows.map { row in
        SceneKey(
          object: object.name, key: row.key, summary: row.summary, accepted: row.shape.words,
          default: row.default, since: row.since, isRequired: row.isRequired)
      }
    }
  }

  /// A JSON Schema (draft 7) of scene files, for editors.
  public static func json() -> String { json("navbar scene", of: objects()) }

  /// A JSON Schema (draft 7) of a project's `navbar.yaml`, for editors.
  public static func projectJSON() -> String {
    json("navbar project", of: objects(from: Keys.project.shape))
  }

  private static func json(_ title: String, of objects: [ObjectShape]) -> String {
    var members: [(String, JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", .string(title)),
    ]
    if let scene = objects.first { members += scene.schema.members.map { ($0.key, $0.value) } }
    let shapes = namedShapes(in: objects).map { ($0.name, $0.shape.schema) }
    members.append(
      (
        "definitions",
        .pairs(objects.dropFirst().map { ($0.name, $0.schema) } + shapes + [("text", text)])
      ))
    return JSONValue.pairs(members).text(.spread) + "\n"
  }

  /// A text is read letter by letter, so 2024, 9:41 and true are texts without quotation marks; a
  /// word of the scene's strings may stand wherever a text may.
  private static let text: JSONValue = [
    "anyOf": [
      ["type": ["string", "number", "boolean"]],
      [
        "type": "object", "additionalProperties": false, "required": ["key"],
        "properties": [
          "key": ["type": ["string", "number", "boolean"]], "arguments": ["type": "array"],
          "source": ["type": ["string", "number", "boolean", "null"]],
        ],
      ],
    ]
  ]

  /// The shapes that have names, each once, in the order they are met.
  private static func namedShapes(
    in objects: [ObjectShape]
  ) -> [(name: String, shape: Shape)] {
    var found: [(name: String, shape: Shape)] = []
    for named in objects.flatMap(\.rows).flatMap(\.shape.names)
    where !found.contains(where: { $0.name == named.name }) {
      found.append(named)
    }
    return found
  }

  /// The scene's table and every one it leads to, each once, in the order they are met.
  static func objects() -> [ObjectShape] { objects(from: Keys.scene.shape) }

  private static func objects(from first: ObjectShape) -> [ObjectShape] {
    var found = [first]
    var next = 0
    while next < found.count {
      for object in found[next].rows.flatMap(\.shape.objects)
      where !found.contains(where: { $0.name == object.name }) {
        found.append(object)
      }
      next += 1
    }
    return found
  }
}

extension Shape {
  /// The mappings that a value may be, or may hold in a list.
  fileprivate var objects: [ObjectShape] {
    switch self {
    case .object(let object): [object]
    case .reference(_, _, let object): [object()]
    case .dictionary(let shape, _, _), .distinct(let shape): shape.objects
    case .list(let shape, _), .orNull(let shape, _), .named(_, let shape): shape.objects
    case .either(let shapes): shapes.flatMap(\.objects)
    default: []
    }
  }

  /// The shapes with names that a value may have, or may hold in a list.
  fileprivate var names: [(name: String, shape: Shape)] {
    switch self {
    case .named(let name, let shape): [(name, shape)] + shape.names
    case .list(let shape, _), .orNull(let shape, _), .distinct(let shape),
      .dictionary(let shape, _, _):
      shape.names
    case .either(let shapes): shapes.flatMap(\.names)
    default: []
    }
  }

  /// The shape as JSON Schema.
  fileprivate var schema: JSONValue {
    switch self {
    case .text: ["$ref": "#/definitions/text"]
    case .number(let range): .range(range, type: "number")
    case .integer(let range):
      .range(Double(range.lowerBound)...Double(range.upperBound), type: "integer")
    case .bool: ["type": "boolean"]
    case .yes: ["const": true]
    case .anything: [:]
    case .choice(let names): ["enum": .array(names.map(JSONValue.string))]
    case .pattern(_, let expression, []): ["type": "string", "pattern": .string(expression)]
    case .pattern(_, let expression, let words):
      [
        "anyOf": [
          ["type": "string", "pattern": .string(expression)],
          ["enum": .array(words.map(JSONValue.string))],
        ]
      ]
    case .list(let shape, let max):
      ["type": "array", "items": shape.schema, "maxItems": .integer(max)]
    case .numbers(let labels, let range):
      [
        "type": "array", "items": .range(range, type: "number"),
        "minItems": .integer(labels.count), "maxItems": .integer(labels.count),
      ]
    case .object(let object): ["$ref": .string("#/definitions/\(object.name)")]
    case .reference(let name, _, _): ["$ref": .string("#/definitions/\(name)")]
    case .dictionary(let shape, let count, let keys):
      .members([
        "type": "object", "minProperties": .integer(count.lowerBound),
        "maxProperties": .integer(count.upperBound),
        "propertyNames": keys.map { ["pattern": .string($0)] },
        "additionalProperties": shape.schema,
      ])
    case .distinct(let shape):
      .pairs(
        shape.schema.members.map { ($0.key, $0.value) } + [("minItems", 1), ("uniqueItems", true)])
    case .either(let shapes): ["anyOf": .array(shapes.map(\.schema))]
    case .named(let name, _): ["$ref": .string("#/definitions/\(name)")]
    case .orNull(let shape, _): ["anyOf": [shape.schema, ["type": "null"]]]
    }
  }
}

extension ObjectShape {
  /// The mapping as JSON Schema.
  fileprivate var schema: JSONValue {
    let properties = rows.map { row -> (String, JSONValue) in
      var summary = row.summary
      if let since = row.since { summary += " From iOS \(since)." }
      if let words = row.reach?.words { summary += " On \(words)." }
      if let value = row.default { summary += " Default: \(value)." }
      // Draft 7 ignores what stands beside `$ref`, so the reference goes one level down. A key without
      // a value is as if left out, unless it must be there.
      let needsValue = row.isRequired || exactlyOne.contains(row.key)
      let value: (String, JSONValue) =
        needsValue
        ? ("allOf", [row.shape.schema]) : ("anyOf", [row.shape.schema, ["type": "null"]])
      return (row.key, .pairs([("description", .string(summary)), value]))
    }
    let origin: JSONValue = [
      "description": "Where it comes from, as Foo.swift:12; does nothing.",
      "type": ["string", "number", "boolean", "null"],
    ]
    let hasOrigin = rows.contains { $0.key == "source" }
    var members: [(String, JSONValue)] = [
      ("description", .string(summary)), ("type", "object"),
      ("additionalProperties", false),
      ("properties", .pairs(properties + (hasOrigin ? [] : [("source", origin)]))),
    ]
    let required = rows.filter(\.isRequired).map { JSONValue.string($0.key) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if !exactlyOne.isEmpty {
      members.append(("oneOf", .array(exactlyOne.map { ["required": [.string($0)]] })))
    }
    if let (keys, other) = atMostOne {
      let present = keys.map { key -> JSONValue in ["required": [.string(key)]] }
      let none: JSONValue = ["required": [.string(other)], "not": ["anyOf": .array(present)]]
      members.append(("oneOf", .array(present + [none])))
    }
    return .pairs(members)
  }
}

extension JSONValue {
  /// The schema of a number between limits.
  fileprivate static func range(_ range: ClosedRange<Double>, type: String) -> JSONValue {
    [
      "type": .string(type), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }
}
