import AppReading
import SampleApps
import Testing

/// Words of buttons that read otherwise in a state which more than one condition makes.
@Suite struct WordsOfStatesTests {
  @Test(arguments: [
    "if isChoosing && canChoose { all }", "if isChoosing { if canChoose { all } }",
  ])
  func `a button reads in a state of two conditions what it reads for one`(state: String) throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        @State private var isChoosing = false
        let canChoose: Bool
        var body: some View {
          List {}.navigationTitle("Notes").toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button(isChoosing ? "Done" : "Select") { isChoosing.toggle() }
            }
            \(state)
          }
        }
        @ToolbarContentBuilder var all: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Button("Select All") {} }
        }
      }
      """
    ]).read().screens
    let words = found.map { screen in
      screen.items.compactMap { item -> AppText? in
        if case .words(let words) = item.content { words } else { nil }
      }
    }
    #expect(words.first == [.verbatim("Select")])
    #expect(words.contains([.verbatim("Done"), .verbatim("Select All")]))
    #expect(!words.contains([.verbatim("Select"), .verbatim("Select All")]))
  }
}
