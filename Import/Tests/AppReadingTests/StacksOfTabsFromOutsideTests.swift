import AppReading
import SampleApps
import Testing

/// What hangs on a stack from outside, where that is written among the tabs.
@Suite struct StacksOfTabsFromOutsideTests {
  private static func app(_ tab: String, around: String = "%") throws -> SampleApp {
    let tabs = """
      TabView {
        \(tab).tabItem { Text("1") }
        NavigationStack { Other() }.tabItem { Text("2") }
      }
      """
    return try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Tabs() } } }
      struct Tabs: View {
        @State var words = ""
        var body: some View { \(around.replacing("%", with: tabs)) }
      }
      struct First: View { var body: some View { Text("a").toolbar { Button("Go") {} } } }
      struct Other: View { var body: some View { Text("b").navigationTitle("Other") } }
      """
    ])
  }

  @Test(arguments: [
    #"NavigationView { First() }.navigationTitle("Outside")"#,
    #"NavigationStack { First() }.navigationTitle("Outside").navigationBarHidden(true)"#,
  ])
  func `no bar shows it`(tab: String) throws {
    let screens = try Self.app(tab).read().screens
    #expect(screens.map(\.name) == ["First", "Other"])
    #expect(screens.first?.title == nil)
    #expect(screens.first?.isBarHidden == nil)
    #expect(screens.first?.items.map(\.summary) == [#"automatic "Go""#])
    #expect(screens.first?.isPushed == false)
  }

  @Test func `a field that hangs on it stands in its bar`() throws {
    let tab = #"NavigationStack { First() }.navigationTitle("Outside").searchable(text: $words)"#
    let first = try Self.app(tab).screen("First")
    #expect(first?.search != nil)
    #expect(first?.title == nil)
  }

  @Test func `where a stack is around the tabs its bar shows it`() throws {
    let tab = #"NavigationView { First() }.navigationTitle("Outside")"#
    let screens = try Self.app(tab, around: "NavigationStack { % }").read().screens
    #expect(screens.contains { $0.title?.value == .verbatim("Outside") })
  }
}
