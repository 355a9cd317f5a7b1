@testable import BarLayout
import Testing

@Suite struct ToolbarPlacementTests {
  private static func scene(
    _ idiom: Device.Idiom, _ system: SystemVersion, _ toolbar: [BarToolbarItem],
    isPushed: Bool = false, role: NavigationScreen.ToolbarRole = .automatic, id: String? = nil
  ) -> BarScene {
    var screen = NavigationScreen(.verbatim("Title"))
    screen.toolbar = toolbar
    screen.toolbarRole = role
    screen.toolbarID = id
    var root = NavigationScreen(.verbatim("Root"))
    root.destinations = [NavigationDestination(.isPresented(true), screen: screen)]
    var scene = BarScene(
      device: Device(
        id: "custom", idiom: idiom, size: BarSize(width: 1000, height: 700), scale: 2,
        safeArea: .zero, statusBarHeight: nil),
      system: system, navigationBar: NavigationBar(items: []))
    scene.navigation = .stack(BarNavigationStack(root: isPushed ? root : screen))
    return scene
  }

  private static func item(_ scene: BarScene) throws -> NavigationItem {
    try #require(try scene.barScenes().last?.navigationBar.topItem)
  }

  private static func words(_ items: [BarButtonItem]) -> [String] {
    items.map { if case .title(let text) = $0.content { text } else { "?" } }
  }

  private static let systems: [(Device.Idiom, SystemVersion)] = [
    (.phone, SystemVersion(.iOS, 18)), (.pad, SystemVersion(.iPadOS, 18)),
    (.mac, SystemVersion(.macOS, 15)), (.watch, SystemVersion(.watchOS, 11)),
    (.tv, SystemVersion(.tvOS, 18)), (.vision, SystemVersion(.visionOS, 2)),
  ]

  @Test func `a placement has at most one row on each platform, and each row its evidence`() {
    for placement in BarToolbarItem.Placement.allCases {
      for (idiom, _) in Self.systems {
        let rows = ToolbarPlacementTable.rows.filter {
          $0.placement == placement && $0.idioms.contains(idiom)
        }
        #expect(rows.count <= 1, "\(placement) \(idiom)")
        #expect(rows.allSatisfy { !$0.source.text.isEmpty })
      }
    }
  }

  @Test(arguments: BarToolbarItem.Placement.allCases)
  func `nothing is lost: an item is in the bar, or the answer says where it is`(
    placement: BarToolbarItem.Placement
  ) throws {
    for (idiom, system) in Self.systems {
      for isPushed in [false, true] {
        let scene = Self.scene(
          idiom, system, [BarToolbarItem(placement, BarButtonItem(.title("It")))],
          isPushed: isPushed)
        let item = try Self.item(scene)
        let inside =
          item.leftBarButtonItems + item.rightBarButtonItems
          + item.centerItemGroups.flatMap(\.items) + (item.pinnedTrailingGroup?.items ?? [])
        let count =
          Self.words(inside).count { $0 == "It" } + (item.titleView == .label("It") ? 1 : 0)
          + item.toolbarElsewhere.count { $0.name == "It" && $0.placement == placement }
        #expect(count == 1, "\(placement) \(idiom)")
        let isMissing = item.toolbarElsewhere.contains { $0.place == .unavailable }
        #expect(scene.navigationDiagnoses.isEmpty == !isMissing, "\(placement) \(idiom)")
      }
    }
  }

  @Test func `a sheet's buttons stand where each platform has them`() throws {
    let toolbar = [
      BarToolbarItem(.cancellationAction, BarButtonItem(.title("Cancel"))),
      BarToolbarItem(.confirmationAction, BarButtonItem(.title("Add"))),
      BarToolbarItem(.destructiveAction, BarButtonItem(.title("Delete"))),
      BarToolbarItem(.primaryAction, BarButtonItem(.title("New"))),
    ]
    let sides = try Self.systems.map { idiom, system in
      let item = try Self.item(Self.scene(idiom, system, toolbar))
      return [item.leftBarButtonItems, item.rightBarButtonItems.reversed()].map(Self.words)
    }
    let touch = [["Cancel"], ["Delete", "New", "Add"]]
    #expect(sides[0] == touch && sides[1] == touch && sides[4] == touch && sides[5] == touch)
    #expect(sides[2] == [["Delete"], ["New", "Cancel", "Add"]])
    #expect(sides[3] == [["Cancel"], ["Delete", "Add"]])
  }

  @Test func `an editor's bar has secondary actions on its middle, others in a menu`() throws {
    let toolbar = [
      BarToolbarItem(.secondaryAction, BarButtonItem(.title("Markup"))),
      BarToolbarItem(.automatic, BarButtonItem(.title("Lasso"))),
    ]
    let pad = SystemVersion(.iPadOS, 18)
    let editor = try Self.item(Self.scene(.pad, pad, toolbar, role: .editor))
    #expect(editor.centerItemGroups.map { Self.words($0.items) } == [["Markup"]])
    let custom = try Self.item(Self.scene(.pad, pad, toolbar, role: .editor, id: "tools"))
    #expect(custom.centerItemGroups.map { Self.words($0.items) } == [["Markup", "Lasso"]])
    let plain = try Self.item(Self.scene(.pad, pad, toolbar))
    #expect(plain.centerItemGroups.isEmpty)
    #expect(plain.toolbarElsewhere.map(\.place) == [.menu])
    #expect(plain.rightBarButtonItems.map(\.accessibilityLabel) == ["More", nil])
  }

  @Test func `a navigation item makes room for the back button where the width is compact`() throws
  {
    let toolbar = [BarToolbarItem(.navigation, BarButtonItem(.title("Up")))]
    for (idiom, system) in Self.systems where idiom != .watch {
      let pushed = try Self.item(Self.scene(idiom, system, toolbar, isPushed: true))
      #expect(pushed.leftBarButtonItems.isEmpty == (idiom == .phone), "\(idiom)")
      let root = try Self.item(Self.scene(idiom, system, toolbar))
      #expect(Self.words(root.leftBarButtonItems) == ["Up"])
    }
  }

  @Test func `a principal item shows its word or its picture, never the name of its kind`() throws {
    func view(_ item: BarButtonItem.SystemItem) throws -> CustomView? {
      var scene = Self.scene(
        .phone, SystemVersion(.iOS, 18),
        [BarToolbarItem(.principal, BarButtonItem(.systemItem(item)))])
      scene.locale = "de_DE"
      return try Self.item(scene).titleView
    }
    #expect(try view(.done) == .button("Fertig"))
    #expect(try view(.add) == .image(.symbol("plus")))
  }

  @Test func `a television shows the principal item for its title, a Mac beside it`() throws {
    let toolbar = [BarToolbarItem(.principal, BarButtonItem(.title("Address")))]
    func bar(_ idiom: Device.Idiom, _ system: SystemVersion) throws -> LaidOutBar {
      try LaidOutScene(
        layingOut: Self.scene(idiom, system, toolbar), measuring: SquareLetters()
      ).bars[0]
    }
    let television = try bar(.tv, SystemVersion(.tvOS, 18))
    #expect(television.element(.title) == nil)
    let middle = ElementID.centerItem(group: 0, 0, .whole)
    #expect(television.element(middle)?.frame.midX == 500)
    let mac = try bar(.mac, SystemVersion(.macOS, 15))
    let title = try #require(mac.element(.title)), item = try #require(mac.element(middle))
    #expect(item.frame.midX == 500 && title.frame.maxX <= item.frame.minX)
  }
}
