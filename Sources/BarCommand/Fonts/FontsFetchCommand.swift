internal import ArgumentParser
internal import BarFiles
internal import BarRender

/// `navbar fonts fetch`: gets the pinned fonts.
struct FontsFetchCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Get the pinned fonts, and check them.",
    discussion: """
      Each file is known by its SHA-256. What is missing is taken from this machine's own fonts where \
      a file is the same, else from Python's package index by pip, which is told the checksum of what \
      it downloads, or from Debian's and Ubuntu's packages by apt. Nothing is installed: files go into \
      the user's folder of caches, or where NAVBAR_FONTS says. A second run fetches nothing.

        navbar fonts fetch
        navbar fonts fetch --script Hira
        navbar fonts fetch --all
        navbar fonts fetch --from ~/Downloads/fonts
        navbar fonts fetch --check

      Exit status: 0 all are here, 69 some are not.
      """)

  @Flag(help: "Those of every script too.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Those of a script too, by its ISO 15924 tag, as Hani, Hira, Hang, Zsye (emoji). May be repeated.",
      valueName: "tag"))
  var script: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take them out of a folder, and ask no network. May be repeated.", valueName: "dir"),
    completion: .directory)
  var from: [String] = []

  @Flag(help: "Fetch nothing; say what is missing.")
  var check = false

  func validate() throws {
    let known = Set(PinnedFont.all().flatMap(\.scripts))
    for tag in script where !known.contains(tag) {
      throw ValidationError(
        "--script is one of \(known.sorted().joined(separator: ", ")) (found \"\(tag)\")")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    guard let folder = FontLibrary.pinnedFolder else {
      throw Failure(
        .unavailable, "there is no folder to keep fonts in: set HOME, or NAVBAR_FONTS to one")
    }
    var arguments = ["-c", String(decoding: PackageResources.fetch_fonts_py, as: UTF8.self)]
    arguments += ["--rows", PinnedFont.text, "--folder", folder]
    if all { arguments.append("--all") }
    if check { arguments.append("--check") }
    arguments += script.flatMap { ["--script", $0] } + from.flatMap { ["--from", $0] }
    return try CompanionProgram.python.run(arguments, in: console)
  }
}
