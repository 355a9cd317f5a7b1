import AppReading
import SampleApps
import Testing

/// Views whose contents are screens of their own, and frames that are the bar of others.
@Suite struct ScreensApartTests {
  @Test func `a frame with a bar is each of the screens that are put into it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct FormView<Record, Content: View>: View {
        let store: Store<Record>
        let content: Content
        init(store: Store<Record>, @ViewBuilder content: () -> Content) {
          self.store = store
          self.content = content()
        }
        var body: some View {
          Form { content }.navigationTitle("Add \\(store.name)").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }
      struct BowlerEditor: View {
        let store: Store<Bowler>
        var body: some View { FormView(store: store.form) { Text("name") }.onAppear { start() } }
      }
      struct AlleyEditor: View {
        let store: Store<Alley>
        var body: some View { FormView(store: store.form) { Text("place") } }
      }
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List")
            .sheet(item: $alley) { NavigationStack { AlleyEditor(store: $0) } }
            .sheet(item: $bowler) { NavigationStack { BowlerEditor(store: $0) } }
        }
      }
      """
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["AlleyEditor", "BowlerEditor", "ListView"])
    #expect(
      read.screens.prefix(2).allSatisfy {
        $0.items.map(\.summary) == ["confirmationAction \"Save\""]
      })
    #expect(read.screens.prefix(2).allSatisfy { $0.title != nil && $0.isSheet })
  }

  @Test func `what a view of the app's own hands to a link is another screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Row<Destination: View>: View {
        let title: String
        var destination: () -> Destination
        init(title: String, @ViewBuilder destination: @escaping () -> Destination) {
          self.title = title
          self.destination = destination
        }
        var body: some View {
          NavigationLink { destination() } label: { HStack { Text(title) } }
        }
      }
      struct BugView: View {
        var body: some View {
          Text("").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .principal) { Text("Bug") }
          }
        }
      }
      struct ListView: View {
        var body: some View {
          List { Row(title: "Bug") { BugView() } }.toolbar {
            ToolbarItem(placement: .principal) { Text("List") }
          }
        }
      }
      """
    ])
    let read = try app.read().screens
    #expect(read.map(\.name) == ["BugView", "ListView"])
    #expect(
      read.map { $0.items.map(\.summary) } == [
        ["principal label \"Bug\""], ["principal label \"List\""],
      ])
    #expect(read[0].parent == "ListView")
  }
}
