import BarLayout
import Testing

@testable import BarRender

@Suite struct GlassTests {
  private static let lens = GlassLens(
    reachShare: 0.25, reachLimit: 20, bendShare: 0.5, bendLimit: 60)
  /// A pill of 100 by 40 that changes nothing but where light goes.
  private static func pill(lens: GlassLens? = lens) -> DisplayItem.Content {
    .pane(
      Pane(
        frame: BarRect(x: 10, y: 10, width: 100, height: 40), cornerRadius: 20,
        cornerCurve: .continuous, material: BarMaterial(blurRadius: 0.001, tint: .clear),
        lens: lens))
  }

  /// The rows of a column that a picture shows black.
  private static func blackRows(_ contents: [DisplayItem.Content], x: Int) throws -> [Int] {
    let bitmap = try Drawing.draw(width: 120, height: 60, contents)
    return (0..<60).filter { bitmap.darkness(x, $0) == 255 }
  }

  @Test func `a straight line under a pill is displaced near its edge`() throws {
    // The middle of the line lies 8 inside the pill's upper rim, where light is bent a little.
    let line = DisplayItem.Content.fill(BarRect(x: 0, y: 17, width: 120, height: 2), .black)
    #expect(try Self.blackRows([line], x: 60) == [17, 18])
    let under = try Self.blackRows([line, Self.pill()], x: 60)
    #expect(under.contains { $0 < 17 }, "the line moves towards the rim: \(under)")
    #expect(try Self.blackRows([line, Self.pill()], x: 5) == [17, 18], "not beside the pill")
    #expect(try Self.blackRows([line, Self.pill(lens: nil)], x: 60) == [17, 18])
  }

  @Test func `a line through the middle of a pill stays where it is but at its ends`() throws {
    let line = DisplayItem.Content.fill(BarRect(x: 0, y: 29, width: 120, height: 2), .black)
    #expect(try Self.blackRows([line, Self.pill()], x: 60).contains(29))
    #expect(try Self.blackRows([line, Self.pill()], x: 60).contains(30))
    let bitmap = try Drawing.draw(
      width: 120, height: 60,
      [.fill(BarRect(x: 18, y: 0, width: 2, height: 60), .black), Self.pill()])
    let dark = (10..<30).filter { bitmap.darkness($0, 30) == 255 }
    #expect(dark.contains { $0 < 18 }, "an upright line is displaced sideways: \(dark)")
  }

  @Test func `light at the very rim comes from half of the shorter side inside`() {
    #expect(Self.lens.bend(at: 0, side: 40) == 20)
    #expect(Self.lens.bend(at: 10, side: 40) == 0)
    #expect(Self.lens.bend(at: 0, side: 400) == 60 && Self.lens.reach(side: 400) == 20)
    let bends = (0...10).map { Self.lens.bend(at: Double($0), side: 40) }
    #expect(zip(bends, bends.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `a rim is brightest above and below`() throws {
    let frame = BarRect(x: 10, y: 10, width: 40, height: 40)
    let line = GlintRun(
      path: BarPath(roundedRect: frame, radius: 20), top: 10, bottom: 50,
      radius: 20, color: .black, flankShare: 0.5)
    let bitmap = try Drawing.draw(width: 60, height: 60, [.glint(line)])
    let (top, foot) = (bitmap.darkness(30, 10), bitmap.darkness(30, 49))
    let (left, right) = (bitmap.darkness(10, 30), bitmap.darkness(49, 30))
    #expect(top == foot && left == right)
    #expect(top > 240 && (120...136).contains(left), "\(top) \(left)")
    let svg = try Renderer(fonts: .pinned()).svg(
      Drawing.list(width: 60, height: 60, [.glint(line)])
    ).text
    #expect(svg.contains("<linearGradient") && svg.contains("stop-opacity=\"0.5\""))
  }

  @Test func `what was drawn before does not change glass`() throws {
    let renderer = Renderer(fonts: .pinned())
    let shadow = DropShadow(
      shape: BarPath(
        roundedRect: BarRect(x: 10, y: 10, width: 100, height: 40), radius: 20, curve: .continuous),
      blurRadius: 8, drop: 4, color: BarColor(rgba: 0x0000_0040))
    let contents: [DisplayItem.Content] = [
      .fill(BarRect(x: 0, y: 17, width: 70, height: 9), Drawing.blue), .shadow(shadow),
      Self.pill(),
    ]
    let list = Drawing.list(width: 120, height: 60, contents)
    let first = try renderer.draw(list)
    let smaller = Drawing.list(width: 90, height: 50, contents)
    #expect(try renderer.draw(list).pixels == first.pixels)
    #expect(
      try renderer.draw(smaller).pixels == Renderer(fonts: .pinned()).draw(smaller).pixels)
  }

  @Test func `rows of one colour are blurred as rows beside an odd pixel are`() throws {
    let stripes: [DisplayItem.Content] = (0..<10).map {
      .fill(BarRect(x: 0, y: Double(7 * $0), width: 300, height: 3), Drawing.blue)
    }
    let edge = DisplayItem.Content.softEdge(
      SoftEdge(
        frame: BarRect(x: 0, y: 0, width: 300, height: 70), blurRadius: 9,
        tint: BarColor(rgba: 0xffff_ffd9), fadeHeight: 50, opacity: 0.9))
    let odd = DisplayItem.Content.fill(BarRect(x: 299, y: 60, width: 1, height: 1), .black)
    let even = try Drawing.draw(width: 300, height: 80, stripes + [edge])
    let mixed = try Drawing.draw(width: 300, height: 80, stripes + [odd, edge])
    for y in 0..<80 {
      #expect(try #require(even[100, y]) == #require(mixed[100, y]), "row \(y)")
    }
  }
}
