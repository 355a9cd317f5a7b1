internal import ArgumentParser
internal import BarAnswers
internal import BarFiles
internal import BarSceneFile
internal import BarText

/// `navbar config`: what holds for a scene or a folder, and why.
struct ConfigCommand: NavbarCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Say what navbar.yaml sets, and what holds.",
    discussion: """
      A project says in navbar.yaml what holds for all of its scenes: fonts, the device and the \
      system of scenes that name none, folders of goldens, tolerances, lint rules, languages, the \
      scale of pictures. The file is looked for in the scene's folder and in those around it, up to \
      where the repository begins. An option comes before a scene, a scene before navbar.yaml, and \
      that before what is built in. Each line is a key, its value, and where that comes from.

        navbar config
        navbar config goldens/title/is-cut-when-it-does-not-fit.yaml
        navbar config --format json
        navbar schema --project > navbar.schema.json

      An example:

        # yaml-language-server: $schema=navbar.schema.json
        fonts: {paths: [Fonts]}
        device: iphone-16
        system: ios-18
        lint: {appName: Mail}
        locales: [en_US, de_DE]
        scale: 2
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene, or a folder; the working folder when left out.", valueName: "path"),
    completion: .sceneFiles)
  var path: String?

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let input = try scene()
    let project = try project(of: input)
    var settings = EffectiveSettings(of: project)
    if let input {
      let file = try SceneLayout.file(input, bytes: try input.readFile(), overrides: [])
      settings.add(file, named: input.label)
    }
    switch format {
    case .text:
      try console.print(TextTable(rows: settings.rows.map { [$0.key, $0.value, $0.origin] }).text)
    case .json:
      let values = settings.rows.map { row -> JSONValue in
        ["key": .string(row.key), "value": .string(row.value), "from": .string(row.origin)]
      }
      let answer: JSONValue = [
        "file": project.map { .string($0.path) } ?? .null, "values": .array(values),
      ]
      try console.printDocument(answer.text(expandedLevels: 2) + "\n")
    }
    if project == nil { console.say("note: there is no navbar.yaml here, nor in a folder around") }
    return .success
  }

  /// The project of the scene, or of the folder that is asked about.
  private func project(of input: SceneInput?) throws(Failure) -> ProjectFile? {
    if let input { return try input.project() }
    return try Failure.inProject { () throws(SceneProblems) in
      try ProjectSearch.project(of: path ?? "")
    }
  }

  /// The scene that is asked about; nil for a folder.
  private func scene() throws(Failure) -> SceneInput? {
    guard let path else { return nil }
    switch FileKind(path) {
    case .folder: return nil
    case .none: throw Failure(.inputMissing, "there is neither a scene nor a folder \(path)")
    case .file, .link, .stream: return SceneInput(argument: path)
    }
  }
}
