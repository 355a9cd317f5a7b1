internal import BarFiles
internal import BarText

extension GoldenReport {
  /// The report in the Common Test Report Format, a test a golden.
  ///
  /// - Parameters:
  ///   - filesFolder: where the files of what differs are, from the file's own folder; nil when they
  ///     were not written.
  ///   - times: how long goldens took.
  package func ctrf(filesFolder: String?, times: RunTimes) -> String {
    let failed = failures.count + lostOrphans.count
    let count = results.count + lostOrphans.count
    let summary: JSONValue = .members([
      "tests": .integer(count), "passed": .integer(count - failed), "failed": .integer(failed),
      "pending": .integer(0), "skipped": .integer(0), "other": .integer(0),
      "start": .integer(times.start), "stop": .integer(times.stop),
    ])
    var tests = results.map { $0.ctrf(filesFolder, times) }
    tests += lostOrphans.map { orphan in
      .members([
        "name": .string(orphan), "status": .string("failed"), "duration": .integer(0),
        "rawStatus": .string("orphan"), "message": .string("it belongs to no scene"),
      ])
    }
    let document: JSONValue = .members([
      "reportFormat": .string("CTRF"), "specVersion": .string("0.0.0"),
      "results": .members([
        "tool": .members(["name": .string("navbar"), "version": .string(tool)]),
        "summary": summary, "tests": .array(tests),
      ]),
    ])
    return document.text(JSONValue.Style(escapesMarkup: true)) + "\n"
  }
}

extension GoldenResult {
  fileprivate func ctrf(
    _ filesFolder: String?, _ times: RunTimes
  ) -> JSONValue {
    let attachments: [JSONValue] = (outcome.passes ? [] : files).compactMap { file in
      guard let filesFolder else { return nil }
      let isPicture = FilePath.ends(file.path, with: GoldenFile.png.ending)
      return .members([
        "name": .string(FilePath.name(of: file.path)),
        "contentType": .string(isPicture ? "image/png" : "text/plain"),
        "path": .string("\(filesFolder)/\(file.path)"),
      ])
    }
    return .members([
      "name": .string(name), "status": .string(outcome.passes ? "passed" : "failed"),
      "duration": .integer((times.microseconds[name] ?? 0) / 1000),
      "rawStatus": .string(outcome.rawValue), "filePath": .string(file ?? scene),
      "line": line.map(JSONValue.integer),
      "message": outcome == .same ? nil : .string(outcome.words),
      "trace": details.isEmpty ? nil : .string(details.joined(separator: "\n")),
      "attachments": attachments.isEmpty ? nil : .array(attachments),
    ])
  }
}
