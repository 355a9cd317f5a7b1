internal import BarComparison
internal import BarFiles
internal import BarGolden

/// The goldens that failed when they were last compared on this machine, kept in the user's folder
/// of caches, a file for each set of folders of goldens.
struct LastFailures {
  private let path: String

  /// Where they are kept; nil where the user has no folder of caches, and for machines that work
  /// unattended.
  init?(of roots: [String], _ console: Console) {
    guard !GoldenRecording.isUnattended(console.variable), let caches = Self.caches(console)
    else { return nil }
    let places = roots.map { FilePath.real($0) ?? $0 }
    path = "\(caches)/navbar/last-failed/\(StableHash.digits(of: places)).txt"
  }

  private static func caches(_ console: Console) -> String? {
    func folder(_ name: String) -> String? {
      console.variable(name).flatMap { FilePath.isAbsolute($0) ? $0 : nil }
    }
    #if canImport(Darwin)
      return folder("HOME").map { "\($0)/Library/Caches" }
    #else
      return folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
    #endif
  }

  /// The names; empty where nothing failed or nothing is known.
  var names: Set<String> {
    guard let bytes = try? FileReading.whole(path, limit: 64 << 20) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Notes what a run found; what it did not compare stays as it was.
  ///
  /// A folder that cannot be written changes nothing about the run.
  func note(_ report: GoldenReport) {
    let known = names
    let compared = Set(report.results.map(\.name))
    let failed = Set(report.failures.map(\.name).filter { !$0.utf8.contains(10) })
    let now = known.subtracting(compared).union(failed)
    guard now != known else { return }
    let text = now.sorted().map { $0 + "\n" }.joined()
    do throws(FileFailure) {
      try Folder.make(FilePath.withoutSlash(FilePath.folder(of: path)))
      try WholeFile().write(Array(text.utf8), to: path)
    } catch { return }
  }
}
