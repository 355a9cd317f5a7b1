import BarTestSupport
import Testing

@testable import BarCommand

/// Languages side by side.
@Suite struct SheetCommandTests {
  @Test(arguments: ["sheet.pdf", "sheet.jpg", "sheet"])
  func `a sheet of another kind is refused`(name: String) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      ["sheet", "-", "--locales", "en", "-o", folder.path(name)], input: inbox)
    #expect(run.status == .usage && folder.names.isEmpty)
    #expect(
      run.messages.hasPrefix(
        "error: a sheet is a .png, .svg or .html file (found -o \(folder.path(name)))"))
  }

  @Test func `a language without words is told of`() async {
    let run = await CommandRun(["sheet", "-", "--locales", "en,de_AT,xx"], input: inbox)
    #expect(run.status == .success && run.text.contains("\nxx "))
    #expect(run.messages.hasPrefix("warning: --locales: locale has no words here, so English ones"))
  }

  @Test(arguments: ["", ","]) func `no language at all is refused`(locales: String) async {
    let run = await CommandRun(["sheet", "-", "--locales", locales], input: inbox)
    #expect(run.status == .usage && run.output.isEmpty)
  }

  @Test func `a title that is called cut is whole`() async throws {
    let scene = "navigationBar: {items: [{title: cut}]}\n"
    let run = await CommandRun(["sheet", "-"], input: scene)
    #expect(run.status == .success && run.text == "en_US  title  whole  cut\n")
    let long = scene.replacing("cut", with: String(repeating: "cut ", count: 30))
    let cut = await CommandRun(["sheet", "-"], input: long)
    #expect(cut.status == .notFound && cut.text.contains("title  cut"))
  }

  @Test(arguments: ["png", "svg"])
  func `a sheet too large for a picture says what would be smaller`(format: String) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      [
        "sheet", "-", "--devices", "iphone-16-pro,ipad-pro-13", "--locales", "en,de,fr,es,it",
        "--scale", "8", "--columns", "10", "-o", folder.path("sheet.\(format)"),
      ], input: inbox)
    #expect(run.status == .badScene && folder.names.isEmpty)
    #expect(
      run.messages.hasSuffix(
        "the whole 67108864 (accepted: a smaller --scale, another number of --columns, "
          + "or an .html page, which has no such limit)\n"), "\(run.messages)")
  }

  @Test func `a bad scene keeps no other one from the sheet`() async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("navigationBar: {itmes: []}\n", to: "bad.yaml")
    let good = try folder.write(inbox, to: "good.yaml")
    let run = await CommandRun(["sheet", bad, good, "-o", folder.path("sheet.png")])
    #expect(run.status == .badScene && run.messages.contains("bad.yaml:1:17: error: "))
    #expect(run.text.contains("good en_US"), "\(run.text)")
    #expect(folder.bytes("sheet.png") != nil)
  }
}
