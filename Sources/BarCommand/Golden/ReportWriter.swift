internal import BarFiles
internal import BarGolden

/// Writes the reports that were asked for, on the command line, by Bazel or by GitHub.
struct ReportWriter {
  /// What was asked for on the command line.
  let options: ReportOptions
  /// What Bazel asks for.
  let bazel: BazelProtocol
  /// Where files and annotations go.
  let console: Console

  /// The folder in a report's folder that the files of what differs go to.
  private static let filesFolder = "files"

  /// Writes everything.
  ///
  /// - Parameter path: a scene's path from where the command runs, for GitHub.
  func write(_ report: GoldenReport, path: (GoldenResult) -> String) throws(Failure) {
    for folder in [options.report, bazel.outputFolder].compactMap({ $0 }) {
      try write(report, into: FilePath.withoutSlash(folder))
    }
    if let file = options.html { try write(report.html, to: file) }
    if let file = options.json { try write(report.json, to: file) }
    for file in [options.junit, bazel.junitPath].compactMap({ $0 }) {
      try write(report.junit(filesFolder: nil), to: file)
    }
    let isOnGitHub = console.variable("GITHUB_ACTIONS") == "true"
    if options.github ?? isOnGitHub {
      try console.printDocument(report.annotations(path: path))
    }
    if isOnGitHub, let file = console.variable("GITHUB_STEP_SUMMARY"), !file.isEmpty {
      let before = FileKind(file) == .none ? [] : try read(file)
      try Failure.filing { () throws(FileFailure) in
        try WholeFile(calls: console.files).write(
          before + Array(report.stepSummary.utf8), to: file)
      }
    }
  }

  /// Writes a report's folder.
  private func write(_ report: GoldenReport, into folder: String) throws(Failure) {
    try Failure.filing { () throws(FileFailure) in try Folder.make(folder) }
    var names: Set<String> = []
    for result in report.failures {
      for file in result.files {
        guard names.insert(file.path.lowercased()).inserted else {
          throw Failure(
            .inputMissing, "two goldens of the report would share the file \(file.path)")
        }
        try Failure.filing { () throws(FileFailure) in
          try WholeFile(calls: console.files).write(
            file.bytes, to: "\(Self.filesFolder)/\(file.path)", in: folder, makes: true)
        }
      }
    }
    try write(report.html, to: "\(folder)/report.html")
    try write(report.json, to: "\(folder)/\(GoldenReport.fileName)")
    try write(report.junit(filesFolder: Self.filesFolder), to: "\(folder)/junit.xml")
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: console.files).write(Array(text.utf8), to: path)
    }
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    try Failure.filing { () throws(FileFailure) in try FileReading.bytes(of: path) }
  }
}

extension GoldenReport {
  /// What the report for other programs is called in a report's folder.
  static let fileName = "report.json"
  /// The most bytes a report may have.
  static let sizeLimit = 1 << 30

  /// Reads a report: a file, or a folder that holds one.
  init(at path: String) throws(Failure) {
    let file = FileKind(path) == .folder ? "\(path)/\(Self.fileName)" : path
    let bytes = try Failure.filing { () throws(FileFailure) in
      try FileReading.bytes(of: file, limit: Self.sizeLimit)
    }
    do throws(Unreadable) {
      try self.init(json: bytes)
    } catch {
      throw Failure(.inputMissing, "cannot use the report \(file): \(error.reason)")
    }
  }
}
