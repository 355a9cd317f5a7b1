internal import BarFiles
internal import BarLayout

/// A project's `navbar.yaml`: what it sets, and where in the file.
public struct ProjectFile: Hashable, Sendable {
  /// What the file is called.
  public static let name = "navbar.yaml"

  /// The file's path.
  public let path: String
  /// What it sets.
  public let settings: ProjectSettings
  /// The line of each key that it has, by the key path: `device`, `lint.appName`.
  public let lines: [String: Int]

  /// The folder it is in, with a slash at its end.
  public var folder: String { FilePath.folder(of: path) }

  /// Reads a file.
  ///
  /// It may be a link to a file of the same name, as Bazel makes them; any other link is an error,
  /// because what is wrong with a file is said with words of it.
  ///
  /// - Throws: every error of the file at once.
  public init(path: String) throws(SceneProblems) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      let place = ProjectSearch.absolute(path) ?? path
      guard FilePath.name(of: place).utf8.elementsEqual(Self.name.utf8) else {
        throw FileFailure(
          .cannotRead, "cannot read \(path): it is a link to a file of another name")
      }
      let reader = FolderReader(root: FilePath.folder(of: place))
      bytes = try reader.bytes(of: Self.name, limit: FileReading.sceneLimit) ?? []
    } catch {
      throw SceneProblems(problems: [
        SceneProblem(file: path, line: 1, column: 1, severity: .error, message: error.message)
      ])
    }
    try self.init(path: path, bytes: bytes)
  }

  /// Reads the text of a file.
  ///
  /// - Throws: every error of the file at once.
  public init(path: String, bytes: [UInt8]) throws(SceneProblems) {
    var decoding = Decoding(names: [path])
    var settings: ProjectSettings?
    var lines: [String: Int] = [:]
    do throws(SourceFault) {
      if Self.isBlank(bytes) {
        settings = ProjectSettings()
      } else {
        let reading = try Reading(bytes, source: 0, isJSON: false)
        for fault in reading.faults { decoding.note(fault) }
        settings = Keys.project.decode(reading.root, "the project", &decoding)
        Self.place(reading.root, "", in: &lines)
      }
    } catch {
      decoding.note(error)
    }
    guard let settings, !decoding.hasErrors else {
      throw SceneProblems(problems: decoding.problems)
    }
    self.path = path
    self.settings = settings
    self.lines = lines
  }

  /// Whether a text is nothing but comments, which sets nothing.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      line.first { $0 > UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "#") } ?? true
    }
  }

  /// Notes where the keys of a mapping stand, and those inside it.
  private static func place(_ node: SourceNode, _ prefix: String, in lines: inout [String: Int]) {
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries {
      lines[prefix + entry.key] = entry.keyPosition.line
      place(entry.value, "\(prefix)\(entry.key).", in: &lines)
    }
  }

  /// A path of the file's, from its folder on.
  public func resolved(_ path: String) -> String {
    FilePath.isAbsolute(path) ? path : folder + path
  }

  /// The font files and folders that come first.
  public var fontPaths: [String] { settings.fonts.paths.map(resolved) }

  /// The values that a scene has in place of those that neither it nor the command line states.
  ///
  /// A scene for a watch names a watch or its system alone; a phone's settings are no help to it.
  func defaults(for root: SourceNode, _ overrides: [SceneOverride]) -> [SceneOverride] {
    func stated(_ key: String) -> String? {
      if let override = overrides.last(where: { $0.keyPath == key }) { return override.value }
      guard let value = root.value(of: key), !value.isAbsent(asText: false) else { return nil }
      guard case .scalar(let text, _) = value.content else { return "" }
      return text
    }
    let (device, system) = (stated("device"), stated("system"))
    var result: [SceneOverride] = []
    func add(_ key: String, _ value: String) {
      result.append(SceneOverride(keyPath: key, value: value, name: "\(path): \(key)"))
    }
    if device == nil, let own = settings.device,
      system.map({ Self.platform(ofSystem: $0) == Self.platform(ofDevice: own) }) ?? true
    {
      add("device", own)
    }
    if system == nil, let own = settings.system,
      (device ?? result.first?.value).map({
        Self.platform(ofDevice: $0) == Self.platform(ofSystem: own)
      }) ?? true
    {
      add("system", own)
    }
    return result
  }

  private static func platform(ofSystem text: String) -> SystemVersion.Platform? {
    SystemVersion(identifier: text)?.platform
  }

  private static func platform(ofDevice id: String) -> SystemVersion.Platform? {
    DeviceCatalog.model(id).map { SceneDraft.standardSystem(of: $0.idiom).platform }
  }
}
