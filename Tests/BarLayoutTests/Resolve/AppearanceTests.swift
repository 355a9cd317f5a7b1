import BarLayout
import Testing

@Suite struct AppearanceTests {
  private let red = SceneColor.fixed(BarColor(rgba: 0xff00_00ff))
  private let green = SceneColor.fixed(BarColor(rgba: 0x00ff_00ff))

  /// A look of one background colour.
  private func look(_ color: SceneColor) -> NavigationBarAppearance {
    NavigationBarAppearance(backgroundColor: color)
  }

  private func background(
    own: NavigationBarAppearances, item: NavigationBarAppearances = .init(), offset: Double = 99,
    isCompact: Bool = false, system: Int = 17
  ) throws -> String? {
    var bar = NavigationBar(appearances: own, items: [NavigationItem(title: "A")])
    bar.items[0].appearances = item
    var scene = Scenes.phone(system: system, offset: offset, bar: bar)
    if isCompact { scene.orientation = .landscape }
    let element = try Scenes.layOut(scene).element(.background)
    guard let element, element.alpha > 0 else { return nil }
    return element.color?.hex
  }

  @Test func `the looks of a bar come from the item before the bar, compact before standard`()
    throws
  {
    let own = NavigationBarAppearances(standard: look(red), compact: look(green))
    #expect(try background(own: own) == "#ff0000ff")
    #expect(try background(own: own, isCompact: true) == "#00ff00ff")
    let item = NavigationBarAppearances(standard: look(.system(.black)))
    #expect(try background(own: own, item: item) == "#000000ff")
    // The bar's compact look is more to the point than the item's standard one.
    #expect(try background(own: own, item: item, isCompact: true) == "#00ff00ff")
  }

  @Test
  func
    `the looks of a bar are clear at the scroll edge from iOS 15 where no look is stated for it`()
    throws
  {
    let own = NavigationBarAppearances(standard: look(red))
    #expect(try background(own: own, offset: 0) == nil)
    #expect(try background(own: own, offset: 0, system: 14) == "#ff0000ff")
    let both = NavigationBarAppearances(standard: look(red), scrollEdge: look(green))
    #expect(try background(own: both, offset: 0) == "#00ff00ff")
  }

  @Test func `the looks of a bar take the compact look as it is at a compact bar's scroll edge`()
    throws
  {
    let own = NavigationBarAppearances(standard: look(red), compact: look(green))
    #expect(try background(own: own, offset: 0, isCompact: true) == "#00ff00ff")
    // A scroll edge look goes before the compact one; a standard one alone is left out.
    let edge = NavigationBarAppearances(
      standard: look(red), compact: look(green), scrollEdge: look(.system(.black)))
    #expect(try background(own: edge, offset: 0, isCompact: true) == "#000000ff")
    let standard = NavigationBarAppearances(standard: look(red))
    #expect(try background(own: standard, offset: 0, isCompact: true) == nil)
  }

  @Test func `the looks of a bar do not exist before iOS 13`() throws {
    let own = NavigationBarAppearances(standard: look(red))
    #expect(try background(own: own, system: 12) != "#ff0000ff")
  }

  @Test func `set a disabled button as a normal one unless they say otherwise`() throws {
    let states: [BarButtonItemAppearance.State: BarButtonItemAppearance.StateAppearance] = [
      .normal: .init(titleTextAttributes: TextAttributes(foregroundColor: red, fontSize: 11)),
      .disabled: .init(titleTextAttributes: TextAttributes(foregroundColor: green)),
    ]
    let look = NavigationBarAppearance(
      buttonAppearances: [.plain: BarButtonItemAppearance(states: states)])
    var item = NavigationItem(title: "A")
    item.rightBarButtonItems = [BarButtonItem(.title("Edit"), isEnabled: false)]
    let bar = NavigationBar(
      appearances: NavigationBarAppearances(standard: look), items: [item])
    let label = try #require(
      try Scenes.layOut(Scenes.phone(offset: 99, bar: bar))
        .element(.rightBarButtonItem(0, .label)))
    #expect(label.color?.hex == "#00ff00ff")
    #expect(label.text?.style.size == 11)
  }

  @Test func `the looks of a bar move the title right and down, also where lines run to the left`()
    throws
  {
    let moved = NavigationBarAppearance(titlePositionAdjustment: BarPoint(x: 30, y: -6))
    for direction in [BarLayoutDirection.leftToRight, .rightToLeft] {
      func title(_ look: NavigationBarAppearance) throws -> BarRect {
        let bar = NavigationBar(
          appearances: NavigationBarAppearances(standard: look),
          items: [NavigationItem(title: "A")])
        return try Scenes.layOut(Scenes.phone(offset: 99, direction: direction, bar: bar))
          .frame(.title)
      }
      let (before, after) = (try title(NavigationBarAppearance()), try title(moved))
      #expect(abs(after.x - before.x - 30) < 0.01)
      #expect(abs(after.y - before.y + 6) < 0.01)
    }
  }

  @Test func `leave the older properties out of force`() throws {
    let bar = NavigationBar(
      barTintColor: green, appearances: NavigationBarAppearances(standard: look(red)),
      items: [NavigationItem(title: "A")])
    let scene = Scenes.phone(offset: 99, bar: bar)
    #expect(try Scenes.layOut(scene).element(.background)?.color?.hex == "#ff0000ff")
    #expect(scene.settingFindings.map(\.rule) == [.appearanceOverridesSetting])
  }
}

@Suite struct OlderLooksBarTests {
  @Test func `lower the title by the bar's metrics`() throws {
    func y(_ table: [BarMetrics: Double], isCompact: Bool) throws -> Double {
      let bar = NavigationBar(
        titleVerticalPositionAdjustment: table, items: [NavigationItem(title: "A")])
      var scene = Scenes.phone(system: 12, bar: bar)
      if isCompact { scene.orientation = .landscape }
      return try Scenes.layOut(scene).frame(.title).y
    }
    for isCompact in [false, true] {
      let rest = try y([:], isCompact: isCompact)
      #expect(try y([.default: 5], isCompact: isCompact) == rest + 5)
      let compact = try y([.default: 5, .compact: 2], isCompact: isCompact)
      #expect(compact == rest + (isCompact ? 2 : 5))
    }
  }

  @Test func `the older looks of a bar need a background picture to lose the hairline`() throws {
    let empty = ImageSource.placeholder(.zero)
    let picture = ImageSource.color(.system(.red), BarSize(width: 1, height: 1))
    var bar = NavigationBar(shadowImage: empty, items: [NavigationItem(title: "A")])
    func shadow() throws -> UInt8 {
      try Scenes.layOut(Scenes.phone(system: 12, bar: bar)).element(.shadow)?.color?.alpha ?? 0
    }
    #expect(try shadow() > 0)
    #expect(
      Scenes.phone(system: 12, bar: bar).settingFindings.map(\.rule)
        == [.shadowImageNeedsBackgroundImage])
    bar.backgroundImage = BarBackgroundImages([.any: [.default: picture]])
    #expect(try shadow() == 0)
    #expect(Scenes.phone(system: 12, bar: bar).settingFindings.isEmpty)
  }

  @Test(arguments: [7, 12, 17])
  func `the older looks of a bar draw nothing at all with empty pictures`(system: Int) throws {
    let empty = ImageSource.placeholder(.zero)
    let bar = NavigationBar(
      backgroundImage: BarBackgroundImages([.any: [.default: empty]]), shadowImage: empty,
      items: [NavigationItem(title: "A")])
    let laidOut = try Scenes.layOut(Scenes.phone(system: system, offset: 99, bar: bar))
    #expect(laidOut.element(.backgroundImage) == nil)
    for id in [ElementID.background, .shadow] {
      let element = laidOut.element(id)
      #expect((element?.color?.alpha ?? 0) == 0 || element?.alpha == 0, "\(id)")
    }
  }

  @Test func `the older looks of a bar have the hairline on the side of the content`() throws {
    func shadow(_ position: BarPosition?) throws -> (line: BarRect, safeTop: Double) {
      var bar = NavigationBar(
        frame: BarRect(x: 0, y: 100, width: 375, height: 44), items: [NavigationItem(title: "A")])
      if let position { bar.position = position }
      let scene = try LaidOutScene(
        layingOut: Scenes.phone(system: 12, bar: bar), measuring: SquareLetters())
      return (scene.bars[0].frame(.shadow), scene.safeArea.y)
    }
    let (above, bottomTop) = try shadow(.bottom)
    #expect(above.maxY == 0 && above.y < 0 && bottomTop == 0)
    let (below, top) = try shadow(.top)
    #expect(below.y == 44 && top == 44)
    // A bar without a delegate is at the top and not under the status bar.
    #expect(try shadow(nil).line == below)
  }

  @Test(arguments: [8, 12, 14, 17, 26])
  func `the older looks of a bar have a white status bar when they are black`(
    system: Int
  ) throws {
    let bar = NavigationBar(barStyle: .black, items: [NavigationItem(title: "A")])
    let clock = try Scenes.layOut(Scenes.phone(system: system, bar: bar)).element(.clock)
    #expect(clock?.color == .white)
  }

  @Test func `run a top-attached picture under the status bar, another one only if it is tall`()
    throws
  {
    func top(_ position: BarPosition, height: Int) throws -> Double {
      let variant = ImageReference.Variant(
        file: [], scale: 1, widthPixels: 1, heightPixels: height, isOpaque: true)
      let image = ImageSource.bitmap(ImageReference(variants: [variant]))
      let bar = NavigationBar(
        backgroundImage: BarBackgroundImages([position: [.default: image]]),
        items: [NavigationItem(title: "A")])
      return try Scenes.layOut(Scenes.phone(system: 12, bar: bar)).frame(.backgroundImage).y
    }
    #expect(try top(.topAttached, height: 44) == 0)
    #expect(try top(.any, height: 44) == 47)
    #expect(try top(.any, height: 91) == 0)
  }

  @Test func `the older looks of a bar take a back indicator only together with its mask`() throws {
    let plus = ImageSource.placeholder(BarSize(width: 30, height: 10))
    func width(_ pair: BackIndicatorImages?) throws -> Double {
      let bar = NavigationBar(
        backIndicator: pair, items: [NavigationItem(title: "A"), NavigationItem(title: "B")])
      return try Scenes.layOut(Scenes.phone(system: 12, bar: bar))
        .frame(.backButton(.indicator)).width
    }
    #expect(try width(BackIndicatorImages(image: plus)) == width(nil))
    #expect(try width(BackIndicatorImages(image: plus, transitionMask: plus)) == 30)
  }
}
