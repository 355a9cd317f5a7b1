import BarRender
import Testing

@testable import BarCommand

/// What pictures of iOS 26 show of glass, of content under a bar and of the app behind a sheet, read
/// off what is drawn.
@Suite struct GlassLookTests {
  /// A whole screen of a phone of 402 x 874 points at 3x.
  private struct Screen {
    private let bitmap: Bitmap

    init(_ scene: String, on device: String = "iphone-16-pro") async throws {
      let text = "device: \(device)\nsystem: ios-26\n" + scene
      let run = await CommandRun(["render", "-", "-o", "-", "--crop", "screen"], input: text)
      bitmap = try PNG.decode(run.output)
    }

    /// Red, green and blue of the pixel that holds a point.
    func color(_ x: Double, _ y: Double) -> [Int] {
      let pixel = bitmap[Int(x * 3), Int(y * 3)]
      return pixel.map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
    }
  }

  private static func distance(_ found: [Int], _ expected: [Int]) -> Int {
    guard found.count == expected.count else { return .max }
    return zip(found, expected).map { abs($0 - $1) }.max() ?? .max
  }

  private static func channels(_ color: UInt32) -> [Int] {
    [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
  }

  private static let pushed = """
    navigationBar:
      items: [{title: Articles}, {title: ""}]
    """

  private static func scene(dark: Bool = false, ground: String) -> String {
    """
    traits: {userInterfaceStyle: \(dark ? "dark" : "light")}
    content: {backgroundColor: "\(ground)"}
    \(pushed)
    """
  }

  /// Below a back circle and beside it, by distance from its edge in points.
  private static let below: [(Double, Int)] = [
    (0, 0xf4), (4, 0xf5), (8, 0xf7), (16, 0xfa), (26, 0xfd),
  ]
  private static let beside: [(Double, Int)] = [(0.3, 0xf7), (4, 0xf9), (14, 0xfc)]

  @Test func `the shadow of glass falls away as in four apps`() async throws {
    let screen = try await Screen(Self.scene(ground: "#ffffff"))
    for (distance, level) in Self.below {
      let found = screen.color(38, 106 + max(distance, 0.4))
      #expect(Self.distance(found, [level, level, level]) <= 2, "\(distance) below: \(found)")
    }
    for (distance, level) in Self.beside {
      let found = screen.color(60 + max(distance, 0.4), 84)
      #expect(Self.distance(found, [level, level, level]) <= 2, "\(distance) beside: \(found)")
    }
  }

  @Test func `the shadow in the dark is as strong`() async throws {
    let screen = try await Screen(Self.scene(dark: true, ground: "#808080"))
    for (distance, level) in Self.below {
      let expected = Int((Double(level) * 128 / 255).rounded())
      let found = screen.color(38, 106 + max(distance, 0.4))
      #expect(Self.distance(found, [expected, expected, expected]) <= 2, "\(distance): \(found)")
    }
  }

  private static let fills: [(dark: Bool, ground: String, fill: UInt32)] = [
    (false, "#ffffff", 0xffffff), (false, "#f2f2f7", 0xfbfbff), (false, "#fbf5e5", 0xfffceb),
    (true, "#1b1710", 0x272219), (true, "#000000", 0x191919),
  ]

  @Test(arguments: fills)
  func `glass keeps the hue of what lies beneath`(
    dark: Bool, ground: String, fill: UInt32
  ) async throws {
    let screen = try await Screen(Self.scene(dark: dark, ground: ground))
    let found = screen.color(38, 68)
    #expect(Self.distance(found, Self.channels(fill)) <= 4, "\(found)")
  }

  /// The rings from the outermost on, each a pixel wide.
  private static let rims: [(ground: String, rings: [UInt32])] = [
    ("#000000", [0x363636, 0x2e2e2e, 0x272727]), ("#1b1710", [0x534731, 0x473d2a]),
  ]

  @Test(arguments: rims)
  func `the rim of dark glass is its fill, lighter`(ground: String, rings: [UInt32]) async throws {
    let screen = try await Screen(Self.scene(dark: true, ground: ground))
    for (index, ring) in rings.enumerated() {
      let found = screen.color(38, 62 + (Double(index) + 0.5) / 3)
      #expect(Self.distance(found, Self.channels(ring)) <= 5, "ring \(index): \(found)")
    }
  }

  /// Pictures show `#f8f3ea` over `#1b1710`, one step darker than what is drawn.
  private static let glyphs: [(dark: Bool, ground: String, color: String)] = [
    (true, "#1b1710", "#f9f4ebff"), (true, "#000000", "#f4f4f4ff"),
    (false, "#f2f2f7", "#1a1a1aff"),
  ]

  @Test(arguments: glyphs)
  func `symbols on dark glass have its hue`(dark: Bool, ground: String, color: String) async {
    let text = "device: iphone-16-pro\nsystem: ios-26\n" + Self.scene(dark: dark, ground: ground)
    let run = await CommandRun(["get", "-", "backButton.indicator.color"], input: text)
    #expect(run.text.contains(color), "\(run.text)")
  }

  /// A white card over `#f2f2f7`, under a bar that ends at 116.
  private static let edge: [(y: Double, color: UInt32)] = [
    (70, 0xf4f4f8), (80, 0xf5f5f9), (90, 0xf6f6f9), (100, 0xf9f9fb), (110, 0xfafafc),
    (116, 0xfcfcfd), (130, 0xfefefe),
  ]

  @Test(arguments: [("iphone-16-pro", 116.0), ("iphone-15-pro-max", 113), ("iphone-16e", 101)])
  func `a card pales under the bar as in a picture, wherever the bar ends`(
    device: String, barEnd: Double
  ) async throws {
    let screen = try await Screen(
      """
      contentOffset: 200
      content: {backgroundColor: "#f2f2f7", colors: ["#ffffff"], rowHeight: 900}
      navigationBar: {items: [{title: ""}]}
      """, on: device)
    for (y, color) in Self.edge {
      let found = screen.color(120, y - 116 + barEnd)
      #expect(Self.distance(found, Self.channels(color)) <= 2, "\(y): \(found)")
    }
  }

  @Test(arguments: [(11.0, false), (12.0, true)])
  func `the edge comes after 12 points of scrolling`(offset: Double, shows: Bool) async throws {
    let screen = try await Screen(
      """
      contentOffset: \(offset)
      content: {backgroundColor: "#f2f2f7", colors: ["#ffffff"], rowHeight: 900}
      navigationBar: {items: [{title: ""}]}
      """)
    #expect((screen.color(120, 114) != [255, 255, 255]) == shows)
  }

  private static let presenters: [(content: String, color: [Int])] = [
    ("style: plain", [204, 204, 204]), ("style: insetGrouped", [194, 194, 198]),
    ("backgroundColor: systemGroupedBackground", [194, 194, 198]),
    ("backgroundColor: \"#f2f2f7\"", [194, 194, 198]),
  ]

  @Test(arguments: presenters)
  func `what a sheet dims is the app's own ground`(content: String, color: [Int]) async throws {
    let screen = try await Screen(
      """
      presentation: pageSheet
      content: {\(content)}
      navigationBar: {items: [{title: Settings}]}
      """)
    let found = screen.color(201, 58)
    #expect(Self.distance(found, color) <= 2, "\(found)")
  }
}
