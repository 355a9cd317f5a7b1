internal import BarFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that is built apart from this one and takes over some of its commands.
struct CompanionProgram {
  /// What it is called.
  let name: String
  /// What it does, to be put after its name: "reads the sources of apps".
  let purpose: String
  /// What builds it, from the folder of the sources; nil for one that is installed.
  let script: String?

  /// Reads the sources of apps, and dumps of running ones.
  static let reader = CompanionProgram(
    name: "navbar-import", purpose: "reads the sources of apps", script: "script/import")

  /// Shows scenes on a live page.
  static let studio = CompanionProgram(
    name: "navbar-serve", purpose: "shows scenes on a live page", script: "script/studio")

  /// Runs the script that fetches fonts.
  static let python = CompanionProgram(
    name: "python3", purpose: "fetches fonts, with pip", script: nil)

  /// The commands that companions take over, whose arguments are theirs.
  static let commands: Set = ["import", "audit", "verify", "serve"]

  /// Becomes the companion, so that signals and the exit status are its own.
  ///
  /// - Throws: `Failure` where it is nowhere or cannot be started; otherwise this process goes on as
  ///   the other program.
  func run(_ arguments: [String], in console: Console) throws(Failure) -> RunStatus {
    let search = ProgramSearch(beside: console.programFolder(), path: console.variable("PATH"))
    guard let path = search.find(name) else {
      throw Failure(
        .unavailable,
        "\(name) is neither beside navbar nor on PATH: it \(purpose) "
          + (script.map { "(\($0) builds it where navbar's sources are)" } ?? "(install it)"))
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(path, &words)
    let reason = SystemError(number: errno).description
    unsafe words.forEach { unsafe free($0) }
    throw Failure(.unavailable, "cannot start \(path): \(reason)")
  }
}
