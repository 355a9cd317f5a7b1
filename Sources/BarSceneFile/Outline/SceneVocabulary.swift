internal import BarLayout

/// What may be written at a place of a scene: keys and their values, for editors.
package enum SceneVocabulary {
  /// A key that a place may have.
  package struct Key: Hashable, Sendable {
    /// The key.
    package let name: String
    /// What it is for, in a sentence.
    package let summary: String
    /// What it takes, in words.
    package let accepted: String
    /// What holds without it; nil where nothing does.
    package let `default`: String?
    /// Where it does something, in words; nil for everywhere.
    package let reach: String?
    /// Whether its value is a mapping or a list, which begins on the next line.
    package let holdsMore: Bool

    init(_ row: KeyRow) {
      name = row.key
      summary = row.summary
      accepted = row.shape.words
      self.default = row.default
      let words = [row.since.map { "from iOS \($0)" }, row.reach?.words.map { "on \($0)" }]
      let reach = words.compactMap(\.self).joined(separator: ", ")
      self.reach = reach.isEmpty ? nil : reach
      holdsMore = row.shape.values.isEmpty && !row.shape.mappings.isEmpty
    }
  }

  /// The keys that the mapping behind some keys may have; elements of lists need not be counted.
  package static func keys(in path: [String]) -> [Key] {
    var known: Set<String> = []
    return shapes(at: path).flatMap(\.mappings).flatMap(\.rows).map(Key.init)
      .filter { known.insert($0.name).inserted }
  }

  /// What is known of the key at the end of a path; nil for one that there is not.
  package static func key(at path: [String]) -> Key? {
    guard let name = path.last else { return nil }
    return keys(in: Array(path.dropLast())).first { $0.name == name }
  }

  /// The words that the value of a key may be; none where it takes something else.
  package static func values(at path: [String]) -> [String] {
    var known: Set<String> = []
    return shapes(at: path).flatMap(\.values).filter { known.insert($0).inserted }
  }

  /// Whether a key takes a colour.
  package static func takesColor(at path: [String]) -> Bool {
    shapes(at: path).contains(where: \.isColor)
  }

  private static func shapes(at path: [String]) -> [Shape] {
    path.reduce([.object(Keys.scene.shape)]) { shapes, key in
      shapes.flatMap { $0.shapes(of: key) }
    }
  }
}

extension Shape {
  /// The tables of what the value, or an element of it, may be.
  var mappings: [ObjectShape] {
    switch self {
    case .object(let object): [object]
    case .reference(_, _, let object): [object()]
    case .list(let shape, _), .orNull(let shape, _), .named(_, let shape), .distinct(let shape):
      shape.mappings
    case .either(let shapes): shapes.flatMap(\.mappings)
    default: []
    }
  }

  /// What may stand behind a key of the value, or of an element of it.
  func shapes(of key: String) -> [Shape] {
    switch self {
    case .dictionary(let shape, _, _): return [shape]
    case .list(let shape, _), .orNull(let shape, _), .named(_, let shape), .distinct(let shape):
      return shape.shapes(of: key)
    case .either(let shapes): return shapes.flatMap { $0.shapes(of: key) }
    default: return mappings.flatMap(\.rows).filter { $0.key == key }.map(\.shape)
    }
  }

  /// The words that the value, or an element of it, may be.
  fileprivate var values: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .yes: ["true"]
    case .choice(let names): names
    case .pattern(_, _, let words): words
    case .list(let shape, _), .orNull(let shape, _), .named(_, let shape), .distinct(let shape):
      shape.values
    case .either(let shapes): shapes.flatMap(\.values)
    default: []
    }
  }

  fileprivate var isColor: Bool {
    switch self {
    case .named("color", _): true
    case .list(let shape, _), .orNull(let shape, _), .named(_, let shape): shape.isColor
    case .either(let shapes): shapes.contains(where: \.isColor)
    default: false
    }
  }
}
