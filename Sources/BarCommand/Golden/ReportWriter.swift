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
  /// How long goldens took.
  var times = RunTimes()

  /// Writes everything.
  ///
  /// - Parameter path: a scene's path from where the command runs, for GitHub.
  func write(
    _ report: GoldenReport, path: (GoldenResult) -> String
  ) async throws(Failure) {
    for folder in [options.report, bazel.outputFolder].compactMap({ $0 }) {
      try await write(report, into: FilePath.withoutSlash(folder))
    }
    if let file = options.html { try write(report.html, to: file) }
    if let file = options.json {
      try Failure.filing { () throws(FileFailure) in
        try WholeFile(calls: console.files).write(parts: report.jsonParts, to: file)
      }
    }
    for file in [options.junit, bazel.junitPath].compactMap({ $0 }) {
      try write(report.junit(filesFolder: nil, times: times), to: file)
    }
    if let file = options.ctrf {
      try write(report.ctrf(filesFolder: nil, times: times), to: file)
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
  private func write(_ report: GoldenReport, into folder: String) async throws(Failure) {
    try Failure.filing { () throws(FileFailure) in try Folder.make(folder) }
    let files = ReportManifest.filesFolder
    let evidence = try self.files(of: report)
    let pageName = "report.html"
    // Each of the others is made when it is written, so that no more than one is in memory.
    let texts: [(name: String, make: () -> String)] = [
      ("junit.xml", { report.junit(filesFolder: files, times: times) }),
      ("ctrf.json", { report.ctrf(filesFolder: files, times: times) }),
      (RunTimes.fileName, { times.text }),
    ]
    let names = [pageName] + texts.map(\.name) + [GoldenReport.fileName] + evidence.map(\.path)
    // What a report before this one left is noted until it is gone, so that a run that is ended
    // leaves nothing behind that nobody knows.
    let old = ReportManifest(in: "", of: FolderReader(root: folder))?.files ?? []
    let stale = Set(old).subtracting(names).sorted()
    try note(names + stale, in: folder)
    try remove(stale, in: folder)
    let writer = WholeFile(calls: console.files)
    // The page, the report for programs and the files take about as long each.
    async let page = Result { () throws(FileFailure) in
      let text = report.page(picturesIn: files)
      try writer.write(Array(text.utf8), to: "\(folder)/\(pageName)")
    }
    async let json = Result { () throws(FileFailure) in
      try writer.write(parts: report.jsonParts, to: "\(folder)/\(GoldenReport.fileName)")
    }
    try Failure.filing { () throws(FileFailure) in
      for file in evidence {
        try writer.write(file.content.bytes, to: file.path, in: folder, makes: true)
      }
      for text in texts {
        try writer.write(Array(text.make().utf8), to: "\(folder)/\(text.name)")
      }
    }
    let written = await [json, page]
    try Failure.filing { () throws(FileFailure) in
      for result in written { try result.get() }
    }
    if !stale.isEmpty { try note(names, in: folder) }
  }

  private func note(_ names: [String], in folder: String) throws(Failure) {
    let text = ReportManifest(files: names).text
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: console.files).write(
        Array(text.utf8), to: ReportManifest.fileName, in: folder)
    }
  }

  private func remove(_ names: [String], in folder: String) throws(Failure) {
    for name in names {
      guard let path = try? RelativePath(name) else { continue }
      try Failure.filing { () throws(FileFailure) in
        _ = try Folder.remove(path, in: folder, with: console.files)
      }
    }
  }

  /// The files of what differs, by their paths from the report's folder.
  private func files(of report: GoldenReport) throws(Failure) -> [GoldenResult.ReportFile] {
    var names: Set<String> = []
    var files: [GoldenResult.ReportFile] = []
    for var file in report.failures.flatMap(\.files) {
      guard names.insert(file.path.lowercased()).inserted else {
        throw Failure(
          .inputMissing, "two goldens of the report would share the file \(file.path)")
      }
      file.path = "\(ReportManifest.filesFolder)/\(file.path)"
      files.append(file)
    }
    return files
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
  static let fileName = ReportManifest.reportName
  /// The most bytes a report may have.
  static let sizeLimit = 1 << 30

  /// Reads a report: a file, or a folder that holds one.
  init(at path: String) throws(Failure) {
    let isFolder = FileKind(path) == .folder
    let file = isFolder ? "\(path)/\(Self.fileName)" : path
    let bytes: [UInt8]
    if isFolder {
      guard
        let found = try Self.file(Self.fileName, in: path, limit: Self.sizeLimit)
      else { throw Failure(.inputMissing, "cannot read \(file): there is no such file") }
      bytes = found
    } else {
      bytes = try Failure.filing { () throws(FileFailure) in
        try FileReading.bytes(of: file, limit: Self.sizeLimit)
      }
    }
    do throws(Unreadable) {
      try self.init(json: bytes)
    } catch {
      throw Failure(.inputMissing, "cannot use the report \(file): \(error.reason)")
    }
  }

  /// The bytes of a file in a report's folder; nil where it has none.
  ///
  /// Such folders come from other machines: no link is followed, and no pipe waited for.
  static func file(
    _ name: String, in folder: String, limit: Int
  ) throws(Failure) -> [UInt8]? {
    do throws(FileFailure) {
      return try FolderReader(root: folder).bytes(of: name, limit: limit)
    } catch {
      throw Failure(.inputMissing, "in the report \(folder): \(error.message)")
    }
  }
}
