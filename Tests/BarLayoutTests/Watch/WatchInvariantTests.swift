import Testing

@testable import BarLayout

/// What holds for every size, version, title and clock.
struct WatchInvariantTests {
  static let titles = [
    "", "OK", "Settings", "Åland", "Ängelholm", "Żółw", "ÉTÉ", "Kitchen Inventory of the House",
    "경기 요약", "設定", "ตั้งค่า", "الإعدادات", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  ]
  static let clocks = [
    "9:41", "10:09", "21.58", "10:09 AM", "٩:٤١", "11:11", "20:08:59.000 and a half past ten",
  ]

  /// Bars with nothing, one and two buttons, inline and large.
  static func bars(_ title: String) -> [NavigationBar] {
    let add = BarButtonItem(.systemItem(.add))
    let word = BarButtonItem(.title("Duplicate"))
    let item = NavigationItem(title: title)
    func with(_ left: [BarButtonItem], _ right: [BarButtonItem]) -> NavigationItem {
      NavigationItem(title: title, leftBarButtonItems: left, rightBarButtonItems: right)
    }
    var always = with([], [add])
    always.largeTitleDisplayMode = .always
    return [
      NavigationBar(items: [item]), NavigationBar(prefersLargeTitles: true, items: [item]),
      WatchScenes.pushed(item), WatchScenes.pushed(with([], [add])),
      WatchScenes.pushed(always, prefersLargeTitles: true),
      NavigationBar(items: [with([add], [add])]), NavigationBar(items: [with([word], [word])]),
    ]
  }

  @Test(arguments: WatchCase.allCases)
  func `no letter is cut by the display's corners, leaves the margins or meets the clock`(
    watch: WatchCase
  ) throws {
    for system in WatchScenes.systems {
      for title in Self.titles {
        for (index, bar) in Self.bars(title).enumerated() {
          let clock = Self.clocks[(index + system + title.count) % Self.clocks.count]
          for direction in BarLayoutDirection.allCases {
            let scene = WatchScenes.scene(
              watch, system: system, clock: clock, offset: index == 1 ? 10 : 0,
              marquee: index == 2 ? 0.5 : 0,
              presentation: (index + system) % 3 == 0 ? .sheet : .fullScreen,
              traits: TraitCollection(layoutDirection: direction), bar: bar)
            try check(scene, label: "\(watch) watchOS \(system) \(title) \(clock) \(index)")
          }
        }
      }
    }
  }

  private func check(_ scene: BarScene, label: String) throws {
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    let texts = laidOut.bars[0].elements.filter { $0.alpha > 0 && $0.text?.text.isEmpty == false }
    let pixel = 1 / laidOut.scale
    let corner = DisplayCorner(laidOut)
    // A letter may lean out of its own advance by a hair, as an italic-like Å or a J does.
    let sides = laidOut.margins
    for element in texts {
      let frame = element.frame
      #expect(
        frame.minX >= sides.left - pixel
          && frame.maxX <= laidOut.screen.width - sides.right + pixel,
        "\(label): \(element.id) \(frame) outside its margins")
      for ink in inkBoxes(of: element) where element.fade == nil {
        for x in [ink.minX, ink.maxX] {
          let isInside = corner.shows(BarPoint(x: x, y: ink.minY), slack: 2 * pixel)
          #expect(isInside, "\(label): \(element.id) \(ink) is cut by a corner")
        }
      }
    }
    guard let clock = texts.first(where: { $0.id == .clock })?.ink else { return }
    for element in texts where element.id != .clock {
      let meets = element.ink.flatMap { $0.intersection(clock) } != nil
      #expect(!meets, "\(label): \(element.id) over the clock")
    }
  }

  /// Bounds of each letter of a text that reads from left to right; of any other, of the whole.
  private func inkBoxes(of element: LaidOutElement) -> [BarRect] {
    guard let line = element.text, line.direction == .leftToRight,
      line.text.unicodeScalars.allSatisfy({ $0.value < 0x590 || $0.value > 0x8FF })
    else { return element.ink.map { [$0] } ?? [] }
    var pen = line.x
    return zip(line.text, line.glyphs).compactMap { character, glyph in
      defer { pen += glyph.advance }
      let measure = AdvanceTable.sanFrancisco.measure(
        String(character), style: line.style, limit: .infinity)
      return measure.ink?.offset(dx: pen, dy: line.baseline)
    }
  }

  @Test func `every screen has a clock, and none that a scene could take away`() throws {
    for watch in WatchCase.allCases {
      for system in WatchScenes.systems {
        let bar = NavigationBar(isHidden: true, items: [NavigationItem(title: "Hidden")])
        let laidOut = try WatchScenes.layOut(WatchScenes.scene(watch, system: system, bar: bar))
        #expect(laidOut.alpha(.clock) == 1)
        #expect(laidOut.element(.title) == nil)
      }
    }
    let empty = WatchScenes.scene(
      .mm45, system: 9, clock: "  ", bar: NavigationBar(items: [NavigationItem(title: "A")]))
    #expect(throws: SceneError.self) { try WatchScenes.layOut(empty) }
  }
}

/// A display's upper left corner, to hold points against.
private struct DisplayCorner {
  private let width: Double
  /// How far the corner reaches, and its outline.
  private let reach: Double
  private let outline: [BarPoint]

  init(_ scene: LaidOutScene) {
    width = scene.screen.width
    let screen = BarRect(x: 0, y: 0, width: width, height: scene.screen.height)
    let path = BarPath(roundedRect: screen, radius: scene.cornerRadius, curve: .continuous)
    let reach = scene.cornerRadius * CornerCurve.continuous.reach
    self.reach = reach
    outline = ContinuousCornerTests.points(of: path).filter { $0.x <= reach && $0.y <= reach }
  }

  /// Whether the display shows a point; `slack` is how far outside still counts, in points.
  func shows(_ point: BarPoint, slack: Double) -> Bool {
    let x = min(point.x, width - point.x)
    guard x < reach, point.y < reach else { return x >= -slack }
    // Where the outline crosses the point's height, or as far away as the slack allows.
    let isInside = outline.contains { $0.x <= x && $0.y <= point.y }
    return isInside
      || outline.contains { edge in
        let (dx, dy) = (edge.x - x, edge.y - point.y)
        return dx * dx + dy * dy <= slack * slack
      }
  }
}
