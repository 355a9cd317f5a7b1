import BarFiles
import Foundation
import FuzzReaders
import Testing

/// The files that fuzzing begins with, and those that it once found something with.
@Suite struct FuzzCorpusTests {
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
}
