/// The bytes of a scene and the name that messages call them by.
public struct SceneSource: Hashable, Sendable {
  /// The file's path as the user wrote it.
  ///
  /// A name that ends in `.json` makes the text JSON; any other name makes it YAML, which reads
  /// almost all JSON too.
  public var name: String
  /// The text, in UTF-8, with or without a byte-order mark.
  public var bytes: [UInt8]
  /// The folder its pictures are in, empty for the working folder; nil for a scene that is not a
  /// file.
  ///
  /// Nothing outside the folder is ever read, and no link is followed.
  public var folder: String?

  /// Makes a source.
  public init(name: String, bytes: [UInt8], folder: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
  }

  /// Whether the text is read as JSON.
  var isJSON: Bool { name.lowercased().hasSuffix(".json") }

  /// Whether a file that is found in a folder is a scene by its name.
  ///
  /// Editors' schemas lie beside scenes and end in `.schema.json`.
  package static func isScene(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".yaml", ".yml", ".json"].contains(where: name.hasSuffix)
      && !name.hasSuffix(".schema.json")
  }
}

/// A value given on the command line in place of the scene's own.
public struct SceneOverride: Hashable, Sendable {
  /// Which value: `traits.userInterfaceStyle`, `navigationBar.items[1].title`.
  public var keyPath: String
  /// The new value: a YAML flow value where it begins with `{`, `[` or a quotation mark, and
  /// otherwise the text as it stands, so that `#ff0000` and `a: b` need no quotes.
  public var value: String
  /// What messages call it; the option that the user typed.
  public var name: String

  /// Makes an override; its name is `--set KEYPATH` unless another option stands for it.
  public init(keyPath: String, value: String, name: String? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.name = name ?? "--set \(keyPath)"
  }
}
