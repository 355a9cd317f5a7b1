internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarSceneFile
internal import BarText

/// `navbar tokens`: sizes, fonts and colours of a bar as design tokens.
struct TokensCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Write the sizes, fonts and colours of a bar as design tokens.",
    discussion: """
      The form is that of the Design Tokens Community Group of the W3C, which design tools and build \
      tools read. For each system there are groups size, font and color, and in color one for each \
      appearance. Without a scene, the tokens are those of an ordinary bar with a large title, a \
      search field and buttons.

        navbar tokens -o navbar.tokens.json
        navbar tokens --systems ios-18,ios-26 --device iphone-16
        navbar tokens inbox.yaml --appearances light
      """)

  @Argument(help: "A scene file, whose bar it is.", completion: .sceneFiles)
  var scene: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, the standard output stream when left out; several are all written.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "Systems, as ios-18,ios-26; the scene's own when left out, or without a scene ios-17,ios-18,ios-26.",
      valueName: "systems"), completion: .systems)
  var systems: String?

  @Option(
    help: ArgumentHelp("light,dark, or one of them.", valueName: "appearances"),
    completion: .appearances)
  var appearances: String?

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    try refuseSameOutput(among: output)
    for style in Self.words(appearances ?? "")
    where TraitCollection.UserInterfaceStyle(rawValue: style) == nil {
      throw ValidationError("--appearances is a list of light, dark (found \"\(style)\")")
    }
    try Self.refuseEmpty(systems, "systems")
    try Self.refuseEmpty(appearances, "appearances")
  }

  private static func refuseEmpty(_ list: String?, _ option: String) throws {
    guard let list, words(list).isEmpty else { return }
    throw ValidationError("--\(option) is a list as a,b (found \"\(list)\")")
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let input = SceneInput(argument: scene ?? "-")
    if let scene, FileKind(scene) == .folder {
      throw Failure(.usage, "tokens are those of one bar: name a scene, not the folder \(scene)")
    }
    let bytes = scene == nil ? Array(Self.ordinary.utf8) : try input.read(console)
    let read = try SceneLayout.read(input, bytes: bytes)
    let styles = appearances.map(Self.words) ?? ["light", "dark"]
    let named = systems.map(Self.words) ?? (scene == nil ? Self.usualSystems : nil)
    var tokens = DesignTokens()
    for system in named?.map(Optional.some) ?? [nil] {
      for style in styles {
        var changes = overrides.overrides
        if let system {
          changes.append(SceneOverride(keyPath: "system", value: system, name: "--systems"))
        }
        changes.append(
          SceneOverride(
            keyPath: "traits.userInterfaceStyle", value: style, name: "--appearances"))
        let file = try SceneLayout.file(read, overrides: changes)
        if scene != nil, style == styles.first { console.say(oddities: file) }
        try tokens.add(file, style: style)
      }
    }
    let text = tokens.json.text(expandedLevels: 5) + "\n"
    if output.isEmpty { try console.printDocument(text) }
    for output in output { try console.write(Array(text.utf8), to: output) }
    return .success
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty }
  }

  private static let usualSystems = ["ios-17", "ios-18", "ios-26"]

  /// A bar that has what most bars have.
  private static let ordinary = """
    navigationBar:
      prefersLargeTitles: true
      items:
        - title: Back
        - title: Title
          subtitle: Subtitle
          prompt: Prompt
          hidesSearchBarWhenScrolling: false
          searchController: {}
          rightBarButtonItems: [{title: Button}, {systemItem: add}]
    """
}
