import BarFiles
import BarTestSupport
import Foundation
import Testing

@Suite struct FolderListingTests {
  /// A folder that may be read and not entered hides its files in the same way, but not from root,
  /// who runs some of these tests.
  @Test func `a file at a longer path than the system takes is named, not passed over`() throws {
    let folder = try TemporaryFolder()
    // The longest folder that has a path: in it, a name that takes the path beyond the limit.
    var deepest = folder.path
    while deepest.utf8.count + 200 < Int(PATH_MAX) {
      let room = Int(PATH_MAX) - deepest.utf8.count - 102
      deepest += "/" + String(repeating: "d", count: min(room, 250))
      try FileManager.default.createDirectory(
        atPath: deepest, withIntermediateDirectories: false)
    }
    let name = String(repeating: "f", count: 240) + ".yaml"
    let place = unsafe open(deepest, O_RDONLY | O_DIRECTORY)
    try #require(place >= 0)
    defer { close(place) }
    let file = unsafe openat(place, name, O_WRONLY | O_CREAT, 0o600)
    try #require(file >= 0)
    close(file)
    defer { unsafe unlinkat(place, name, 0) }

    let entries = try Folder.entries(in: folder.path)
    #expect(entries.map(\.path) == ["\(deepest.dropFirst(folder.path.count + 1))/\(name)"])
    #expect(entries.first?.problem?.contains("File name too long") == true)
    #expect(entries.first?.reasonAgainst(followingLinks: false) != nil)
    #expect(entries.first?.isDeadEnd == true)
  }
}
