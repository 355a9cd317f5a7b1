import BarComparison
import BarFiles
import BarLayout
import BarRender
import BarSceneFile
import BarTestSupport
import Testing

/// What a golden's text says of looks that move nothing.
struct ElementLookTests {
  private static func layout(_ scene: String, in folder: String? = nil) throws -> LaidOutScene {
    let source = SceneSource(name: "scene.yaml", bytes: Array(scene.utf8), folder: folder)
    return try LaidOutScene(
      layingOut: SceneFile(source).scene, measuring: AdvanceTable.sanFrancisco)
  }

  private static func button(_ path: String) -> String {
    "navigationBar: {items: [{title: A, rightBarButtonItems: [{image: {path: \(path)}}]}]}"
  }

  private static func bar(_ keys: String, _ system: String = "ios-17") -> String {
    "system: \(system)\ncontentOffset: 100\n"
      + "navigationBar: {items: [{title: A, rightBarButtonItems: [{systemItem: add}]}]\(keys)}"
  }

  /// Pairs of scenes whose frames, words and colours are the same, with the field that tells them
  /// apart.
  private static let pairs: [(String, String, String)] = [
    (button("M0 0H9V9Z"), button("M9 9H0V0Z"), "rightBarButtonItems[0].image.path"),
    (
      bar(", standardAppearance: {titleTextAttributes: {shadow: {shadowColor: systemRed}}}"),
      bar(", standardAppearance: {titleTextAttributes: {shadow: {shadowColor: systemBlue}}}"),
      "title.shadow"
    ),
    (
      bar(", standardAppearance: {backgroundEffect: systemThinMaterial}"),
      bar(", standardAppearance: {backgroundEffect: systemThickMaterial}"), "background.material"
    ),
    (
      bar("", "ios-26"),
      bar("", "ios-26") + "\ntraits: {accessibilityReduceTransparency: true}",
      "rightBarButtonItems[0].glass.material"
    ),
    (
      bar("", "ios-26"), bar("", "ios-26") + "\ntraits: {accessibilityContrast: high}",
      "rightBarButtonItems[0].glass.material"
    ),
  ]

  @Test(arguments: pairs)
  func `a look that moves nothing is seen, by its name`(
    before: String, after: String, field: String
  ) throws {
    let old = GoldenText(of: try Self.layout(before))
    let new = GoldenText(of: try Self.layout(after))
    let changes = LayoutComparison(expected: old, actual: new).changes
    #expect(changes.map(\.field).contains(field), "\(changes)")
  }

  @Test func `another file of the same name and size is seen`() throws {
    let folder = try TemporaryFolder()
    let scene =
      "navigationBar: {items: [{title: A, rightBarButtonItems: [{image: {file: a.png}}]}]}"
    var texts: [GoldenText] = []
    for shade: UInt8 in [0, 255] {
      var pixels: [UInt8] = []
      for _ in 0..<64 { pixels += [shade, 0, 0, 255] }
      let picture = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
      try WholeFile().write(try PNG.encode(picture, scale: 1), to: folder.path("a.png"))
      texts.append(GoldenText(of: try Self.layout(scene, in: folder.path)))
    }
    let fields = LayoutComparison(expected: texts[0], actual: texts[1]).changes.map(\.field)
    #expect(fields == ["rightBarButtonItems[0].image.image"])
  }

  @Test func `a shape that moves looks as it did`() throws {
    let scene = Self.button("M0 0H9V9Z")
    let old = GoldenText(of: try Self.layout(scene))
    let new = GoldenText(of: try Self.layout("device: iphone-15-pro-max\n" + scene))
    let fields = LayoutComparison(expected: old, actual: new).changes.map(\.field)
    #expect(fields.contains("rightBarButtonItems[0].image.frame.x"))
    #expect(!fields.contains("rightBarButtonItems[0].image.path"))
  }

  @Test func `a text that was kept before looks were told is compared without them`() throws {
    let (before, after, _) = Self.pairs[0]
    let kept = GoldenText(of: try Self.layout(before), form: 2)
    let verdict = LayoutVerdict(
      of: try Self.layout(after), scope: GoldenScope(), kept: Array(kept.text.utf8))
    #expect(verdict.isSame && verdict.now.keptForm == 2)
  }
}
