import AppReading
import SampleApps
import Testing

/// What buttons read, and which of them there are, where something else holds than at first.
@Suite struct StatesAndTheirWordsTests {
  @Test func `a button reads in a state what its own condition says`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Downloads: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Downloads").toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button(model.editMode == .active ? "Done" : "Select") {}
              }
              if model.editMode == .active {
                ToolbarItem(placement: .topBarTrailing) {
                  Menu { Button("Delete") {} } label: { Image(systemName: "ellipsis") }
                }
              }
            }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Downloads" }
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.map(\.summary) == ["topBarTrailing \"Select\""])
    let state = try #require(screens.first { $0.variant != nil })
    #expect(
      state.items.map(\.summary) == ["topBarTrailing \"Done\"", "topBarTrailing symbol ellipsis"])
  }
}
