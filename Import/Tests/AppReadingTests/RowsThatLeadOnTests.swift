import AppReading
import SampleApps
import Testing

/// Rows of the app's own that lead to what they are handed.
@Suite struct RowsThatLeadOnTests {
  @Test func `a row gives what it leads to its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct LinkRow<Target: View>: View {
        let title: String
        let target: Target
        init(_ title: String, @ViewBuilder target: () -> Target) {
          self.title = title
          self.target = target()
        }
        var body: some View {
          NavigationLink { target.navigationTitle(title) } label: { Text(title) }
        }
      }
      struct ShelfView: View {
        var body: some View {
          NavigationStack {
            Form {
              LinkRow("Owner") { OwnerView() }
              LinkRow("Place") { PlaceView() }
            }
            .navigationTitle("Shelf")
          }
        }
      }
      struct OwnerView: View {
        var body: some View { Form {}.toolbar { ToolbarItem { Button("Edit") {} } } }
      }
      struct PlaceView: View { var body: some View { Form {} } }
      """
    ])
    let found = try app.read().screens.reduce(into: [String: [String]]()) { found, screen in
      found[screen.name] = [screen.title?.value.summary ?? ""] + screen.items.map(\.summary)
    }
    #expect(
      found == [
        "ShelfView": ["\"Shelf\""], "OwnerView": ["\"Owner\"", "automatic \"Edit\""],
        "PlaceView": ["\"Place\""],
      ])
  }

  @Test func `of functions that differ in closures the one is meant that the call has`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension View {
        func barred<End: View>(_ title: String, @ViewBuilder end: () -> End) -> some View {
          navigationTitle(title).toolbar { ToolbarItem(placement: .primaryAction) { end() } }
        }
        func barred(_ title: String) -> some View { barred(title, end: { EmptyView() }) }
      }
      struct ShelfView: View {
        var body: some View {
          NavigationStack { List { NavigationLink("b") { DeskView() } }.barred("Shelf") }
        }
      }
      struct DeskView: View {
        var body: some View { Form {}.barred("Desk") { Button("Edit") {} } }
      }
      """
    ])
    let found = try app.read().screens.reduce(into: [String: [String]]()) { found, screen in
      found[screen.name] = [screen.title?.value.summary ?? ""] + screen.items.map(\.summary)
    }
    #expect(
      found == [
        "ShelfView": ["\"Shelf\""], "DeskView": ["\"Desk\"", "primaryAction \"Edit\""],
      ])
  }
}
