package import BarFiles

/// The files that a report wrote into its folder, so that nobody takes them for goldens and the next
/// report takes away what it does not write again.
package struct ReportManifest: Hashable, Sendable {
  /// What the file is called that holds it.
  package static let fileName = ".navbar-report"
  /// What the report for other programs is called.
  package static let reportName = "report.json"
  /// The folder in a report's folder that the files of what differs go to.
  package static let filesFolder = "files"

  /// Their paths from the report's folder.
  package var files: [String]

  /// Notes files.
  package init(files: [String]) {
    self.files = files
  }

  private static let heading = "navbar report 1"
  private static let limit = 64 << 20
  private static let ownNames: Set = [
    "report.html", reportName, "junit.xml", "ctrf.json", RunTimes.fileName,
  ]

  /// Reads what a report left in a folder; nil where none did.
  package init?(in folder: String, of reader: FolderReader) {
    guard let bytes = try? reader.bytes(of: folder + Self.fileName, limit: Self.limit) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first?.utf8.elementsEqual(Self.heading.utf8) == true else { return nil }
    files = lines.dropFirst().filter(Self.isOfReport)
  }

  /// The file that holds it.
  package var text: String { ([Self.heading] + files).joined(separator: "\n") + "\n" }

  /// Whether a report may have written a file: nothing else is ever passed over or removed.
  private static func isOfReport(_ path: String) -> Bool {
    if ownNames.contains(path) { return true }
    guard (try? RelativePath(path)) != nil, FilePath.starts(path, with: filesFolder + "/") else {
      return false
    }
    return GoldenFile.allCases.contains { FilePath.ends(path, with: $0.ending) }
  }

  /// The files of all reports among the entries of a folder.
  static func files(among entries: [FolderEntry], _ reader: FolderReader) -> Set<String> {
    var files: Set<String> = []
    for entry in entries where FilePath.name(of: entry.path).utf8.elementsEqual(reportName.utf8) {
      let folder = FilePath.folder(of: entry.path)
      guard let manifest = ReportManifest(in: folder, of: reader) else { continue }
      files.formUnion(manifest.files.map { folder + $0 })
    }
    return files
  }
}
