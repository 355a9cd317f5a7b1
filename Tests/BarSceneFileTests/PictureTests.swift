internal import BarLayout
internal import BarRender
internal import BarSceneFile
internal import BarTestSupport
internal import Foundation
internal import Testing

@Suite struct PictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a picture beside a scene is there in every scale that has a file`() throws {
    try write("logo.png", 10, 20)
    try write("logo@3x.png", 30, 60)
    let reference = try #require(try reference("{file: logo.png}"))
    #expect(reference.variants.map(\.scale) == [1, 3])
    #expect(reference.variants.map(\.widthPixels) == [10, 30])
    #expect(reference.variants.allSatisfy { $0.size == BarSize(width: 10, height: 20) })
    #expect(reference.variant(for: 2)?.scale == 3)
    #expect(reference.variant(for: 4)?.scale == 3)
  }

  @Test func `a picture beside a scene stands for its own scale where its name says one`() throws {
    try write("logo.png", 10, 10)
    try write("logo@2x.png", 20, 20)
    let reference = try #require(try reference("{file: logo@2x.png}"))
    #expect(reference.variants.map(\.scale) == [2])
  }

  @Test func `a picture beside a scene says whether something shows through it`() throws {
    try write("solid.png", 2, 2)
    try write("glass.png", 2, 2, alpha: 128)
    #expect(try reference("{file: solid.png}")?.variants.first?.isOpaque == true)
    #expect(try reference("{file: glass.png}")?.variants.first?.isOpaque == false)
  }

  @Test func `a picture beside a scene keeps its mode and its caps`() throws {
    try write("a.png", 9, 9)
    let reference = try reference(
      "{file: a.png, renderingMode: alwaysTemplate, capInsets: {left: 4, right: 3}, "
        + "resizingMode: stretch}"
    )
    #expect(reference?.renderingMode == .alwaysTemplate)
    #expect(reference?.capInsets == BarEdgeInsets(left: 4, right: 3))
    #expect(reference?.resizingMode == .stretch)
  }

  @Test(arguments: [
    ("../out.png", "a picture stands in the scene's folder or below it (found \"../out.png\")"),
    ("/etc/out.png", "a picture stands in the scene's folder or below it (found \"/etc/out.png\")"),
    ("a//b.png", "a picture stands in the scene's folder or below it (found \"a//b.png\")"),
    (
      "a.gif",
      "a picture is a file whose name ends in .png, an icon one that ends in .png or .svg (found \"a.gif\")"
    ),
    ("gone.png", "there is no file \"gone.png\" beside the scene"),
    ("text.png", "\"text.png\" is not a PNG file"),
    ("link.png", "cannot read link.png: it is a link, and links are not followed"),
    ("linked/in.png", "cannot read linked/in.png: "),
  ])
  func `a picture beside a scene is refused where it is none of the scene's`(
    name: String, message: String
  ) throws {
    let outside = try TemporaryFolder()
    try write("in.png", 2, 2, in: outside)
    _ = try folder.write("no picture at all, but long enough for a header", to: "text.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: outside.path("in.png"))
    try manager.createSymbolicLink(
      atPath: folder.path("linked"), withDestinationPath: outside.path)
    do {
      _ = try reference("{file: \(name)}")
      Issue.record("\(name) was read")
    } catch {
      let problem = try #require((error as? SceneProblems)?.problems.first)
      #expect(problem.message.hasPrefix(message))
      #expect(problem.line == 3)
    }
  }

  @Test func `a picture beside a scene is known by name to whoever asks for the scene's files`()
    throws
  {
    try write("logo.png", 2, 2)
    try write("logo@2x.png", 4, 4)
    #expect(try file("{file: logo.png}").pictureFiles == ["logo.png", "logo@2x.png"])
  }

  @Test
  func `a picture beside a scene may scroll under the bar, and is then named without more ado`()
    throws
  {
    try write("photo.png", 3, 2)
    try write("photo@2x.png", 6, 4)
    let file = try scene("content: {image: photo.png}\nnavigationBar: {}")
    guard case .bitmap(let reference) = file.scene.content?.image else {
      Issue.record("no picture")
      return
    }
    #expect(reference.variants.map(\.scale) == [1, 2])
    #expect(file.pictureFiles == ["photo.png", "photo@2x.png"])
  }

  @Test(arguments: [
    ("../photo.png", "a picture stands in the scene's folder or below it"),
    ("gone.png", "there is no file \"gone.png\" beside the scene"),
  ])
  func `a picture beside a scene is refused under the bar where it is none of the scene's`(
    name: String, message: String
  ) throws {
    do {
      _ = try scene("content: {image: \(name)}\nnavigationBar: {}")
      Issue.record("\(name) was read")
    } catch {
      let problem = try #require((error as? SceneProblems)?.problems.first)
      #expect(problem.message.hasPrefix(message))
      #expect(problem.line == 1)
      #expect(problem.column == 18)
    }
  }

  private func write(
    _ name: String, _ width: Int, _ height: Int, alpha: UInt8 = 255,
    in other: TemporaryFolder? = nil
  ) throws {
    let pixels = (0..<(width * height)).flatMap { _ -> [UInt8] in [9, 9, 9, alpha] }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let path = (other ?? folder).path(name)
    try Data(try PNG.encode(bitmap, scale: 1)).write(to: URL(fileURLWithPath: path))
  }

  private func file(_ image: String) throws -> SceneFile {
    let scene = """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: \(image)}]
      """
    return try self.scene(scene)
  }

  private func scene(_ text: String) throws -> SceneFile {
    try SceneFile(
      SceneSource(name: "scene.yaml", bytes: Array(text.utf8), folder: folder.path + "/"))
  }

  private func reference(_ image: String) throws -> ImageReference? {
    let item = try file(image).scene.navigationBar.items[0].rightBarButtonItems[0]
    guard case .image(.bitmap(let reference)) = item.content else { return nil }
    return reference
  }
}
