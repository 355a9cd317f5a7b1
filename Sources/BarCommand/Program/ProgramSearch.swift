internal import BarFiles
internal import CBarShim

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where programs are looked for that do a part of this one's work.
struct ProgramSearch {
  /// The folder this program is in, with a slash at its end; nil where it is not known.
  var beside: String?
  /// Folders with colons between them, as in the variable `PATH`; nil for none.
  var path: String?

  /// The path of a program; nil when it is nowhere.
  func find(_ name: String) -> String? {
    let folders = (path ?? "").split(separator: ":").map { "\($0)/" }
    return ([beside].compactMap { $0 } + folders).map { $0 + name }.first(where: Self.isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    guard [.file, .link].contains(FileKind(path)) else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// The path of the program that runs, with links followed; nil where the system does not tell.
  static var ownPath: String? {
    #if canImport(Darwin)
      return CommandLine.arguments.first.flatMap(resolved)
    #else
      if let path = resolved("/proc/self/exe") { return path }
      // A bare root has no /proc.
      return unsafe nb_program_path().flatMap { unsafe resolved(String(cString: $0)) }
    #endif
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
