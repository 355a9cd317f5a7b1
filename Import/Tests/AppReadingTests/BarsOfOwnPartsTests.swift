import AppReading
import SampleApps
import Testing

/// First screens that say nothing of their bar, with code that belongs to other bars.
@Suite struct BarsOfOwnPartsTests {
  private func screens(_ body: String, _ more: String = "") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isOpen = false
        var body: some View { \(body) }
        \(more)
      }
      """
    ]).read().screens.map { screen in
      "\(screen.name) \(screen.title?.value.summary ?? "")\(screen.isBare ? "bare" : "")"
    }
  }

  private static let filters = """
    private var filters: some View {
      NavigationStack { List {}.navigationTitle("Filters").toolbar { Button("Close") {} } }
    }
    """

  @Test func `what a property makes for a sheet is in no bar of the screen`() throws {
    let found = try screens(
      """
      NavigationStack {
        VStack { Text("Hi"); Button("Filters") { isOpen = true } }.sheet(isPresented: $isOpen) { filters }
      }
      """, Self.filters)
    #expect(found.contains("Start bare"))
  }

  @Test func `a function that only such a property calls is in none either`() throws {
    let found = try screens(
      """
      NavigationStack {
        VStack { Text("Hi") }.fullScreenCover(isPresented: $isOpen) { filters }
      }
      """,
      """
      var filters: some View { NavigationStack { named(List {}) } }
      func named(_ list: some View) -> some View { list.navigationTitle("Filters") }
      """)
    #expect(found.contains("Start bare"))
  }

  @Test func `what a part of the screen says is`() throws {
    let found = try screens(
      "NavigationStack { VStack { Text(\"Hi\"); rows }.sheet(isPresented: $isOpen) { rows } }",
      "var rows: some View { List {}.navigationBarHidden(isOpen) }")
    #expect(!found.contains("Start bare"))
  }
}
