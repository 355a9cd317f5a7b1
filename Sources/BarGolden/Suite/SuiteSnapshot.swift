internal import BarFiles

/// The files of some folders as they stood at a moment, for whoever waits for a change.
package struct SuiteSnapshot: Hashable, Sendable {
  private var stamps: [String: FileStamp] = [:]

  /// Looks at folders, and at files beside them.
  ///
  /// What a report wrote into one of the folders is left out.
  package init(folders: [String], files: [String] = []) {
    for file in files { stamps[file] = FileStamp(file) }
    for folder in folders {
      let root = FilePath.withoutSlash(folder)
      let entries = (try? Folder.entries(in: root)) ?? []
      let reports = ReportManifest.files(among: entries, FolderReader(root: root))
      for entry in entries where entry.isReadable && !reports.contains(entry.path) {
        let path = "\(root)/\(entry.path)"
        stamps[path] = FileStamp(path)
      }
    }
  }

  /// The files that came, went or were written since an earlier moment, sorted.
  package func changes(since earlier: SuiteSnapshot) -> [String] {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { stamps[$0] != earlier.stamps[$0] }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
