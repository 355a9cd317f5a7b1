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
  /// What builds it, from the folder of the sources.
  let script: String

  /// Reads the sources of apps, and dumps of running ones.
  static let reader = CompanionProgram(name: "navbar-import", script: "script/import")

  /// Becomes the companion, with these arguments.
  ///
  /// - Throws: `Failure` where it is nowhere; otherwise this process goes on as the other program.
  func run(_ arguments: [String], in console: Console) throws(Failure) -> RunStatus {
    guard let path = path(in: console) else {
      throw Failure(
        .unavailable,
        "\(name) is missing: it reads the sources of apps (build it with \(script), and put it "
          + "beside navbar or on PATH)")
    }
    var words = unsafe ([path] + arguments).map { word in unsafe strdup(word) }
    unsafe words.append(nil)
    _ = unsafe execv(path, words)
    for unsafeword in unsafe words { unsafe free(word) }
    throw Failure(.unavailable, "cannot start \(path)")
  }

  /// Where the companion is: beside this program, or in a folder of `PATH`; nil for nowhere.
  func path(in console: Console) -> String? {
    var folders: [Substring] = []
    if let own = Self.ownFolder { folders.append(own[...]) }
    folders += (console.variable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// The folder of this program; nil where the system does not tell.
  private static var ownFolder: String? {
    guard let first = CommandLine.arguments.first else { return nil }
    guard let path = unsafe realpath("/proc/self/exe", nil) ?? realpath(first, nil) else {
      return nil
    }
    defer { unsafe free(path) }
    let text = unsafe String(cString: path)
    return FilePath.withoutSlash(FilePath.folder(of: text))
  }
}
