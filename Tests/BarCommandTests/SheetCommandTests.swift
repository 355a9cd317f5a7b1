import BarTestSupport
import Testing

@testable import BarCommand

/// Languages side by side.
@Suite struct SheetCommandTests {
  @Test(arguments: ["sheet.svg", "sheet.jpg", "sheet"])
  func `a sheet that is no PNG file is refused`(name: String) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      ["sheet", "-", "--locales", "en", "-o", folder.path(name)], input: inbox)
    #expect(run.status == .usage && folder.names.isEmpty)
    #expect(run.messages.hasPrefix("error: a sheet is a .png file (found -o \(folder.path(name)))"))
  }

  @Test func `a language without words is told of`() async {
    let run = await CommandRun(["sheet", "-", "--locales", "en,de_AT,xx"], input: inbox)
    #expect(run.status == .success && run.text.contains("\nxx "))
    #expect(
      run.messages
        == "note: <stdin>: xx: neither the scene nor the table of languages has words of it, so "
        + "others stand in\n")
  }

  @Test(arguments: ["", ","]) func `no language at all is refused`(locales: String) async {
    let run = await CommandRun(["sheet", "-", "--locales", locales], input: inbox)
    #expect(run.status == .usage && run.output.isEmpty)
  }
}
