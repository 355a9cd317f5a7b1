import BarLayout
import BarRender
import Testing

/// The samples of `docs/navbar.docc/DrawingABar.md`.
struct DrawingABarTests {
  @Test func `the samples about drawing a bar make pictures`() throws {
    let scene = BarScene(
      on: .iPhone15Pro, .iOS(17), title: "Inbox", previousTitle: "Mailboxes",
      rightBarButtonItems: [BarButtonItem(.systemItem(.edit))])
    let layout = try LaidOutScene(layingOut: scene)
    let renderer = Renderer()
    let png = try renderer.png(of: layout)
    #expect(png.count > 1000)

    let screen = try renderer.png(of: layout, crop: .screen)
    let svg = try renderer.svg(of: layout, crop: .screen)
    #expect(try PNG.decode(screen).height == 852 * 3)
    #expect(svg.hasPrefix("<?xml"))

    var dark = scene
    dark.navigationBar.prefersLargeTitles = true
    dark.contentOffset = 20
    dark.traits.userInterfaceStyle = .dark
    let picture = try renderer.png(of: LaidOutScene(layingOut: dark))
    #expect(picture != png)

    let layoutAt = LaidOutScene.scrolling(dark)
    let pictures = try [0.0, 20, 60, 200].map { offset in
      try renderer.png(of: layoutAt(offset))
    }
    #expect(pictures[1] == picture && Set(pictures).count == 4)

    var list = DisplayList(drawing: layout, crop: .bar)
    list.addRedlines(of: layout, crop: .bar)
    let bitmap = try renderer.draw(list)
    #expect(bitmap.width == 393 * 3)
  }
}
