@testable internal import BarSceneFile

/// A key that a scene may have at some place, written there or not.
struct SceneSite: Sendable {
  /// The key's path: `navigationBar.items[0].title`.
  var keyPath: String
  /// The mapping's name in the schema and the key: `navigationItem.title`.
  var name: String
  /// The key's row in its table.
  var row: KeyRow

  /// What is written there; nil for nothing.
  var value: SourceNode?

  /// The mapping's name in the schema: `navigationItem`.
  var object: String { String(name.prefix { $0 != "." }) }

  /// Every key of every mapping that a scene has.
  static func all(in root: SourceNode) -> [SceneSite] {
    var sites: [SceneSite] = []
    add(Keys.scene.shape, root, "", &sites)
    return sites
  }

  private static func add(
    _ object: ObjectShape, _ node: SourceNode, _ path: String, _ sites: inout [SceneSite]
  ) {
    for row in object.rows {
      let keyPath = path.isEmpty ? row.key : "\(path).\(row.key)"
      let value = node.value(of: row.key)
      sites.append(
        SceneSite(keyPath: keyPath, name: "\(object.name).\(row.key)", row: row, value: value))
      if let value { add(row.shape, value, keyPath, &sites) }
    }
  }

  /// Goes into a value by those of its shapes that it can have.
  private static func add(
    _ shape: Shape, _ node: SourceNode, _ path: String, _ sites: inout [SceneSite]
  ) {
    switch (shape, node.content) {
    case (.object(let object), .mapping): add(object, node, path, &sites)
    case (.reference(_, _, let object), .mapping): add(object(), node, path, &sites)
    case (.list(let shape, _), .sequence(let elements)):
      for (index, element) in elements.enumerated() {
        add(shape, element, "\(path)[\(index)]", &sites)
      }
    case (.either(let shapes), _): for shape in shapes { add(shape, node, path, &sites) }
    case (.orNull(let shape, _), _), (.named(_, let shape), _): add(shape, node, path, &sites)
    default: break
    }
  }
}
