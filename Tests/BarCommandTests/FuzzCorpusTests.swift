import BarFiles
import BarRender
import Foundation
import FuzzReaders
import Testing

/// The files that fuzzing begins with, and those that it once found something with.
///
/// One after the other: a reader writes what it is given into one place of the process.
@Suite(.serialized) struct FuzzCorpusTests {
  private static let corpora = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fuzz/Corpora").standardized.path

  @Test(arguments: FuzzReader.allCases)
  func `every reader takes or refuses each of its files`(reader: FuzzReader) throws {
    let folder = "\(Self.corpora)/\(reader.rawValue)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try FileReading.whole("\(folder)/\(name)", limit: 1 << 24)
      #expect([0, 1, 65, 66, 69].contains(reader.status(of: bytes)), "\(name)")
    }
  }
  /// A reader that refuses everything would be fuzzed in vain.
  ///
  /// Goldens and relations are compared: what they have to be like is not in the file.
  @Test(arguments: [
    (FuzzReader.yaml, "split-view.yaml"), (.json, "stack.json"),
    (.set, "title"),
    (.path, "lines"), (.png, "rgba.png"), (.png, "palette.png"), (.report, "moved.json"),
    (.font, "emoji-of-100-pixels"), (.font, "glyph-of-two"), (.font, "widths-of-two"),
  ])
  func `a reader takes a file that is good`(reader: FuzzReader, name: String) throws {
    let bytes = try FileReading.whole("\(Self.corpora)/\(reader.rawValue)/\(name)", limit: 1 << 24)
    #expect(reader.status(of: bytes) == 0)
  }

  @Test(arguments: ["NotoSansGothic", "NotoSansLisu", "NotoSansOlChiki", "NotoSansVai"])
  func `a font that fuzzing begins with is drawn with`(name: String) throws {
    let pin = try #require(PinnedFont.named("\(name)-Regular.ttf"))
    let folder = try #require(FontLibrary.pinnedFolder)
    let bytes = try FileReading.whole("\(folder)/\(pin.place)", limit: 1 << 24)
    #expect(FuzzReader.font.status(of: bytes) == 0)
  }
}
