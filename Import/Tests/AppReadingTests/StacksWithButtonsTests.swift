import AppReading
import SampleApps
import Testing

/// Views of the app's own that put what they are handed on a stack with buttons and no title.
@Suite struct StacksWithButtonsTests {
  private func screens(_ sheet: String, flow: String = Self.kept) throws -> [String] {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Garden: App { var body: some Scene { WindowGroup { Plot() } } }
      struct Plot: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            Button("Open") { isOpen = true }.navigationTitle("Plot")
              .sheet(isPresented: $isOpen) { \(sheet) }
          }
        }
      }
      struct Flow<Content: View>: View {
        let hasSearch: Bool
        \(flow)
        var body: some View {
          NavigationStack {
            shown.toolbar {
              if hasSearch { ToolbarItem(placement: .cancellationAction) { Button("Search") {} } }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
          }
        }
      }
      struct Review: View { var body: some View { List {}.navigationTitle("Review") } }
      struct Picture: View { var body: some View { Image("rose") } }
      """
    ]).read().screens
    return found.map { screen in
      "\(screen.name) \(screen.variant ?? "") \(screen.title?.value.summary ?? "") "
        + "\(screen.items.map(\.summary))"
    }
  }

  private static let kept = """
    @ViewBuilder let shown: Content
      init(hasSearch: Bool = false, @ViewBuilder content: () -> Content) {
        self.hasSearch = hasSearch
        self.shown = content()
      }
    """

  private static let review =
    "Review  \"Review\" [\"cancellationAction \\\"Search\\\"\", \"confirmationAction \\\"Done\\\"\"]"

  @Test func `what a sheet hands to such a stack has its buttons`() throws {
    let found = try screens("Flow(hasSearch: true) { Review() }")
    #expect(found == ["Plot  \"Plot\" []", Self.review])
  }

  @Test func `a button that the call leaves out is not there`() throws {
    let found = try screens("Flow { Review() }")
    #expect(found.contains("Review  \"Review\" [\"confirmationAction \\\"Done\\\"\"]"))
    #expect(!found.contains { $0.contains("Search") || $0.hasPrefix("Flow") })
  }

  @Test func `a view without a title has them as well`() throws {
    let found = try screens("Flow { Picture() }")
    #expect(found.contains("Picture   [\"confirmationAction \\\"Done\\\"\"]"))
  }
}
