import AppReading
import SampleApps
import Testing

/// Modifiers that keep what makes a part of a toolbar and ask for it by `self`.
@Suite struct KeptBuildersTests {
  @Test(arguments: ["button()", "self.button()", "self.content()"])
  func `a button that a modifier is handed is in the bar`(use: String) throws {
    let name = use.contains("content") ? "content" : "button"
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct BarModifier<Face: View>: ViewModifier {
        let \(name): () -> Face
        func body(content: Content) -> some View {
          content.toolbar { ToolbarItem(placement: .topBarLeading) { \(use) } }
        }
      }
      extension View {
        func leading<Face: View>(@ViewBuilder _ face: @escaping () -> Face) -> some View {
          modifier(BarModifier(\(name): face))
        }
      }
      struct ListView: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").leading { Button("Add") {} }
          }
        }
      }
      """
    ])
    #expect(try app.screen("ListView")?.items.map(\.summary) == ["topBarLeading \"Add\""])
  }
}
