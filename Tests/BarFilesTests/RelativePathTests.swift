import BarTestSupport
import Foundation
import Testing

@testable import BarFiles

@Suite struct RelativePathTests {
  @Test(arguments: [
    "", "/etc/passwd", "..", "../x", "a/../x", "a/./x", "a//x", "a/", "/", "./a", "x\0y",
    "x\0/../y",
    "../\u{301}x", "a/..",
  ])
  func `a path that could lead out of its folder is none`(text: String) {
    #expect(throws: RelativePath.Fault.self) { try RelativePath(text) }
  }

  @Test func `a mark after a slash hides nothing`() throws {
    #expect(try RelativePath("a/\u{301}x").names == ["a", "\u{301}x"])
    #expect(try RelativePath("L\u{600}/x").names == ["L\u{600}", "x"])
    #expect(FilePath.folder(of: "a/\u{301}x") == "a/")
    #expect(FilePath.name(of: "a/\u{301}x").utf8.elementsEqual("\u{301}x".utf8))
    #expect(FilePath.ends("x.png", with: ".png") && !FilePath.ends("x.png\u{301}", with: ".png"))
  }

  @Test func `no link on the way is followed, nor one at its end`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("secret", to: "secret")
    let inside = folder.path("inside")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: inside + "/folder", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: inside + "/file", withDestinationPath: folder.path("secret"))
    for path in ["folder/secret", "file"] {
      let failure = #expect(throws: FileFailure.self) {
        try FolderReader(root: inside).bytes(of: path, limit: 100)
      }
      #expect(failure?.message == "cannot read \(path): it is a link, and links are not followed")
      let writing = #expect(throws: FileFailure.self) {
        try WholeFile().write([1], to: path, in: inside)
      }
      #expect(writing?.kind == .cannotWrite)
    }
    #expect(folder.bytes("secret") == Array("secret".utf8))
    let own = FolderReader(root: inside, followsLinks: true)
    #expect(try own.bytes(of: "file", limit: 100) == Array("secret".utf8))
  }

  @Test func `folders on the way are made below the folder alone`() throws {
    let folder = try TemporaryFolder()
    try WholeFile(isSynced: true).write([7], to: "a/b/c", in: folder.path, makes: true)
    #expect(folder.bytes("a/b/c") == [7])
    #expect(throws: FileFailure.self) { try WholeFile().write([7], to: "n/o", in: folder.path) }
  }

  @Test func `a pipe is refused at once`() throws {
    let folder = try TemporaryFolder()
    let made = unsafe mkfifo(folder.path("pipe"), 0o600)
    #expect(made == 0)
    let failure = #expect(throws: FileFailure.self) {
      try FolderReader(root: folder.path).bytes(of: "pipe", limit: 9)
    }
    #expect(failure?.message == "cannot read pipe: it is a pipe or a device, not a file")
  }

  @Test func `what is said to be written has been waited for, its name too`() throws {
    let folder = try TemporaryFolder()
    let calls = RecordedCalls()
    var files = FileCalls.system
    files.sync = { _ in calls.note("sync") }
    files.close = { file throws(SystemError) in
      calls.note("close")
      try FileCalls.system.close(file)
    }
    files.rename = { place, destination throws(SystemError) in
      calls.note("rename")
      try FileCalls.system.rename(place, destination)
    }
    files.syncFolder = { _ in calls.note("syncFolder") }
    try WholeFile(calls: files, isSynced: true).write([1], to: "a", in: folder.path)
    #expect(calls.names == ["sync", "close", "rename", "syncFolder"])
    try WholeFile(calls: files).write([2], to: "a", in: folder.path)
    #expect(calls.names.count == 6)
  }
}

/// The names of calls, in their order.
private final class RecordedCalls: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var noted: [String] = []

  func note(_ name: String) { lock.withLock { unsafe noted.append(name) } }
  var names: [String] { lock.withLock { unsafe noted } }
}
