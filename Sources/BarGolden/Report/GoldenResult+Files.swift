extension GoldenResult {
  /// A file of a report's folder.
  package struct ReportFile: Hashable, Sendable {
    /// Its path: `title/is-cut.expected.png`.
    package var path: String
    /// Its bytes.
    package var bytes: [UInt8]
  }

  /// What is kept, what it would be now and what differs, as files.
  package var files: [ReportFile] {
    var files: [ReportFile] = []
    let name = safeName
    for kind in GoldenFile.allCases {
      if let bytes = evidence.expected[kind] {
        files.append(ReportFile(path: "\(name).expected\(kind.ending)", bytes: bytes))
      }
      if let bytes = evidence.actual[kind] {
        files.append(ReportFile(path: "\(name).actual\(kind.ending)", bytes: bytes))
      }
    }
    if let bytes = evidence.difference {
      files.append(ReportFile(path: "\(name).difference.png", bytes: bytes))
    }
    return files
  }

  /// The name as a path that stays inside a folder.
  private var safeName: String {
    name.split(separator: "/").map { $0 == "." || $0 == ".." ? "_" : String($0) }
      .joined(separator: "/")
  }
}
