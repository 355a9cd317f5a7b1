import Testing

@testable import BarLayout

/// What a button looks like by system, release and framework.
@Suite struct ItemLookTests {
  private func bar(
    _ system: SystemVersion, _ item: BarButtonItem, framework: Framework? = nil,
    style: TraitCollection.UserInterfaceStyle = .light
  ) throws -> LaidOutBar {
    let model = try #require(DeviceCatalog.model("iphone-16-pro"))
    var scene = BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      navigationBar: NavigationBar(
        items: [
          NavigationItem(title: "Root"),
          NavigationItem(title: "Detail", rightBarButtonItems: [item]),
        ]))
    scene.framework = framework
    scene.traits.userInterfaceStyle = style
    return try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
  }

  private let close = BarButtonItem(.systemItem(.close))
  private let word = BarButtonItem(.title("Select"))

  @Test func `close is a cross on a grey disc up to iOS 18`() throws {
    for major in [13, 17, 18] {
      let bar = try bar(SystemVersion(.iOS, major), close)
      let disc = try #require(bar.element(.rightBarButtonItem(0, .disc)))
      let cross = try #require(bar.element(.rightBarButtonItem(0, .image)))
      #expect(disc.frame.width == 30 && disc.frame.height == 30)
      #expect(abs(disc.frame.midX - cross.frame.midX) < 0.5)
      #expect(abs(disc.frame.midY - cross.frame.midY) < 0.5)
      #expect(cross.frame.width < 20)
      #expect(disc.color == BarColor(rgba: 0x7676_801f))
      #expect(cross.color == BarColor(rgba: 0x3c3c_4399))
    }
  }

  @Test func `close stands on glass from iOS 26 on`() throws {
    let bar = try bar(SystemVersion(.iOS, 26), close)
    #expect(bar.element(.rightBarButtonItem(0, .disc)) == nil)
    #expect(bar.element(.rightBarButtonItem(0, .glass)) != nil)
  }

  @Test func `stop is a bare cross in the tint`() throws {
    let bar = try bar(SystemVersion(.iOS, 17), BarButtonItem(.systemItem(.stop)))
    #expect(bar.element(.rightBarButtonItem(0, .disc)) == nil)
    #expect(bar.element(.rightBarButtonItem(0, .image))?.color == BarColor(rgba: 0x007a_ffff))
  }

  @Test func `words of UIKit are medium on glass, those of SwiftUI regular`() throws {
    func weight(_ major: Int, _ framework: Framework?) throws -> FontWeight? {
      let bar = try bar(SystemVersion(.iOS, major), word, framework: framework)
      return bar.element(.rightBarButtonItem(0, .label))?.text?.style.weight
    }
    #expect(try weight(26, nil) == .medium)
    #expect(try weight(26, .uiKit) == .medium)
    #expect(try weight(26, .swiftUI) == .regular)
    #expect(try weight(27, .swiftUI) == .regular)
    #expect(try weight(18, .swiftUI) == .regular)
    #expect(try weight(18, .uiKit) == .regular)
  }

  @Test func `symbols are as heavy as the words beside them`() throws {
    func weight(_ major: Int, _ framework: Framework) throws -> FontWeight? {
      let gear = BarButtonItem(.image(.symbol("gearshape")))
      let bar = try bar(SystemVersion(.iOS, major), gear, framework: framework)
      guard let element = bar.element(.rightBarButtonItem(0, .image)),
        case .symbol(let symbol, _) = element.content
      else { return nil }
      return symbol.weight
    }
    for major in [26, 27] {
      #expect(try weight(major, .uiKit) == .medium)
      #expect(try weight(major, .swiftUI) == .regular)
    }
    #expect(try weight(18, .uiKit) == .regular)
    #expect(try weight(18, .swiftUI) == .regular)
  }

  @Test func `screens of SwiftUI's navigation have SwiftUI's words`() throws {
    let system = SystemVersion(.iOS, 26)
    let model = try #require(DeviceCatalog.model("iphone-16-pro"))
    var scene = BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      navigationBar: NavigationBar(items: []))
    scene.navigation = .stack(BarNavigationStack(root: NavigationScreen(.verbatim("Root"))))
    #expect(try scene.barScenes().map(\.framework) == [.swiftUI])
    scene.framework = .uiKit
    #expect(try scene.barScenes().map(\.framework) == [.uiKit])
  }

  @Test func `the first release of iOS 26 has narrower capsules and a smaller chevron`() throws {
    let first = try #require(SystemVersion(identifier: "ios-26.0"))
    #expect(first.identifier == "ios-26.0")
    #expect(SystemVersion(.iOS, 26).identifier == "ios-26")
    #expect(SystemVersion.iOS(26).identifier == "ios-26")
    #expect(SystemVersion.iPadOS(15).identifier == "ipados-15")
    #expect(SystemVersion.iOS(26, 0) == first)
    let early = try bar(first, word)
    let late = try bar(SystemVersion(.iOS, 26), word)
    let (narrow, wide) = try (
      #require(early.element(.rightBarButtonItem(0, .glass))),
      #require(late.element(.rightBarButtonItem(0, .glass)))
    )
    #expect(abs(wide.frame.width - narrow.frame.width - 8) < 0.01)
    let ink = try #require(early.element(.backButton(.indicator))?.ink)
    #expect(abs(ink.width - 31.0 / 3) < 0.01 && abs(ink.height - 18) < 0.01)
  }

  @Test func `the first release of iOS 15 has its back label further from the edge`() throws {
    let first = try #require(SystemVersion(identifier: "ios-15.0"))
    #expect(first.identifier == "ios-15.0")
    #expect(SystemVersion(.iOS, 15).identifier == "ios-15")
    let early = try bar(first, word)
    let late = try bar(SystemVersion(.iOS, 15), word)
    let label = ElementID.backButton(.label)
    #expect(abs(early.frame(label).x - late.frame(label).x - 5.0 / 3) < 0.01)
    let chevron = ElementID.backButton(.indicator)
    let (ink, later) = try (
      #require(early.element(chevron)?.ink), #require(late.element(chevron)?.ink)
    )
    #expect(abs(ink.x - later.x - 1.0 / 3) < 0.01 && ink.width == later.width)
  }
}
