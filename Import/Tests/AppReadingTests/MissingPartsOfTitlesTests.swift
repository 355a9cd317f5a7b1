import AppReading
import SampleApps
import Testing

/// Buttons that are there with something whose name is the screen's title, where the title is for its absence.
@Suite struct MissingPartsOfTitlesTests {
  private func bars(_ title: String, _ condition: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Note { var name: String; var isKept: Bool }
      class Model: ObservableObject { @Published var note: Note?; @Published var count = 0 }
      struct Shown: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(\(title))
              .toolbar { if \(condition) { Button("Keep") {} } }
          }
        }
      }
      """
    ]).read().screens.map { screen in
      ([screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("model.note?.name ?? \"New\"", "let note = model.note"),
    ("model.note?.name ?? \"New\"", "model.note != nil"),
    ("self.model.note?.name ?? \"New\"", "let note = model.note, note.isKept"),
  ])
  func `without it they are not there`(title: String, condition: String) throws {
    let bars = try bars(title, condition)
    #expect(bars.contains("\"New\""))
    #expect(!bars.contains("\"New\", automatic \"Keep\""))
    #expect(bars.contains { $0.hasSuffix("automatic \"Keep\"") })
  }

  @Test func `with its name all that asks for it is there`() throws {
    let code =
      "model.note == nil { Button(\"Add\") {} } else { Button(\"Save\") {} }; if model.note != nil"
    let bars = try bars("model.note?.name ?? \"New\"", code)
    #expect(
      Set(bars) == [
        "unknown model.note.name, automatic \"Save\", automatic \"Keep\"",
        "\"New\", automatic \"Add\"",
      ])
  }

  @Test func `those for something else are`() throws {
    let bars = try bars("model.note?.name ?? \"New\"", "model.count == 0")
    #expect(bars.contains("\"New\", automatic \"Keep\""))
  }
}
