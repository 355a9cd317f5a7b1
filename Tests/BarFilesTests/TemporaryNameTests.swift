import BarTestSupport
import Testing

@testable import BarFiles

@Suite struct TemporaryNameTests {
  /// A process number that no process has: beyond what Linux and macOS hand out.
  private let nobody = "1999999999"

  @Test func `a name reads back as it was, and no two are the same`() throws {
    let name = TemporaryName()
    #expect(TemporaryName(name.text) == name)
    #expect(TemporaryName().text != name.text)
    #expect(!name.isAbandoned)
  }

  @Test(arguments: [
    "a.png", ".navbar-.tmp", ".navbar-1-2-3.png", ".navbar-1-2.tmp", ".navbar-1--3.tmp",
    ".navbar-1-x-3.tmp", ".navbar-1-0-3.tmp", ".navbar-1-2-3-4.tmp", "navbar-1-2-3.tmp",
  ])
  func `a name that is not ours is left alone`(text: String) {
    #expect(TemporaryName(text) == nil)
  }

  @Test func `what a killed run left goes away, what a living one writes stays`() throws {
    let folder = try TemporaryFolder()
    let living = TemporaryName().text
    let machine = try #require(living.split(separator: "-").dropFirst().first)
    let abandoned = ".navbar-\(machine)-\(nobody)-1.tmp"
    let elsewhere = ".navbar-\(machine)0-\(nobody)-1.tmp"
    for name in [living, abandoned, elsewhere, "a.png"] { _ = try folder.write("", to: name) }
    Folder.sweep(folder.path + "/")
    #expect(folder.names == [living, elsewhere, "a.png"].sorted())
  }
}
