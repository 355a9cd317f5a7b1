import AppReading
import Foundation
import SampleApps
import Testing

/// Words of Twine's files, from which an app's files of strings are made as it is built.
@Suite struct TwineWordsTests {
  private func words(
    _ text: String, key: String = "title", besides files: [String: String] = [:]
  ) throws -> [String: String] {
    var all = [
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("\(key)", comment: "") }
      }
      """,
      "Words/texts.txt": text,
    ]
    all.merge(files) { $1 }
    let words = try SampleApp(all).read().words
    return words.tables["Localizable"]?[key]?.mapValues(\.text) ?? [:]
  }

  private let texts = """
    [[Shelf]]
      [title]
        en = Shelf
        de = Regal
        comment = The screen's title.
        tags = ios
      [named]
        ref = title
        de = ` Brett `
      [note]
        en = a = b
        fr = l\\'un "et" l\\'autre
    """

  @Test func `keys have the texts of all languages`() throws {
    #expect(try words(texts) == ["en": "Shelf", "de": "Regal"])
  }

  @Test func `a key takes what another one has, and keeps its own`() throws {
    #expect(try words(texts, key: "named") == ["en": "Shelf", "de": " Brett "])
  }

  @Test func `a text may have the sign that stands before it`() throws {
    #expect(try words(texts, key: "note") == ["en": "a = b", "fr": "l'un \"et\" l'autre"])
  }

  @Test func `files of strings that are made already win`() throws {
    let words = try words(
      texts, besides: ["en.lproj/Localizable.strings": "\"title\" = \"Board\";"])
    #expect(words == ["en": "Board"])
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is not opened`() throws {
    let app = try SampleApp(["A.swift": "import UIKit"])
    try #require(unsafe mkfifo(app.folder.appendingPathComponent("texts.txt").path, 0o600) == 0)
    #expect(try app.read().words.tables.isEmpty)
  }

  @Test func `texts that keys refer to are taken up to a limit`() throws {
    let texts =
      "[[All]]\n[title]\n" + (0..<500).map { "en-\($0) = Shelf\n" }.joined()
      + (0..<300).map { "[k\($0)]\nref = title\n" }.joined()
    let app = try SampleApp(["A.swift": "import UIKit", "texts.txt": texts]).read()
    #expect(app.notes.contains { $0.text.hasPrefix("has more texts by reference") })
  }

  @Test func `other texts are no words`() throws {
    #expect(try words("Read me first.\n[[Shelf]]\n[title]\nen = Shelf\n").isEmpty)
    #expect(try words("[title]\nen = Shelf\n").isEmpty)
  }
}
