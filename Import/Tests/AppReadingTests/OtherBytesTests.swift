import AppCode
import AppReading
import Foundation
import SampleApps
import Testing

/// Bytes and names of files that are not what they should be.
@Suite struct OtherBytesTests {
  private func notes(_ files: [String: Data]) throws -> (notes: [String], words: WordTables) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("other-bytes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let read = try AppReader([folder.path], for: BuildTarget(version: 18))
    let notes = read.notes.map { note in
      let name = note.path.replacing(folder.path + "/", with: "")
      return "\(name):\(note.line ?? 0): \(note.text)"
    }
    return (notes, read.words)
  }

  @Test func `a drawing with a name in other bytes is named with its line`() throws {
    let drawing = Data("<?xml version=\"1.0\"?>\n<document\ntoolsVersio".utf8) + [0xEE]
    let found = try notes(["Main.storyboard": drawing + Data("=\"1\"></document>".utf8)])
    #expect(found.notes == ["Main.storyboard:3: is not a text in UTF-8, not read"])
  }

  @Test func `a folder's name that is no language's has no words`() throws {
    let words = Data("\"key\" = \"Word\";\n".utf8)
    let found = try notes([
      "e\nnavigationBar: x.lproj/L.strings": words, "de.lproj/L.strings": words,
    ])
    #expect(found.words.languages == ["de": 1])
    #expect(
      found.notes == [
        "e\nnavigationBar: x.lproj/L.strings:0: stands in a folder of no language, not read"
      ])
  }

  @Test func `a catalog's name that is no language's has no words`() throws {
    let catalog = """
      {"sourceLanguage": "en\\nsystem: x", "strings": {"key": {"localizations": {
      "fr\\n": {"stringUnit": {"value": "Mot"}}, "de": {"stringUnit": {"value": "Wort"}}}}}}
      """
    let found = try notes(["L.xcstrings": Data(catalog.utf8)])
    #expect(found.words.languages == ["de": 1, "en": 1])
    #expect(
      found.notes == [
        "L.xcstrings:0: \"en\nsystem: x\" names no language, its words are left out"
      ])
    #expect(WordTables.locale("en\nsystem: x") == "en")
  }

  @Test func `what is named and no file that is read is said`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("named-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let real = folder.appendingPathComponent("real")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try Data("struct A {}".utf8).write(to: real.appendingPathComponent("A.swift"))
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    #expect(try AppFiles(in: [link.path]).files.map(\.path) == [link.path + "/A.swift"])
    let other = folder.appendingPathComponent("notes.txt")
    try Data("a".utf8).write(to: other)
    #expect(
      try AppFiles(in: [other.path]).notes.map(\.text) == ["is no kind of file that is read"])
  }

  @Test(arguments: [
    ("設定", "screen"), ("設定@2", "screen@2"), (".a", "screen.a"), ("Note", "Note"),
    ("-- Note", "Note"), ("Über uns", "Uber-uns"), ("Łódź & Größe", "Lodz-Grosse"),
    ("E\u{301}tat", "Etat"),
  ])
  func `a scene's file is neither hidden nor an option`(_ name: String, _ file: String) {
    #expect(Screen(name, .swiftUI, at: Place("A.swift", 1)).fileName == file)
  }

  @Test func `a state without a letter that file names have is called a state`() {
    var screen = Screen("List", .swiftUI, at: Place("A.swift", 1))
    screen.variant = "选择"
    #expect(screen.fileName == "List@state")
    screen.number = 2
    #expect(screen.fileName == "List@state@2")
    screen.variant = "选择 all"
    #expect(screen.fileName == "List@-all@2")
  }

  @Test func `scenes whose names differ in marks and capitals alone have own files`() throws {
    func view(_ name: String) -> String {
      """
      import SwiftUI
      struct \(name): View { var body: some View { Text("").navigationTitle("\(name)") } }
      """
    }
    let long = String(repeating: "Long", count: 30)
    let names = ["Über", "Uber", "uber", long, long + "er"]
    let app = try SampleApp(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ("\($0).swift", view($1)) }))
    let files = try app.read().screens.map { $0.fileName }
    #expect(files.count == names.count)
    #expect(Set(files.map { $0.lowercased() }).count == names.count)
    #expect(files.allSatisfy { $0.count <= 90 })
  }
}
