import AppReading
import SampleApps
import Testing

/// What the types make that several targets have under one name.
@Suite struct TwinScreensTests {
  private static let project = ["App.xcodeproj/project.pbxproj": "{ objects = { }; }"]

  private func app(_ more: [String: String]) throws -> AppReader {
    try SampleApp(more.merging(Self.project) { first, _ in first }).read()
  }

  private static let phone = """
    import SwiftUI
    @main struct NotesApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View {
      @State var isShown = false
      var body: some View { Text("").sheet(isPresented: $isShown) { FiltersView() } }
    }
    struct FiltersView: View {
      var body: some View { NavigationStack { List {}.navigationTitle("Filters") } }
    }
    """

  @Test func `what the second of two views of one name makes is a screen`() throws {
    let read = try app([
      "Phone/A.swift": Self.phone,
      "Help/A.swift": """
      import SwiftUI
      @main struct HelpApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View { var body: some View { Text("Help") } }
      """,
    ])
    let filters = read.screens.filter { $0.name == "FiltersView" }
    #expect(filters.map { $0.title?.value } == [.verbatim("Filters")])
    #expect(filters.allSatisfy { !$0.isSurelyMadeNowhere })
  }

  @Test func `the screen before another one is that of its own target`() throws {
    func part(_ title: String, _ next: String) -> String {
      """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { title = "\(title)" }
        @objc func open() { navigationController?.pushViewController(\(next)(), animated: true) }
      }
      class \(next): UIViewController {
        override func viewDidLoad() { title = "Next" }
      }
      """
    }
    let screens = try app([
      "Fruit/A.swift": part("Fruit", "AppleController"),
      "Trees/A.swift": part("Trees", "BirchController"),
    ]).screens
    for (name, title) in [("AppleController", "Fruit"), ("BirchController", "Trees")] {
      let screen = try #require(screens.first { $0.name == name })
      let before = screens.filter { $0.key == screen.parent }
      #expect(before.map { $0.title?.value } == [.verbatim(title)])
      #expect(before.map(\.name) == ["ListController"])
    }
  }

  @Test func `what only a view makes that nothing makes is none`() throws {
    let read = try app([
      "Phone/A.swift": Self.phone,
      "Help/A.swift": """
      import SwiftUI
      struct OldView: View { var body: some View { LastView() } }
      struct LastView: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Last") } }
      }
      """,
    ])
    #expect(read.screens.filter(\.isSurelyMadeNowhere).map(\.name) == ["LastView"])
  }
}
