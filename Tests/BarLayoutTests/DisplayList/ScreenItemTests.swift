import Testing

@testable import BarLayout

@Suite struct ScreenItemTests {
  private func scene(
    _ device: String, system: Int = 17, orientation: Orientation = .portrait,
    _ change: (inout BarScene) -> Void = { _ in }
  ) throws -> LaidOutScene {
    let model = try #require(DeviceCatalog.model(device))
    let platform: SystemVersion.Platform =
      switch model.idiom {
      case .pad: .iPadOS
      case .watch: .watchOS
      default: .iOS
      }
    let version = SystemVersion(platform, model.idiom == .watch ? 11 : system)
    var scene = BarScene(
      device: model.device(on: version, orientation: orientation), system: version,
      orientation: orientation, navigationBar: Scenes.bar(NavigationItem(title: "Title")))
    change(&scene)
    return try LaidOutScene(layingOut: scene, measuring: SquareLetters())
  }

  private func frame(_ scene: LaidOutScene, _ part: ScreenPart) -> BarRect? {
    (scene.environment.behind + scene.environment.front).first { $0.id == .screen(part) }?.frame
  }

  @Test func `a picture of a bar that stands upright goes down to the screen's foot`() throws {
    for orientation in [Orientation.portrait, .landscape] {
      let system = SystemVersion(.iOS, 27, 1)
      let duo = try #require(DeviceCatalog.model("iphone-duo"))
      let upright = try scene("iphone-duo", system: 27, orientation: orientation) {
        $0.system = system
        $0.device = duo.device(on: system, orientation: orientation)
      }
      let bar = try #require(upright.bars.first)
      #expect(bar.verticalBarEdge == .trailing && bar.frame.height < 44)
      #expect(DisplayList.canvas(of: upright, crop: .bar).height == upright.screen.height)
    }
    let lying = try scene("iphone-15")
    let bar = try #require(lying.bars.first)
    #expect(DisplayList.canvas(of: lying, crop: .bar).maxY < bar.frame.maxY + 1)
  }

  @Test func `an island hangs free, a notch from the edge, a home button needs neither`() throws {
    #expect(
      frame(try scene("iphone-15-pro"), .sensor) == BarRect(x: 134, y: 11, width: 125, height: 37))
    #expect(try #require(frame(try scene("iphone-13"), .sensor)).y == 0)
    #expect(frame(try scene("iphone-8", system: 15), .sensor) == nil)
  }

  @Test func `a turned phone has its island at the side`() throws {
    let turned = try scene("iphone-15-pro", orientation: .landscape)
    #expect(frame(turned, .sensor) == BarRect(x: 11, y: 134, width: 37, height: 125))
  }

  @Test func `the home indicator stands near the lower edge, in the middle`() throws {
    for device in ["iphone-15-pro", "iphone-13", "ipad-pro-11"] {
      let scene = try scene(device)
      let line = try #require(frame(scene, .homeIndicator))
      #expect(abs(line.midX - scene.screen.width / 2) < 0.4)
      #expect(line.height == 5 && scene.screen.height - line.maxY <= 8.34)
    }
    #expect(frame(try scene("iphone-8", system: 15), .homeIndicator) == nil)
  }

  @Test func `a screen is as large as the display and its corners are cut off`() throws {
    let scene = try scene("iphone-15-pro")
    let list = DisplayList(drawing: scene, crop: .screen)
    #expect(list.size == BarSize(width: 393, height: 852))
    let crops = list.items.compactMap { item -> BarPath? in
      guard case .crop(let path) = item.content else { return nil }
      return path
    }
    let display = BarPath(
      roundedRect: BarRect(x: 0, y: 0, width: 393, height: 852), radius: 55, curve: .continuous)
    #expect(crops == [display])
    let bar = DisplayList(drawing: scene, crop: .bar)
    #expect(
      !bar.items.contains { item in
        if case .crop = item.content { return true }
        return item.element.hasPrefix("screen.")
      })
  }

  @Test func `a case surrounds the screen, wider where a home button is`() throws {
    let phone = DisplayList(
      drawing: try scene("iphone-15-pro"), crop: .screen, frame: true)
    #expect(phone.size == BarSize(width: 393 + 34, height: 852 + 34))
    let button = try scene("iphone-8", system: 15)
    let old = DisplayList(drawing: button, crop: .screen, frame: true)
    #expect(old.size == BarSize(width: 375 + 56, height: 667 + 220))
    #expect(old.items.count { $0.element == "screen.bezel" } == 4)
    let watch = DisplayList(
      drawing: try scene("watch-45"), crop: .screen, frame: true)
    #expect(watch.size == BarSize(width: 198 + 28, height: 242 + 28))
    let square = DisplayList(
      drawing: try scene("watch-38"), crop: .screen, frame: true)
    #expect(square.size == BarSize(width: 136 + 77, height: 170 + 77))
  }

  @Test func `a sheet leaves a card behind it on phones, and the screen dimmed on pads`() throws {
    let phone = try scene("iphone-15-pro") { $0.presentation = .pageSheet }
    #expect(frame(phone, .ground) == BarRect(x: 0, y: 0, width: 393, height: 852))
    let card = try #require(frame(phone, .presenter))
    #expect(card.minX == 16 && card.maxX == 377)
    let sheet = try #require(phone.environment.sheet)
    #expect(card.minY < sheet.frame.minY)
    let pad = try scene("ipad-pro-11") { $0.presentation = .formSheet }
    #expect(
      frame(pad, .presenter)
        == BarRect(x: 0, y: 0, width: pad.screen.width, height: pad.screen.height))
  }

  @Test func `a popover is narrow and has a shadow where a sheet dims the screen`() throws {
    func pad(_ presentation: Presentation) throws -> LaidOutScene {
      try scene("ipad-pro-11") { $0.presentation = presentation }
    }
    let popover = try pad(.popover)
    #expect(popover.environment.sheet?.frame.width == 375)
    #expect(popover.environment.behind.map(\.color) == [.white])
    #expect(
      frame(popover, .popoverShadow) == popover.environment.sheet?.frame)
    let sheet = try pad(.formSheet)
    #expect(sheet.environment.behind.map(\.color) != [.white])
    #expect(frame(sheet, .popoverShadow) == nil)
    let phone = try scene("iphone-15-pro") { $0.presentation = .popover }
    #expect(frame(phone, .popoverShadow) == nil)
  }

  @Test func `a popover's arrow stands on its upper edge and is a part of its shadow`() throws {
    func pad(_ system: Int, _ presentation: Presentation) throws -> LaidOutScene {
      try scene("ipad-pro-11", system: system) {
        $0.presentation = presentation
        $0.navigationBar.barTintColor = .system(.systemRed)
        $0.navigationBar.isTranslucent = false
        $0.contentOffset = 100
      }
    }
    let popover = try pad(17, .popover)
    let sheet = try #require(popover.environment.sheet).frame
    let arrow = try #require(
      popover.environment.front.first { $0.id == .screen(.popoverArrow) })
    #expect(arrow.frame.maxY == sheet.minY && arrow.frame.midX == sheet.midX)
    #expect(arrow.frame.width == 28 && arrow.frame.height == 13)
    #expect(arrow.color == SystemColorTable.pair(.systemRed).color(.light))
    guard case .path(let path) = arrow.content else {
      Issue.record("an arrow is a path")
      return
    }
    let highest = ContinuousCornerTests.points(of: path).map(\.y).min()
    #expect(abs(try #require(highest) - arrow.frame.minY) < 0.01)
    let shadow = try #require(
      popover.environment.front.first { $0.id == .screen(.popoverShadow) })
    guard case .shadow(let shape, _, _) = shadow.content else {
      Issue.record("a shadow has a shape")
      return
    }
    #expect(try #require(shape.controlBounds).minY <= arrow.frame.minY)
    #expect(frame(try pad(26, .popover), .popoverArrow) == nil)
    #expect(frame(try pad(17, .formSheet), .popoverArrow) == nil)
  }

  @Test(arguments: [
    (SceneContent.Style.plain, 0x1c1c_1eff as UInt32, 0 as UInt32),
    (.insetGrouped, 0x1c1c_1eff, 0x2c2c_2eff),
  ])
  func `in the dark a sheet is raised above the screen it came from`(
    style: SceneContent.Style, ground: UInt32, row: UInt32
  ) throws {
    func dark(_ presentation: Presentation) throws -> LaidOutScene {
      try scene("iphone-15-pro") {
        $0.presentation = presentation
        $0.traits.userInterfaceStyle = .dark
        $0.content = SceneContent(style: style, rows: [SceneContent.Row(title: "Row")])
      }
    }
    let sheet = try dark(.pageSheet)
    #expect(sheet.ground == BarColor(rgba: ground))
    // The card that is pushed back stands out from the black behind it and from the sheet.
    #expect(sheet.environment.behind.map(\.color) == [.black, BarColor(rgba: 0x1414_14ff)])
    let rows = sheet.environment.content.filter { $0.id == .contentRow(0) }
    #expect(row == 0 || rows.contains { $0.color == BarColor(rgba: row) })
    #expect(try dark(.fullScreen).ground == .black)
  }

  @Test func `a hidden bar leaves the clock`() throws {
    let scene = try scene("iphone-15-pro") { $0.navigationBar.isHidden = true }
    let list = DisplayList(drawing: scene, crop: .screen)
    #expect(list.items.contains { $0.element == "clock" })
    #expect(!list.items.contains { $0.element == "title" })
  }
}
