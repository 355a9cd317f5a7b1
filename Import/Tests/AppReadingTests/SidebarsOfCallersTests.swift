import AppReading
import SampleApps
import Testing

/// Columns of a view that several places show with other arguments.
@Suite struct SidebarsOfCallersTests {
  static let app = """
    import SwiftUI
    @main struct Fair: App {
      var body: some Scene { WindowGroup { TabView { Every(); Liked() } } }
    }
    struct Every: View { var body: some View { Stalls(heading: "All Stalls") } }
    struct Liked: View { var body: some View { Stalls(heading: "Liked") } }
    struct Stalls: View {
      let heading: String
      @State private var chosen: Stall?
      @Query private var stalls: [Stall]
      var body: some View {
        let none = stalls.isEmpty
        NavigationSplitView {
          NavigationStack {
            if none {
              Closed()
            } else {
              List(selection: $chosen) { ForEach(stalls) { Text($0.name) } }
                .navigationTitle(heading)
            }
          }
        } detail: {
          if let chosen { StallPage(stall: chosen) } else { Text("Choose one") }
        }
      }
    }
    struct Closed: View { var body: some View { Text("").navigationTitle("Closed") } }
    struct StallPage: View {
      let stall: Stall
      var body: some View { Text("").navigationTitle(stall.name) }
    }
    """

  @Test func `the sidebar is called as those call it who show the view`() throws {
    let screens = try SampleApp(["Fair.swift": Self.app]).read().screens
    let titles = screens.filter { $0.name == "Stalls-sidebar" }.compactMap {
      $0.title?.value.summary
    }
    #expect(Set(titles) == ["\"All Stalls\"", "\"Liked\""])
  }

  @Test func `a phone shows the detail on top of the list`() throws {
    let page = try #require(try SampleApp(["Fair.swift": Self.app]).screen("StallPage"))
    #expect(page.parent == "Stalls-sidebar")
    #expect(page.isPushed)
  }
}
