internal import BarAnswers
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// The commonest command lines: those without options.
///
/// The parser builds every option of a command before it looks at an argument, which takes longer
/// than these commands run. What is anything but plain is left to it, and so is what is wrong.
enum PlainRun: Hashable {
  case version
  case get(scene: String, keyPath: String)
  case layout(scene: String)
  case render(scene: String, output: String)

  /// Reads a command line; nil for one that is not plain.
  init?(_ arguments: [String]) {
    switch arguments.count {
    case 1 where arguments[0] == "--version": self = .version
    case 2 where arguments[0] == "layout" && Self.isScene(arguments[1]):
      self = .layout(scene: arguments[1])
    case 3
    where arguments[0] == "get" && Self.isScene(arguments[1]) && Self.isPlain(arguments[2])
      && LayoutKeyPath.problem(of: arguments[2]) == nil:
      self = .get(scene: arguments[1], keyPath: arguments[2])
    case 4
    where arguments[0] == "render" && Self.isPlain(arguments[1])
      && (arguments[2] == "-o" || arguments[2] == "--output") && Self.isPlain(arguments[3]):
      self = .render(scene: arguments[1], output: arguments[3])
    default: return nil
    }
  }

  /// Whether an argument is no option and does not stand for several.
  private static func isPlain(_ argument: String) -> Bool {
    !argument.utf8.isEmpty && argument.utf8.first != UInt8(ascii: "-")
  }

  /// Whether an argument is one scene: no option, no folder and no pattern.
  private static func isScene(_ argument: String) -> Bool {
    guard isPlain(argument), !PathPattern.isPattern(argument) else { return false }
    if case .folder = FileKind(argument) { return false }
    return true
  }

  /// Does what was asked.
  func run(in console: Console) async throws(Failure) -> RunStatus {
    switch self {
    case .version:
      try console.printDocument(Program.version + "\n")
      return .success
    case .get(let scene, let keyPath):
      let subject = SceneSubject(
        input: SceneInput(argument: scene), file: try file(scene, console), isOneOfMany: false)
      return try ValueQuestion(keyPaths: [keyPath]).answer(
        about: subject, at: SceneLayout(), in: console)
    case .layout(let scene):
      try console.print(SceneLayout().layOut(file(scene, console)).description)
      return .success
    case .render(let scene, let output):
      let settings = DrawingSettings(crop: .bar, compression: .standard, overrides: [])
      return try await RenderOrder(scenes: [scene], outputs: [output], settings: settings).run(
        in: console)
    }
  }

  private func file(_ scene: String, _ console: Console) throws(Failure) -> SceneFile {
    let input = SceneInput(argument: scene)
    let file = try SceneLayout.file(input, bytes: input.read(console), overrides: [])
    console.say(oddities: file)
    return file
  }
}
