import AppReading
import SampleApps
import Testing

/// Screens that several others lead to, of which nothing makes one.
@Suite struct BeforeUnmadeScreensTests {
  private func parent(_ link: String, calls: String = "") throws -> String? {
    let app = try SampleApp([
      "App.swift": """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      struct Home: View {
        var body: some View {
          List { NavigationLink { Options() } label: { Text("Options") }; \(calls) }
            .navigationTitle("Home")
        }
      }
      """,
      "Options/Options.swift": """
      struct Options: View {
        var body: some View {
          List { NavigationLink { \(link) } label: { Text("More") } }.navigationTitle("Options")
        }
      }
      struct Kept: View {
        var body: some View { CallOptions().task { load() } }
      }
      """,
      "Calls/CallOptions.swift": """
      struct CallOptions: View {
        var body: some View { List {}.navigationTitle("Call Options") }
      }
      """,
      "Calls/Calls.swift": """
      struct Calls: View {
        var body: some View {
          List { NavigationLink { CallOptions() } label: { Text("Options") } }
            .navigationTitle("Calls")
        }
      }
      """,
    ])
    return try app.screen("CallOptions")?.parent
  }

  @Test(arguments: ["CallOptions()", "Kept()"])
  func `the one that is there is before them`(link: String) throws {
    #expect(try parent(link) == "Options")
  }

  @Test func `where both are there it is the nearest`() throws {
    let calls = "NavigationLink { Calls() } label: { Text(\"More\") }"
    #expect(try parent("CallOptions()", calls: calls) == "Calls")
  }
}
