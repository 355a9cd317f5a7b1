import BarFiles
import BarTestSupport
import Foundation
import Testing

/// Files that are read in parts.
@Suite struct OpenFileTests {
  @Test func `files of the same bytes are told from others, however long`() throws {
    let folder = try TemporaryFolder()
    let long = [UInt8](repeating: 7, count: (1 << 20) + 3)
    var other = long
    other[1 << 20] = 8
    for (name, bytes) in [("a", long), ("b", long), ("c", other), ("d", Array(long.dropLast()))] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let file = try #require(try OpenFile(folder.path("a")))
    for (name, isSame) in [("b", true), ("c", false), ("d", false)] {
      let counterpart = try #require(try OpenFile(folder.path(name)))
      #expect(try file.hasBytes(of: counterpart) == isSame, "\(name)")
    }
  }

  @Test func `a pipe is not opened, so that who writes to it goes on waiting`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "echo written >\"$1\"", "sh", pipe]
    try writer.run()
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try OpenFile(pipe) == nil)
    // The writer has found no reader yet, so that all it writes is there for the one that comes.
    let reader = unsafe open(pipe, O_RDONLY | O_NONBLOCK)
    writer.waitUntilExit()
    let file = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    #expect(try file.readToEnd() == Data("written\n".utf8))
  }
}
