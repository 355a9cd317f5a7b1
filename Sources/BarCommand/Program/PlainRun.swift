internal import BarAnswers
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// The commonest command lines: those without options, or with no more than `--jobs`.
///
/// The parser builds every option of a command before it looks at an argument, which takes longer
/// than these commands run, and 4 MB of memory. What is anything but plain is left to it, and so is
/// what is wrong.
enum PlainRun: Hashable {
  case version
  case get(scene: String, keyPath: String)
  case layout(scene: String)
  case render(scene: String, output: String, jobs: Int?)

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
    case 4... where arguments[0] == "render":
      guard let render = Self.render(arguments.dropFirst()) else { return nil }
      self = render
    default: return nil
    }
  }

  /// Reads what follows `render`: one scene or folder, one output, how many at once; nil for
  /// anything else.
  private static func render(_ arguments: ArraySlice<String>) -> PlainRun? {
    var (scene, output, jobs): (String?, String?, Int?)
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output":
        guard output == nil, let path = rest.popFirst(), isPlain(path) else { return nil }
        output = path
      case "-j", "--jobs":
        guard jobs == nil, let number = rest.popFirst(), let count = self.count(number) else {
          return nil
        }
        jobs = count
      default:
        guard scene == nil, isPlain(argument) else { return nil }
        scene = argument
      }
    }
    guard let scene, let output else { return nil }
    return .render(scene: scene, output: output, jobs: jobs)
  }

  /// A number of scenes to draw at once, in digits alone; nil for what the option refuses.
  private static func count(_ argument: String) -> Int? {
    guard argument.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let count = Int(argument), PictureOptions.jobCounts ~= count
    else { return nil }
    return count
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
    case .render(let scene, let output, let jobs):
      let settings = DrawingSettings(crop: .bar, compression: .standard, overrides: [])
      return try await RenderOrder(
        scenes: [scene], outputs: [output], settings: settings, jobs: jobs
      ).run(in: console)
    }
  }

  private func file(_ scene: String, _ console: Console) throws(Failure) -> SceneFile {
    let input = SceneInput(argument: scene)
    let file = try SceneLayout.file(input, bytes: input.read(console), overrides: [])
    console.say(oddities: file)
    return file
  }
}
