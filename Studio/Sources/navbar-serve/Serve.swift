internal import ArgumentParser
internal import Studio

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// `navbar-serve`: the studio.
@main
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbar serve",
    abstract: "Show scenes on a live page in a browser.",
    discussion: """
      Opens a page on this machine, which nobody else can see. It shows every scene of the given \
      files and folders and draws again what changes on disk. Nothing is written unless you save it.

        navbar serve scenes/
        navbar serve inbox.yaml --open
        navbar serve scenes/ --port 8000
      """)

  @Argument(help: "Scene files or folders; the working folder unless named.")
  var paths: [String] = []

  @Option(
    help: "The port to listen on. (default: \(StudioOptions.usualPort), or the next one free)")
  var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of them, to draw with before all others. May be repeated.",
      valueName: "path"))
  var fontPath: [String] = []

  @Option(help: .hidden)
  var page: String?

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    let options = StudioOptions(
      paths: paths.isEmpty ? ["."] : paths, port: port, fontPaths: fontPath, pageFolder: page)
    let server: StudioServer
    do {
      server = try StudioServer(options)
    } catch {
      FileStream.standardError.write("error: \(error.description)\n")
      throw ExitCode(error.status)
    }
    FileStream.standardError.write("the studio is at \(server.address) until ^C\n")
    if open { Browser.open(server.address) }
    try await server.run()
  }
}
