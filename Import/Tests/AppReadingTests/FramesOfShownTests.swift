import AppReading
import SampleApps
import Testing

/// What a sheet or a link shows in a frame of the app's own.
@Suite struct FramesOfShownTests {
  private func screens(_ shown: String, form: String = "Form {}") throws -> [String: [String]] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Framed<Content: View>: View {
        let title: String
        let content: Content
        init(title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }
        var body: some View {
          NavigationStack {
            content.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Close") {} }
            }
          }
        }
      }
      struct ShelfView: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Shelf").sheet(isPresented: $isOpen) { \(shown) }
          }
        }
      }
      struct FilterForm: View {
        var body: some View {
          \(form).toolbar { ToolbarItem(placement: .topBarLeading) { Button("Reset") {} } }
        }
      }
      """
    ])
    return try app.read().screens.reduce(into: [:]) { found, screen in
      found[screen.name] = [screen.title?.value.summary ?? ""] + screen.items.map(\.summary)
    }
  }

  @Test func `a view in a frame has the frame's title and button`() throws {
    let found = try screens("Framed(title: \"Filter\") { FilterForm() }")
    let own = found["FilterForm"] ?? []
    #expect(own.first == "\"Filter\"")
    #expect(Set(own.dropFirst()) == ["topBarLeading \"Reset\"", "topBarTrailing \"Close\""])
    #expect(Set(found.keys) == ["ShelfView", "FilterForm"])
  }

  @Test func `a title that only the running app knows stays with the frame`() throws {
    let found = try screens("Framed(title: shelf.name) { FilterForm() }")
    #expect(found["FilterForm"]?.first != "\"Filter\"")
  }
}
