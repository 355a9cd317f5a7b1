import BarFiles
import BarTestSupport
import Testing

@Suite struct ScratchFileTests {
  @Test func `what memory is not meant for comes back from the file`() throws {
    let folder = try TemporaryFolder()
    let file = ScratchFile(in: folder.path("report"), memoryLimit: 10)
    let parts = (0..<40).map { part in [UInt8](repeating: UInt8(part), count: part) }
    let kept = parts.map { StoredBytes($0, in: file) }
    #expect(kept.map(\.bytes) == parts)
    #expect(kept.reversed().map(\.bytes) == parts.reversed())
    #expect(file.failure == nil)
    #expect(try Folder.entries(in: folder.path("report")).isEmpty, "its name is gone at once")
  }

  @Test func `a few bytes make no file, and no folder`() throws {
    let folder = try TemporaryFolder()
    let file = ScratchFile(in: folder.path("report"), memoryLimit: 10)
    #expect(StoredBytes([1, 2, 3], in: file).bytes == [1, 2, 3])
    #expect(FileKind(folder.path("report")) == .none)
  }

  @Test func `where no file can be made bytes stay in memory`() throws {
    let folder = try TemporaryFolder()
    try WholeFile().write([1], to: folder.path("file"))
    let file = ScratchFile(in: folder.path("file"), memoryLimit: 0)
    #expect(StoredBytes([1, 2, 3], in: file).bytes == [1, 2, 3])
    #expect(file.failure == nil)
  }

  @Test func `bytes are the same wherever they lie`() throws {
    let folder = try TemporaryFolder()
    let file = ScratchFile(in: folder.path("report"), memoryLimit: 0)
    #expect(StoredBytes([1, 2], in: file) == StoredBytes([1, 2]))
    #expect(StoredBytes([1, 2], in: file) != StoredBytes([1, 3], in: file))
  }

  @Test(arguments: [0, 100]) func `only the first bytes are read where no more are asked for`(
    memoryLimit: Int
  ) throws {
    let folder = try TemporaryFolder()
    let file = ScratchFile(in: folder.path("report"), memoryLimit: memoryLimit)
    let kept = [[9, 9, 9], [1, 2, 3, 4]].map { StoredBytes($0, in: file) }
    #expect(kept[1].start(2) == [1, 2] && kept[1].start(9) == [1, 2, 3, 4])
    #expect(kept[0].start(9) == [9, 9, 9] && kept[0].start(0).isEmpty)
  }
}
