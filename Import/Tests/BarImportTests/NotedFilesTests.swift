import Foundation
import SampleApps
import Testing

@testable import BarImport

/// What a command says of files that it does not read.
@Suite struct NotedFilesTests {
  @Test func `what an audit says once of more than five files, JSON says of each`() throws {
    let paths = (1...7).map { "F\($0).swift" }
    let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, "import AppKit\n") })
    let app = try SampleApp(texts)
    let out = "\(app.folder.path)/out.json"
    #expect(ImportProgram.run(["audit", app.folder.path, "--format", "json", "-o", out]) == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: out))
    let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let notes = try #require(report["notes"] as? [[String: Any]])
    let files = notes.compactMap { ($0["file"] as? String)?.split(separator: "/").last }
    #expect(files.map(String.init) == paths)
    #expect(
      Set(notes.compactMap { $0["message"] as? String }) == ["is for another platform, skipped"])
  }

  @Test func `what is deeper than is read is said with its place`() throws {
    let app = try SampleApp(["A.swift": "let a = b" + String(repeating: ".c", count: 700)])
    let out = "\(app.folder.path)/out.json"
    #expect(ImportProgram.run(["audit", app.folder.path, "--format", "json", "-o", out]) == 0)
    let text = try String(contentsOfFile: out, encoding: .utf8)
    #expect(text.contains("\"line\" : 1") && text.contains("\"column\" : 9"))
  }
}
