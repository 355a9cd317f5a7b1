import AppReading
import SampleApps
import Testing

/// Tabs that stand inside of a stack share its bar; none of them is pushed.
@Suite struct TabsInsideOfStacksTests {
  private static let parts = """
    struct First: View {
      var body: some View { List {}.toolbar { Button("Edit") { edit() } } }
    }
    struct Second: View {
      var body: some View {
        List {}
          .navigationTitle("Second")
          .toolbar { Button("Add") { add() } }
      }
    }
    struct Third: View { var body: some View { List { Row() } } }
    struct Row: View { var body: some View { NavigationLink("More") { More() } } }
    struct More: View { var body: some View { List {}.navigationTitle("More") } }
    """

  private func screens(_ body: String, _ more: String = parts) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Start: App { var body: some Scene { WindowGroup { Tabs() } } }
      struct Tabs: View {
        @State private var tab = 0
        @State private var isOpen = false
        var body: some View { \(body) }
      }
      \(more)
      """
    ]).read().screens
  }

  private static let tabs = """
    TabView(selection: $tab) {
      Tab("A", systemImage: "a.circle", value: 0) { First() }
      Tab("B", systemImage: "b.circle", value: 1) { Second() }
      Tab("C", systemImage: "c.circle", value: 2) { Third() }
    }
    .navigationTitle("All")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Gear") { open() } }
    """

  private static let older = """
    TabView(selection: $tab) {
      First().tabItem { Label("A", systemImage: "a.circle") }.tag(0)
      Second().tabItem { Label("B", systemImage: "b.circle") }.tag(1)
      Third().tabItem { Label("C", systemImage: "c.circle") }.tag(2)
    }
    .navigationTitle("All")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Gear") { open() } }
    """

  private func items(_ screen: Screen?) -> [String]? { screen?.items.map(\.summary) }

  @Test(arguments: [tabs, older])
  func `the bar has what hangs on the tabs and what the first one has`(tabs: String) throws {
    let all = try screens("NavigationStack { \(tabs) }")
    let whole = all.filter { $0.name == "Tabs" }
    #expect(whole.map(\.variant) == [nil, "tab == 2"])
    #expect(whole.first?.title?.value == .verbatim("All"))
    #expect(items(whole.first) == ["automatic \"Gear\"", "automatic \"Edit\""])
    #expect(items(whole.last) == ["automatic \"Gear\""])
    #expect(!all.contains { $0.name == "First" || $0.name == "Third" })
  }

  @Test(arguments: [tabs, older])
  func `a tab with a title has that one in the bar`(tabs: String) throws {
    let all = try screens("NavigationStack { \(tabs) }").filter { $0.name == "Second" }
    #expect(all.map { $0.title?.value } == [.verbatim("Second")])
    #expect(items(all.first) == ["automatic \"Add\"", "automatic \"Gear\""])
    #expect(all.first?.titleMode?.value == .inline)
    #expect(all.first?.parent == nil)
    #expect(all.first?.isPushed == false)
  }

  @Test(arguments: [tabs, older])
  func `what a tab without a title pushes comes after the tabs`(tabs: String) throws {
    let more = try screens("NavigationStack { \(tabs) }").first { $0.name == "More" }
    #expect(more?.parent == "Tabs")
  }

  @Test func `tabs that a sheet shows in a stack are in that sheet`() throws {
    let all = try screens(
      "List {}.sheet(isPresented: $isOpen) { NavigationStack { Sheet() } }.onTapGesture { isOpen = true }",
      """
      struct Sheet: View {
        @State private var tab = 0
        var body: some View { \(Self.tabs) }
      }
      \(Self.parts)
      """)
    let second = all.first { $0.name == "Second" }
    #expect(second?.presentation == .sheet)
    #expect(second?.parent != "Sheet")
    #expect(items(second) == ["automatic \"Add\"", "automatic \"Gear\""])
    #expect(all.first { $0.name == "More" }?.parent == "Sheet")
  }

  @Test func `tabs that are pushed come after what pushes them`() throws {
    let all = try screens(
      "NavigationStack { List { NavigationLink(\"Go\") { Pushed() } }.navigationTitle(\"Start\") }",
      """
      struct Pushed: View {
        @State private var tab = 0
        var body: some View { \(Self.tabs) }
      }
      \(Self.parts)
      """)
    #expect(all.first { $0.name == "Second" }?.parent == "Tabs")
    #expect(all.first { $0.name == "Pushed" }?.parent == "Tabs")
  }

  @Test func `tabs with stacks of their own have bars of their own`() throws {
    let all = try screens(
      """
      TabView(selection: $tab) {
        Tab("A", systemImage: "a.circle", value: 0) { NavigationStack { First() } }
        Tab("B", systemImage: "b.circle", value: 1) { NavigationStack { Second() } }
      }
      """)
    #expect(items(all.first { $0.name == "Second" }) == ["automatic \"Add\""])
    #expect(!all.contains { $0.name == "Tabs" })
  }

  @Test func `the bar's title for a tab is there with that tab's buttons`() throws {
    let all = try screens(
      """
      NavigationStack {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a.circle", value: 0) { Third() }
          Tab("B", systemImage: "b.circle", value: 1) { Third() }
          Tab("C", systemImage: "c.circle", value: 2) { Third() }
        }
        .navigationTitle(title)
        .toolbar {
          if tab == 0 { Button("Power") { stop() } }
          if tab == 2 { Button("Log") { log() } }
        }
      }
      """,
      """
      extension Tabs {
        var title: String {
          switch tab {
          case 1: "Guard"
          case 2: "Console"
          default: "General"
          }
        }
      }
      \(Self.parts)
      """)
    let whole = all.filter { $0.name == "Tabs" }
    let titles = whole.map { "\($0.title?.value.summary ?? "-") \($0.items.map(\.summary))" }
    #expect(
      titles == [
        #""General" ["automatic \"Power\""]"#, #""Guard" []"#,
        #""Console" ["automatic \"Log\""]"#,
      ])
  }

  @Test func `a title that only some tabs have gives way to what stands in for it`() throws {
    let all = try screens(
      """
      NavigationStack {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a.circle", value: 0) { Third() }
          Tab("B", systemImage: "b.circle", value: 1) { Third() }
        }
        .navigationTitle(title ?? server.name)
      }
      """,
      """
      extension Tabs {
        var title: String? {
          switch tab {
          case 1: "Guard"
          default: nil
          }
        }
      }
      \(Self.parts)
      """)
    let titles = all.filter { $0.name == "Tabs" }.map { $0.title?.value.summary }
    #expect(titles == ["unknown server.name", "\"Guard\""])
  }

  @Test func `what a tab asks for of the tab that is chosen is there at first`() throws {
    let all = try screens(
      "NavigationStack { \(Self.tabs).modifier(Buttons(tab: $tab)) }",
      """
      struct Buttons: ViewModifier {
        @Binding var tab: Int
        func body(content: Content) -> some View {
          content.toolbar {
            if tab == 0 { Button("Power") { stop() } } else if tab == 2 { Button("Log") { log() } }
          }
        }
      }
      \(Self.parts)
      """)
    let whole = all.filter { $0.name == "Tabs" }
    #expect(whole.map(\.variant) == [nil, "tab == 2"])
    #expect(items(whole.first)?.contains("automatic \"Power\"") == true)
    #expect(items(whole.last)?.contains("automatic \"Log\"") == true)
    let second = all.first { $0.name == "Second" }
    #expect(items(second) == ["automatic \"Add\"", "automatic \"Gear\""])
  }

  @Test func `a tab that another place shows as well has no state that looks alike`() throws {
    let all = try screens(
      """
      NavigationStack {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a.circle", value: 0) { First() }
          Tab("B", systemImage: "b.circle", value: 1) { Second() }
        }
        .navigationTitle("All")
      }
      .sheet(isPresented: $isOpen) { NavigationStack { Second() } }
      .onTapGesture { isOpen = true }
      """)
    #expect(all.filter { $0.name == "Second" }.map(\.variant) == [nil])
  }

  @Test func `a title that each tab says the same is there with all of them`() throws {
    let all = try screens(
      """
      NavigationStack {
        TabView(selection: self.$tab) {
          Third().navigationTitle(server.name).tag(0)
          Group {
            if let server {
              Third().navigationTitle(server.name)
            } else {
              Text("No").navigationTitle(server.name)
            }
          }
          .tag(1)
        }
        .toolbar {
          if self.tab == 0 { Button("Power") { stop() } } else { Button("Log") { log() } }
        }
      }
      """)
    let whole = all.filter { $0.name == "Tabs" }
    #expect(
      whole.map { "\($0.title?.value.summary ?? "-") \($0.items.map(\.summary))" } == [
        #"unknown server.name ["automatic \"Power\""]"#,
        #"unknown server.name ["automatic \"Log\""]"#,
      ])
  }
}
