internal import ArgumentParser
internal import BarFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// `navbar serve`: scenes on a live page; a program of its own does it.
struct ServeCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show scenes on a live page in a browser.",
    discussion: """
      Opens a page on this machine, which nobody else can see: every scene of the given files and \
      folders, drawn again as soon as it is saved, with controls, scrolling, inspection and \
      screenshots laid over it. The program navbar-serve does it; script/studio builds it.

        navbar serve scenes/
        navbar serve inbox.yaml --open
        navbar serve scenes/ --port 8000
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "Scene files or folders, and the options of navbar-serve.", valueName: "path"),
    completion: .sceneFiles)
  var arguments: [String] = []

  /// The program's name.
  static let program = "navbar-serve"

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let search = ProgramSearch(
      beside: ProgramSearch.ownPath.map(FilePath.folder(of:)), path: console.variable("PATH"))
    guard let program = search.find(Self.program) else {
      throw Failure(
        .unavailable,
        "\(Self.program) is neither beside navbar nor on PATH; "
          + "script/studio builds it where navbar's sources are")
    }
    throw replaceProcess(with: program)
  }

  /// Lets the program take this process over, so that signals and the exit status are its own.
  ///
  /// - Returns: why that did not work.
  private func replaceProcess(with program: String) -> Failure {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(program, &words)
    return Failure(
      .unavailable, "cannot start \(program): \(SystemError(number: errno).description)")
  }
}
