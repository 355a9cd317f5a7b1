import Foundation
import BarTestSupport
import Testing

@testable import BarFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct WholeFileTests {
  /// One call that fails, and what the tool's message then ends with.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout FileCalls) -> Void
    var number: Int32
  }

  static let faults = [
    Fault(
      testDescription: "create",
      change: {
        $0.create = { _ throws(SystemError) in
          throw SystemError(number: EACCES)
        }
      }, number: EACCES),
    Fault(
      testDescription: "permissions",
      change: {
        $0.keepMode = { _, _ throws(SystemError) in
          throw SystemError(number: EPERM)
        }
      }, number: EPERM),
    Fault(
      testDescription: "write",
      change: {
        $0.write = { _, _ throws(SystemError) in
          throw SystemError(number: ENOSPC)
        }
      }, number: ENOSPC),
    Fault(
      testDescription: "write after a part",
      change: {
        $0.write = { file, bytes throws(SystemError) in
          guard bytes.count > 3 else { throw SystemError(number: EFBIG) }
          return try FileCalls.system.write(file, bytes.prefix(2))
        }
      }, number: EFBIG),
    Fault(
      testDescription: "write that takes nothing", change: { $0.write = { _, _ in 0 } },
      number: EIO),
    Fault(
      testDescription: "close",
      change: {
        $0.close = { file throws(SystemError) in
          try FileCalls.system.close(file)
          throw SystemError(number: EDQUOT)
        }
      }, number: EDQUOT),
    Fault(
      testDescription: "rename",
      change: {
        $0.rename = { _, _ throws(SystemError) in
          throw SystemError(number: EROFS)
        }
      }, number: EROFS),
  ]

  @Test(arguments: faults, [true, false])
  func `a call that fails leaves the old file whole and nothing beside it`(
    fault: Fault, isThere: Bool
  ) throws {
    let folder = try TemporaryFolder()
    if isThere { _ = try folder.write("old", to: "a.png") }
    var calls = FileCalls.system
    fault.change(&calls)
    let failure = #expect(throws: FileFailure.self) {
      try WholeFile(calls: calls).write(Array("new bytes".utf8), to: folder.path("a.png"))
    }
    #expect(failure?.kind == .cannotWrite)
    let reason = SystemError(number: fault.number).description
    #expect(failure?.message == "cannot write \(folder.path("a.png")): \(reason)")
    #expect(folder.names == (isThere ? ["a.png"] : []))
    #expect(folder.bytes("a.png") == (isThere ? Array("old".utf8) : nil))
  }

  @Test func `bytes that go out two at a time arrive in order`() throws {
    let folder = try TemporaryFolder()
    var calls = FileCalls.system
    calls.write = { file, bytes throws(SystemError) in
      try FileCalls.system.write(file, bytes.prefix(2))
    }
    let bytes = Array("a longer text".utf8)
    try WholeFile(calls: calls).write(bytes, to: folder.path("a"))
    #expect(folder.bytes("a") == bytes)
    #expect(folder.names == ["a"])
  }

  @Test func `a symbolic link stays, and what it points at is replaced`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("old", to: "target.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: target)
    try WholeFile(calls: .system).write([1, 2], to: folder.path("link.png"))
    #expect(folder.bytes("target.png") == [1, 2])
    #expect(FileKind(folder.path("link.png")) == .link)
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [mode_t])
  func `a file that is replaced is open to the same people as before`(mode: mode_t) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.yaml")
    let changed = unsafe chmod(path, mode)
    #expect(changed == 0)
    try WholeFile(calls: .system).write([1], to: path)
    var status = stat()
    let asked = unsafe stat(path, &status)
    #expect(asked == 0 && status.st_mode & 0o777 == mode)
    #expect(folder.bytes("a.yaml") == [1])
  }

  /// Which file stands at a path, and when it was written, in seconds since 1970.
  private func stamp(_ path: String) -> (file: ino_t, seconds: Int) {
    var status = stat()
    let asked = unsafe lstat(path, &status)
    #expect(asked == 0)
    return (status.st_ino, FileStamp(path)?.seconds ?? 0)
  }

  /// A file that was last written on 9 September 2001.
  private func oldFile(_ text: String, in folder: TemporaryFolder) throws -> String {
    let path = try folder.write(text, to: "a.png")
    let times = [
      timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
    ]
    let set = unsafe utimes(path, times)
    #expect(set == 0)
    return path
  }

  @Test(arguments: ["", "the same", String(repeating: "long ", count: 40_000)])
  func `a file that has the bytes already stays, and was written now`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try oldFile(text, in: folder)
    let before = stamp(path)
    try WholeFile().write(Array(text.utf8), to: path)
    #expect(stamp(path).file == before.file)
    #expect(stamp(path).seconds > before.seconds)
    #expect(folder.names == ["a.png"])
  }

  @Test(arguments: ["the sama", "he same", "the same!"])
  func `a file that has other bytes is replaced`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try oldFile("the same", in: folder)
    let before = stamp(path)
    try WholeFile().write(Array(text.utf8), to: path)
    #expect(stamp(path).file != before.file)
    #expect(folder.bytes("a.png") == Array(text.utf8))
  }

  @Test func `a file with another name keeps its time there`() throws {
    let folder = try TemporaryFolder()
    let path = try oldFile("the same", in: folder)
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("b.png"))
    try WholeFile().write(Array("the same".utf8), to: path)
    #expect(stamp(path).file != stamp(folder.path("b.png")).file)
    #expect(stamp(folder.path("b.png")).seconds == 1_000_000_000)
  }

  @Test func `a file that is to outlast a loss of power is written anew`() throws {
    let folder = try TemporaryFolder()
    let path = try oldFile("the same", in: folder)
    let before = stamp(path)
    try WholeFile(isSynced: true).write(Array("the same".utf8), to: path)
    #expect(stamp(path).file != before.file)
  }

  @Test func `a folder in the way is an error that names it`() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: FileFailure.self) {
      try WholeFile(calls: .system).write([1], to: folder.path)
    }
    #expect(failure?.message.contains(folder.path) == true)
  }

  @Test func `a device is written to and stays a device`() throws {
    try WholeFile(calls: .system).write([1], to: "/dev/null")
    #expect(FileKind("/dev/null") == .stream)
  }

  @Test func `a name of 255 bytes can be written`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 251) + ".png"
    try WholeFile(calls: .system).write([1], to: folder.path(name))
    #expect(folder.names == [name])
  }

  @Test func `a file with more bytes than may be is refused, one with as many is read`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("12345", to: "a")
    #expect(try FileReading.whole(path, limit: 5) == Array("12345".utf8))
    let failure = #expect(throws: FileFailure.self) { try FileReading.whole(path, limit: 4) }
    #expect(failure?.kind == .cannotRead)
    #expect(failure?.message == "cannot read \(path): it has more than 4 bytes")
  }

  @Test(arguments: [
    ("a/b.png", "a/", "b.png", "b", "png"), ("b.PNG", "", "b.PNG", "b", "png"),
    ("/x", "/", "x", "x", ""), (".hidden", "", ".hidden", ".hidden", ""),
    ("a.b/c", "a.b/", "c", "c", ""), ("ü/é.yaml", "ü/", "é.yaml", "é", "yaml"),
    ("a.tar.gz", "", "a.tar.gz", "a.tar", "gz"), ("", "", "", "", ""),
  ])
  func `a path falls into folder, name and extension`(
    path: String, folder: String, name: String, stem: String, fileExtension: String
  ) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.stem(of: path) == stem)
    #expect(FilePath.fileExtension(of: path) == fileExtension)
  }
}
