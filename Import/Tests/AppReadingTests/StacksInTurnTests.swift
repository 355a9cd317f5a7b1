import AppReading
import SampleApps
import Testing

/// Views of which one stands in the place of the other, each with a bar of its own.
@Suite struct StacksInTurnTests {
  private func app(_ draft: String) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack {
            Text("a").navigationTitle("Home").sheet(isPresented: $isOpen) { Compose(wish: Wish()) }
          }
        }
      }
      struct Compose: View {
        @State var wish: Wish
        @State private var draft: Draft?
        var body: some View {
          Group {
            if wish.asksForBox {
              Chooser(wish: $wish)
            } else {
              NavigationStack { \(draft) }
            }
          }
        }
      }
      struct Chooser: View {
        @Binding var wish: Wish
        var body: some View {
          NavigationStack {
            List {}.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") {} } }
          }
        }
      }
      struct Editor: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Send") {} } }
        }
      }
      struct Waiting: View {
        var body: some View {
          Text("a").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Stop") {} } }
        }
      }
      """
    ])
  }

  @Test(arguments: [
    "if draft != nil { Editor().navigationBarTitleDisplayMode(.inline) } else { Waiting() }",
    "if let draft { Editor(draft).navigationBarTitleDisplayMode(.inline) } else { Waiting() }",
  ])
  func `what stands in a stack has nothing of the stack in its place`(draft: String) throws {
    let app = try app(draft)
    #expect(try app.screen("Compose")?.items.map(\.summary) == ["topBarLeading \"Close\""])
    #expect(try app.screen("Editor")?.items.map(\.summary) == ["confirmationAction \"Send\""])
    #expect(try app.screen("Waiting")?.items.map(\.summary) == ["cancellationAction \"Stop\""])
  }
}
