internal import BarFiles
internal import BarText

/// The bytes of a scene and the name that messages call them by.
public struct SceneSource: Hashable, Sendable {
  /// The file's path as the user wrote it.
  ///
  /// A name that ends in `.json` makes the text JSON, one with another extension YAML. A name
  /// without an extension, as that of the standard input stream, leaves it to the text: what begins
  /// with a brace and a quotation mark is JSON.
  public var name: String
  /// The text, in UTF-8, with or without a byte-order mark.
  public var bytes: [UInt8]
  /// The folder its pictures are in, empty for the working folder; nil for a scene that is not a
  /// file.
  ///
  /// Nothing outside the folder is ever read, and no link is followed.
  public var folder: String?
  /// The project it belongs to, whose settings hold where the scene says nothing; nil for none.
  public var project: ProjectFile?

  /// The suite it belongs to, whose other folders it may take pictures from; nil for that of its
  /// project, where that has one.
  package var statedSuite: SceneSuite?

  /// The suite whose other folders it may take pictures from; nil for none.
  var suite: SceneSuite? {
    statedSuite ?? folder.flatMap { folder in project?.suite(around: folder) }
  }

  /// Makes a source.
  public init(
    name: String, bytes: [UInt8], folder: String? = nil, project: ProjectFile? = nil
  ) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
    self.project = project
  }

  /// Whether the text is read as JSON.
  var isJSON: Bool {
    let ending = FilePath.fileExtension(of: name)
    guard ending.utf8.isEmpty else { return ending.utf8.elementsEqual("json".utf8) }
    let signs = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
    return signs.elementsEqual("{\"".utf8)
  }

  /// Whether a file that is found in a folder is a scene by its name.
  ///
  /// Editors' schemas lie beside scenes and end in `.schema.json`; a project's file is none either.
  package static func isScene(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".yaml", ".yml", ".json"].contains { FilePath.ends(name, with: $0) }
      && !FilePath.ends(name, with: ".schema.json") && FilePath.name(of: name) != ProjectFile.name
  }

  /// Whether a JSON file that is found in a folder is a scene by what is in it: much else is JSON.
  ///
  /// One that cannot be read as JSON is a scene where it has a scene's key, so that it is named.
  package static func isSceneJSON(_ bytes: [UInt8]) -> Bool {
    if let value = try? JSONReader.document(bytes) {
      guard case .object(let members) = value else { return false }
      // What this program prints says which version of its form it has.
      return members.isEmpty
        || value["schemaVersion"] == nil && contents.contains { value[$0] != nil }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return contents.contains { text.contains("\"\($0)\"") }
  }

  /// The keys that say what a scene shows, and on what.
  private static let contents = [
    "navigationBar", "navigationStack", "navigationSplitView", "navigationView", "device", "system",
  ]
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
  /// Where it stands in the scene's file; nil for one that does not.
  var place: SourcePosition?

  /// Which of the options win over others: a later one sets the same value, or one that holds it.
  static func contests(among overrides: [SceneOverride]) -> [String] {
    let options = overrides.filter { $0.name.hasPrefix("--") }
    return options.enumerated().compactMap { index, loser in
      let winner = options[(index + 1)...].last { $0.holds(loser) }
      return winner.map { "\($0.name) wins over \(loser.name)" }
    }
  }

  /// Whether it sets the value that another one sets, or one that holds it.
  private func holds(_ other: SceneOverride) -> Bool {
    guard let own = SceneKeyPath(keyPath)?.steps, let others = SceneKeyPath(other.keyPath)?.steps
    else { return false }
    return others.starts(with: own)
  }

  /// Makes an override; its name is `--set KEYPATH` unless another option stands for it.
  public init(keyPath: String, value: String, name: String? = nil) {
    self.keyPath = keyPath
    self.value = value
    self.name = name ?? "--set \(keyPath)"
  }
}
