import BarTestSupport
import BarText
import Foundation
import Testing

@testable import BarCommand
@testable import BarRender

@Suite struct CompareScreenshotTests {
  private func scene(_ title: String = "Inbox", _ more: String = "") -> String {
    """
    device: iphone-se-3
    navigationBar:
      items:
        - title: Mailboxes
        - title: \(title)
          rightBarButtonItems: [{systemItem: edit}]
    \(more)
    """
  }

  /// A folder with a scene and a picture of a screen.
  private func folder(_ title: String = "Inbox", _ options: [String] = []) async throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene(), to: "inbox.yaml")
    _ = try folder.write(scene(title), to: "seen.yaml")
    let run = await CommandRun(
      ["render", folder.path("seen.yaml"), "-o", folder.path("shot.png"), "--crop", "screen"]
        + options)
    #expect(run.status == .success, "\(run.messages)")
    return folder
  }

  private func compare(_ folder: TemporaryFolder, _ options: [String] = []) async -> CommandRun {
    await CommandRun(["compare", folder.path("shot.png"), folder.path("inbox.yaml")] + options)
  }

  @Test func `a drawing of the same scene has everything in its place`() async throws {
    let run = await compare(try await folder())
    #expect(run.status == .success, "\(run.text)\(run.messages)")
    #expect(run.text.contains("750 x 1334 pixels, 2 a point, at 0 0, the whole screen"))
  }

  /// A JPEG of 16 x 8 pixels: the left half blue, the right half red.
  private static let smallJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg
    sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xA
    AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    DAMBAAIRAxEAPwCbmmKQkA6xT//Z
    """

  @Test(.enabled(if: SystemLibrary.jpeg.missing == nil))
  func `a screenshot may be a JPEG`() async throws {
    let folder = try TemporaryFolder()
    let bytes = [UInt8](
      try #require(Data(base64Encoded: Self.smallJPEG, options: .ignoreUnknownCharacters)))
    let picture = try JPEG.decode(bytes)
    let (left, right) = (try #require(picture[2, 4]), try #require(picture[13, 4]))
    #expect(picture.width == 16 && picture.height == 8 && picture.isOpaque)
    #expect(left.blue > 200 && left.red < 50 && right.red > 150 && right.blue < 100)
    let shot = folder.path("shot.jpg")
    try Data(bytes).write(to: URL(fileURLWithPath: shot))
    let scene = try folder.write(scene(), to: "inbox.yaml")
    let run = await CommandRun(["compare", shot, scene])
    #expect(run.messages.contains("is no part of the screen"), "\(run.messages)")
    let other = try folder.write("", to: "other.png")
    try Data(PNG.encode(picture, scale: 1)).write(to: URL(fileURLWithPath: other))
    #expect(await CommandRun(["compare", shot, other]).text == "same pixels\n")
  }

  @Test(.enabled(if: SystemLibrary.jpeg.missing == nil))
  func `a JPEG that is cut off is refused`() async throws {
    let folder = try TemporaryFolder()
    let bytes = [UInt8](
      try #require(Data(base64Encoded: Self.smallJPEG, options: .ignoreUnknownCharacters)))
    let shot = folder.path("shot.jpg")
    for count in [4, 200, bytes.count - 8] {
      try Data(bytes[..<count]).write(to: URL(fileURLWithPath: shot))
      let run = await CommandRun(["compare", shot, shot, "--overlay", folder.path("o.png")])
      #expect(run.status == .inputMissing, "\(count)")
      #expect(run.messages.contains("shot.jpg is unreadable: JPEG: "), "\(run.messages)")
    }
  }

  @Test func `a hairline is where it should be by its height, wherever it ends`() async throws {
    let run = await compare(
      try await folder("Inbox", ["--system", "ios-14", "--content-offset", "90"]),
      ["--system", "ios-14", "--content-offset", "90", "--format", "json"])
    let elements = try JSONReader.document(run.output)["elements"]?.elements ?? []
    let line = try #require(elements.first { $0["id"]?.text == "shadow" })
    #expect(line["state"]?.text == "same", "\(run.text)")
    #expect(run.status == .success)
  }

  @Test func `a wider title is told with its edges, and nothing else is`() async throws {
    let run = await compare(
      try await folder("Inbox 22"), ["--format", "json"])
    #expect(run.status == .notFound)
    let json = try JSONReader.document(run.output)
    let elements = json["elements"]?.elements ?? []
    let moved = elements.filter { $0["state"]?.text == "moved" }
    #expect(moved.map { $0["id"]?.text } == ["title"])
    let by = moved.first?["by"]?.elements.compactMap { Double($0.line) } ?? []
    try #require(by.count == 4)
    #expect(by[0] < -8 && by[2] > 8 && abs(by[1]) < 1 && abs(by[3]) < 1, "\(by)")
  }

  @Test func `what is not there is missing, and what is there besides is a stranger`() async throws
  {
    let folder = try await folder("''")
    let run = await compare(folder, ["--format", "json"])
    let json = try JSONReader.document(run.output)
    let states = json["elements"]?.elements.map {
      "\($0["id"]?.text ?? "") \($0["state"]?.text ?? "")"
    }
    #expect(states?.contains("title missing") == true, "\(states ?? [])")
    _ = try folder.write(scene("''"), to: "inbox.yaml")
    _ = await CommandRun([
      "render", folder.path("seen.yaml"), "-o", folder.path("shot.png"), "--crop", "screen",
      "--set", "navigationBar.items[1].title=Inbox",
    ])
    let other = try JSONReader.document(await compare(folder, ["--format", "json"]).output)
    #expect(other["strangers"]?.elements.count == 1)
  }

  @Test func `a smaller screenshot is brought to the bar's scale`() async throws {
    let run = await compare(
      try await folder("Inbox", ["--scale", "1"]))
    #expect(run.status == .success, "\(run.text)")
    #expect(run.text.contains("1 a point"))
  }

  @Test func `pictures are written side by side, over each other and by difference`() async throws {
    let folder = try await folder("Inbox 22")
    _ = await compare(folder, ["-o", folder.path("out/")])
    for (name, width) in [
      ("side-by-side", 2 * 750 + 15), ("overlay", 750), ("difference", 750),
    ] {
      let bytes = try #require(folder.bytes("out/\(name).png"))
      let picture = try PNG.decode(bytes)
      #expect(picture.width == width && picture.height > 100)
    }
  }

  @Test func `two pictures are laid over each other`() async throws {
    let folder = try await folder()
    let run = await CommandRun([
      "compare", folder.path("shot.png"), folder.path("shot.png"), "--overlay",
      folder.path("both.png"),
    ])
    #expect(run.status == .success && run.text == "same files\n")
    let (a, b) = (folder.bytes("both.png") ?? [], folder.bytes("shot.png") ?? [])
    #expect(try PNG.decode(a) == PNG.decode(b))
  }

  @Test func `a screenshot of another device says which`() async throws {
    let folder = try await folder("Inbox", ["--device", "iphone-se-1"])
    let run = await compare(folder)
    #expect(run.status == .notFound)
    #expect(run.messages.contains("iphone-se-1 compares like with like"))
  }

  @Test(arguments: [
    (["a.png", "b.png", "--tolerance", "1"], "--tolerance is for a screenshot and a scene"),
    (["a.png", "b.png", "--device", "ipad"], "--device is for a screenshot and a scene"),
    (["a.png", "b.yaml", "--after", "all"], "a screenshot shows one moment"),
    (["a.png", "b.yaml", "--overlay", "x.jpg"], "pictures are .png files"),
    (["a.png", "b.png", "-o", "x"], "pictures are .png files"),
    (["a.png", "b.yaml", "--tolerance", "-1"], "--tolerance is a number from 0 to 100"),
  ])
  func `a wrong option is told what is accepted`(arguments: [String], words: String) async {
    let run = await CommandRun(["compare"] + arguments)
    #expect(run.status == .usage && run.messages.contains(words), "\(run.messages)")
  }
}
