import AppReading
import SampleApps
import Testing

/// Buttons of SwiftUI that show a picture with words beside it.
@Suite struct LabeledButtonsTests {
  @Test func `a picture before words in a button's own label stays beside them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Letters: View {
        let count: String
        var body: some View {
          List {}.navigationTitle("Letters").toolbar {
            Button {} label: { HStack(spacing: 4) { Image(systemName: "chevron.left"); Text("Folders") }.padding() }
            Button {} label: { Image(systemName: "tray"); Text("Box").bold() }
            Button {} label: { HStack { Image("pen"); Text("Write") } }
            Button {} label: { HStack { Image(systemName: "bell"); Text(count) } }
            Button {} label: { HStack { Text("Sort"); Image(systemName: "chevron.down") } }
            Button {} label: { VStack { Image(systemName: "flag"); Text("Mark") }.tint(.red) }
          }
        }
      }
      """
    ])
    let letters = try #require(try app.screen("Letters"))
    #expect(
      letters.items.map(\.summary) == [
        "automatic symbol chevron.left with \"Folders\"", "automatic symbol tray with \"Box\"",
        "automatic picture with \"Write\"", "automatic symbol bell with unknown count",
        "automatic \"Sort\"", "automatic \"Mark\"",
      ])
    #expect(letters.items.map(\.isKnown) == [true, true, true, false, true, true])
  }

  @Test func `a label that asks for both shows both`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Things: View {
        var body: some View {
          List {}.navigationTitle("Things").toolbar {
            Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)
            Button {} label: { Label("New", image: "pen").labelStyle(TitleAndIconLabelStyle()) }
            Button {} label: { Label("Old", systemImage: "clock").labelStyle(.titleOnly) }
            Button {} label: { Label("Usual", systemImage: "star") }
          }
        }
      }
      """
    ])
    #expect(
      try app.screen("Things")?.items.map(\.summary) == [
        "automatic symbol plus with \"Add\"", "automatic picture with \"New\"",
        "automatic \"Old\"", "automatic symbol star",
      ])
  }
}
