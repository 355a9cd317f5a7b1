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
  /// Where the key at the end of a key path stands, or the nearest thing around it that the file
  /// has.
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
    node(at: keyPath).map { !$0.isAbsent(asText: false) } ?? false
  }

  /// The text at a key path; nil where there is none, or another kind of value.
  package func text(at keyPath: String) -> String? {
    guard case .scalar(let text, _)? = node(at: keyPath)?.content else { return nil }
    return text
  }

  private func node(at keyPath: String) -> SourceNode? {
    guard let path = SceneKeyPath(keyPath) else { return nil }
    return root.value(at: path.steps[...])
  }
}
