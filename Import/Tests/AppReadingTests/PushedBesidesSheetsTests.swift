import AppReading
import SampleApps
import Testing

/// Views that say nothing of a bar and that a link pushes, whatever shows them over a screen.
@Suite struct PushedBesidesSheetsTests {
  private func screens(_ more: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { NavigationStack { Start() } } }
      }
      struct Start: View {
        @State var isAsked = false
        var body: some View {
          List { NavigationLink("More") { Settings() } }.navigationTitle("Shop")
            .sheet(isPresented: $isAsked) { \(more) }
        }
      }
      struct Settings: View {
        var body: some View {
          List { NavigationLink { Review() } label: { Text("Review") } }.navigationTitle("Settings")
        }
      }
      struct Review: View {
        var body: some View { VStack { Text("") } }
      }
      """
    ]).read().screens.filter { $0.name == "Review" }
  }

  @Test func `a sheet without a stack has no bar, and the link has one`() throws {
    let found = try screens("Review()")
    #expect(found.map(\.isBare) == [true])
    #expect(found.first?.parent == "Settings")
    #expect(found.first?.presentation == nil)
  }
}
