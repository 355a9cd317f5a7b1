import AppReading
import SampleApps
import Testing

/// Titles that may be changed or are left out, and bars that are light or dark.
@Suite struct RemovedTitlesTests {
  @Test func `a title that a person may change comes with its first value`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct NoteView: View {
        @State private var name = "Untitled"
        var body: some View { NavigationStack { Text("").navigationTitle($name) } }
      }
      struct BareView: View {
        var body: some View {
          NavigationStack {
            Text("").navigationTitle("Bare").toolbar(removing: .title)
              .toolbarColorScheme(.dark, for: .navigationBar)
          }
        }
      }
      struct TabsView: View {
        var body: some View {
          NavigationStack {
            Text("").navigationTitle("Tabs").toolbarColorScheme(.dark, for: .tabBar)
          }
        }
      }
      """
    ])
    #expect(try app.screen("NoteView")?.title?.value.summary == "\"Untitled\"")
    let bare = try app.screen("BareView")
    #expect(bare?.title?.value.summary == "\"Bare\"")
    #expect(bare?.isTitleRemoved == true)
    #expect(bare?.colorScheme?.value == "dark")
    #expect(try app.screen("TabsView")?.colorScheme == nil)
  }
}
