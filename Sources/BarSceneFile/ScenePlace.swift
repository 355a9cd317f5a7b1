/// A place in a scene's file.
public struct ScenePlace: Hashable, Sendable, Comparable {
  /// Line, counted from 1.
  public var line: Int
  /// Column in Unicode scalars, counted from 1.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Places further up come first.
  public static func < (a: ScenePlace, b: ScenePlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

extension SceneFile {
  /// Where the key at the end of a key path stands, or the nearest thing around it that the file has.
  ///
  /// An element of a list stands where its value begins. A value from the command line has no place
  /// of its own.
  public func place(of keyPath: String) -> ScenePlace {
    var node = root
    var best = root.position
    for step in SceneKeyPath(keyPath)?.steps ?? [] {
      let next: (position: SourcePosition, value: SourceNode)?
      switch (step, node.content) {
      case (.key(let key), .mapping(let entries)):
        next = entries.first { $0.key == key }.map { ($0.keyPosition, $0.value) }
      case (.index(let index), .sequence(let elements)):
        next = elements.indices.contains(index) ? (elements[index].position, elements[index]) : nil
      default: next = nil
      }
      guard let next, next.position.source == 0 else { break }
      best = next.position
      node = next.value
    }
    return ScenePlace(line: best.line, column: best.column)
  }

  /// Whether something is written at a key path, be it in the file or on the command line.
  public func states(_ keyPath: String) -> Bool {
    var node = root
    for step in SceneKeyPath(keyPath)?.steps ?? [] {
      switch (step, node.content) {
      case (.key(let key), .mapping):
        guard let next = node.value(of: key) else { return false }
        node = next
      case (.index(let index), .sequence(let elements)) where elements.indices.contains(index):
        node = elements[index]
      default: return false
      }
    }
    return !node.isAbsent(asText: false)
  }
}
