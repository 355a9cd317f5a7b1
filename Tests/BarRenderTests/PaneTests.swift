import BarLayout
import Testing

@testable import BarRender

@Suite struct PaneTests {
  private static let frost = BarMaterial(
    blurRadius: 4, saturation: 1.8, tint: BarColor(rgba: 0xffff_ff80))

  private static func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) throws -> BarColor {
    let pixel = try #require(bitmap[x, y])
    return BarColor(
      red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  private static let halves: [DisplayItem.Content] = [
    .fill(BarRect(x: 0, y: 0, width: 20, height: 30), .black),
    .fill(BarRect(x: 20, y: 0, width: 20, height: 30), BarColor(rgba: 0xff00_00ff)),
  ]

  @Test func `a pane over an even ground is the colour its material says`() throws {
    let ground = BarColor(rgba: 0x3366_ccff)
    let pane = Pane(frame: BarRect(x: 5, y: 5, width: 20, height: 10), material: Self.frost)
    let bitmap = try Drawing.draw(background: ground, [.pane(pane)])
    #expect(try Self.color(bitmap, 10, 10) == Self.frost.color(over: ground))
    #expect(try Self.color(bitmap, 4, 10) == ground)
    #expect(try Self.color(bitmap, 10, 15) == ground)
  }

  @Test func `only what lies beneath a pane is blurred into it`() throws {
    let pane = Pane(frame: BarRect(x: 20, y: 0, width: 20, height: 30), material: Self.frost)
    let bitmap = try Drawing.draw(Self.halves + [.pane(pane)])
    let red = Self.frost.color(over: BarColor(rgba: 0xff00_00ff))
    #expect(try Self.color(bitmap, 20, 10) == red)
    #expect(try Self.color(bitmap, 19, 10) == .black)
  }

  @Test func `a pane over an edge runs from the one colour to the other`() throws {
    let clear = BarMaterial(blurRadius: 3, tint: .clear)
    let pane = Pane(frame: BarRect(x: 0, y: 0, width: 40, height: 30), material: clear)
    let bitmap = try Drawing.draw(Self.halves + [.pane(pane)])
    let reds = try (0..<40).map { try Self.color(bitmap, $0, 15).red }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(reds[0] == 0 && reds[39] == 255)
    #expect((100...155).contains(reds[19]) && (100...155).contains(reds[20]))
  }

  @Test func `a mask decides in its box and nowhere else`() throws {
    let mask = DisplayMask(
      box: BarRect(x: 10, y: 0, width: 10, height: 30),
      items: [
        DisplayItem(.fill(BarRect(x: 10, y: 0, width: 5, height: 30), .white), element: "mask"),
        DisplayItem(
          .fill(BarRect(x: 15, y: 0, width: 2, height: 30), .white.opacity(0.5)), element: "mask"),
      ])
    var list = Drawing.list([.fill(BarRect(x: 5, y: 0, width: 30, height: 30), .black)])
    list.items[0].mask = Shared(mask)
    let renderer = Renderer(fonts: .pinned())
    let bitmap = try renderer.draw(list)
    let reds = try [4, 9, 12, 16, 18, 20, 34, 35].map { try Self.color(bitmap, $0, 15).red }
    #expect(reds == [255, 0, 0, 127, 255, 0, 0, 255])
    #expect(try renderer.svg(list).text.contains("<g mask="))
  }

  @Test func `half of a pane lets half of the ground show`() throws {
    let plain = Pane(
      frame: BarRect(x: 0, y: 0, width: 40, height: 30), material: .plain(.black), opacity: 0.5)
    #expect(try Self.color(try Drawing.draw([.pane(plain)]), 3, 3).red == 127)
  }

  @Test func `corners of a pane are round`() throws {
    let pane = Pane(
      frame: BarRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 15, material: .plain(.black))
    let bitmap = try Drawing.draw([.pane(pane)])
    #expect(bitmap.darkness(0, 0) == 0 && bitmap.darkness(15, 15) == 255)
    #expect(abs(bitmap.inkedArea - 225 * Double.pi) < 1)
  }

  @Test func `a shadow is darkest at the edge, falls away, and leaves the shape alone`() throws {
    let frame = BarRect(x: 30, y: 30, width: 60, height: 40)
    let shadow = DropShadow(
      shape: BarPath(roundedRect: frame, radius: 20), blurRadius: 4, drop: 2, color: .black)
    let bitmap = try Drawing.draw(width: 120, height: 100, [.shadow(shadow)])
    #expect(bitmap.darkness(60, 50) == 0)
    let below = (70..<86).map { bitmap.darkness(60, $0) }
    #expect(below[0] > 130 && zip(below, below.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(below[15] == 0)
    #expect(bitmap.darkness(60, 29) < below[0], "the shadow lies below the shape")
  }

  @Test func `a crop clears what lies outside its corners and keeps the rest`() throws {
    let crop = DisplayItem.Content.crop(
      BarPath(roundedRect: BarRect(x: 0, y: 0, width: 40, height: 30), radius: 10))
    let bitmap = try Drawing.draw(background: BarColor(rgba: 0x1122_33ff), [crop])
    #expect(!bitmap.isOpaque)
    #expect(try Self.color(bitmap, 0, 0).alpha == 0)
    #expect(try Self.color(bitmap, 20, 0) == BarColor(rgba: 0x1122_33ff))
    #expect(try Self.color(bitmap, 39, 15) == BarColor(rgba: 0x1122_33ff))
    let partial = try Self.color(bitmap, 3, 2)
    #expect(partial.alpha > 0 && partial.alpha < 255)
  }

  @Test func `what is no number is refused`() {
    let pane = Pane(
      frame: BarRect(x: 0, y: 0, width: 9, height: 9),
      material: BarMaterial(blurRadius: .nan, tint: .clear))
    #expect(throws: RenderError.notFinite(element: "test")) {
      try Drawing.draw(Self.halves + [.pane(pane)])
    }
    let endless = BarPath(
      roundedRect: BarRect(x: 0, y: 0, width: .infinity, height: 9), radius: 1)
    let shadow = DropShadow(shape: endless, blurRadius: 1, drop: 1, color: .black)
    #expect(throws: RenderError.notFinite(element: "test")) {
      try Drawing.draw([.shadow(shadow)])
    }
  }
}
