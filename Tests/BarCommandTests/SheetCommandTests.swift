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
        "sheet", "-", "--devices", "iphone-16-pro,ipad-pro-13-m4", "--locales", "en,de,fr,es,it",
        "--scale", "8", "--columns", "10", "-o", folder.path("sheet.\(format)"),
      ], input: inbox)
    #expect(run.status == .badScene && folder.names.isEmpty)
    let words = run.messages
    let scale = words.split(separator: "--scale ").last?.prefix { $0 != " " } ?? ""
    #expect(
      words.hasSuffix(
        "the whole 67108864 (accepted: --scale \(scale) or less, another number of --columns, "
          + "or an .html page, which has no such limit)\n"), "\(words)")
    let smaller = await CommandRun(
      [
        "sheet", "-", "--devices", "iphone-16-pro,ipad-pro-13-m4", "--locales", "en,de,fr,es,it",
        "--scale", String(scale), "--columns", "10", "-o", folder.path("sheet.\(format)"),
      ], input: inbox)
    #expect(smaller.status == .success && folder.names == ["sheet.\(format)"])
  }

  @Test func `screens that are too many are refused before they are laid out`() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(inbox, to: "inbox.yaml")
    let run = await CommandRun([
      "sheet", scene, "--devices", "ipad-pro-13-m4", "--locales", "en,de,fr,es,it", "--crop",
      "screen", "--scale", "4", "-o", folder.path("sheet.png"),
    ])
    // A layout would have said what becomes of the titles.
    #expect(run.status == .badScene && run.output.isEmpty)
    #expect(run.messages.contains("or an .html page, which has no such limit"), "\(run.messages)")
    let page = await CommandRun([
      "sheet", scene, "--devices", "iphone-se-3", "--crop", "screen", "--scale", "1", "-o",
      folder.path("sheet.png"),
    ])
    #expect(page.status == .success && !page.output.isEmpty)
  }

  @Test func `a system is the one of its year on every device`() async {
    let run = await CommandRun(
      [
        "sheet", "-", "--devices", "iphone-15,ipad-pro-11-m4,watch-45", "--systems",
        "ios-17,ipados-17,ios-26",
      ], input: "navigationBar: {items: [{title: Inbox}]}\n")
    #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
    let names = run.text.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(
      names == [
        ["iphone-15", "ios-17"], ["iphone-15", "ios-26"], ["ipad-pro-11-m4", "ipados-17"],
        ["ipad-pro-11-m4", "ipados-26"], ["watch-45", "watchos-10"], ["watch-45", "watchos-26"],
      ])
  }

  @Test func `a device that nobody knows keeps no other one from the sheet`() async {
    let run = await CommandRun(
      ["sheet", "-", "--devices", "iphone-se-3,nope,iphone-15", "--appearances", "light,dark"],
      input: "navigationBar: {items: [{title: Inbox}]}\n")
    #expect(run.status == .usage)
    #expect(run.text.contains("iphone-se-3 dark ") && run.text.contains("iphone-15 light "))
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(run.messages.hasPrefix("error: --devices: unknown device (found nope;"))
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
