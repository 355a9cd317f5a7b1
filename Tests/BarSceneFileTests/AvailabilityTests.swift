internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct AvailabilityTests {
  private func warnings(_ text: String, on system: String) throws -> [String] {
    let whole = text + "\nsystem: \(system)\n"
    return try SceneFile(SceneSource(name: "s.yaml", bytes: Array(whole.utf8))).warnings
      .map(\.description)
  }

  private static let item = """
    navigationStack:
      root:
        navigationTitle: Home
        navigationDestinations:
          - item: { Place: Rome }
            screen: { navigationTitle: "{value}" }
    """

  @Test(arguments: [
    ("ios-16", true), ("ios-17", false), ("macos-13", true), ("macos-14", false),
    ("tvos-16", true), ("tvos-17", false), ("watchos-9", true), ("watchos-10", false),
    ("visionos-1", false), ("ipados-16", true), ("ipados-17", false),
  ])
  func `every symbol has its first versions on each platform`(
    system: String, isEarly: Bool
  ) throws {
    let found = try warnings(Self.item, on: system).filter { $0.contains("available since") }
    #expect(found.isEmpty == !isEarly, "\(found)")
    if isEarly {
      #expect(found.first?.hasPrefix("s.yaml:5:9: warning: \"item\" is available since") == true)
      #expect(found.first?.contains("iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1") == true)
    }
  }

  @Test func `stacks and split views came with iOS 16, and navigation views before them`() throws {
    let stack = "navigationStack: { root: { navigationTitle: A } }"
    #expect(try warnings(stack, on: "ios-15").contains { $0.contains("iOS 16 (found ios-15") })
    #expect(try warnings(stack, on: "ios-16") == [])
    let columns = "navigationSplitView: { sidebar: {}, detail: {} }"
    #expect(try warnings(columns, on: "watchos-8").contains { $0.contains("watchOS 9") })
    let view = "navigationView: { views: [{}] }"
    #expect(try warnings(view, on: "ios-12").contains { $0.contains("iOS 13 (found ios-12") })
  }

  @Test func `a navigation view is deprecated, with the version it is so since`() throws {
    let view = "navigationView: { views: [{ navigationTitle: A }] }"
    #expect(try warnings(view, on: "ios-15") == [])
    #expect(
      try warnings(view, on: "ios-17") == [
        "s.yaml:1:1: warning: \"navigationView\" is deprecated since iOS 16 (NavigationView; use "
          + "NavigationStack or NavigationSplitView; `navbar migrate` rewrites it)"
      ])
    #expect(try warnings(view, on: "macos-13").contains { $0.contains("since macOS 13") })
  }

  @Test func `two screens presented at once, and two for one type, are warnings`() throws {
    let two = """
      navigationStack:
        root:
          navigationDestinations:
            - { isPresented: true, screen: { navigationTitle: A } }
            - { isPresented: true, screen: { navigationTitle: B } }
      """
    #expect(
      try warnings(two, on: "ios-17") == [
        "s.yaml:5:9: warning: two destinations of one screen are presented at once, and the first "
          + "counts (navigationDestinations[0])"
      ])
    let twice = """
      navigationStack:
        root:
          navigationDestinations:
            - { for: A, screen: { navigationTitle: A } }
            - { for: A, screen: { navigationTitle: B } }
      """
    #expect(try warnings(twice, on: "ios-17").count == 1)
  }

  @Test func `a refusal nobody is asked about is a warning at its place`() throws {
    func scene(_ bar: String, _ action: String) -> String {
      "\(bar)\nactions:\n  - \(action)\n    refused: true"
    }
    let free = "navigationBar: { frame: [0, 0, 320, 44], items: [{ title: A }, { title: B }] }"
    #expect(try warnings(scene(free, "pop: true"), on: "ios-17") == [])
    let owned = "navigationBar: { items: [{ title: A }, { title: B }] }"
    let found = try warnings(scene(owned, "pop: true"), on: "ios-17")
    #expect(
      found.count == 1 && found[0].hasPrefix("s.yaml:4:14: warning: the delegate of this bar"))
    let stack = "navigationStack: { root: { navigationTitle: A } }"
    #expect(
      try warnings(scene(stack, "append: 1"), on: "ios-17").contains { $0.contains("no effect") })
  }
}
