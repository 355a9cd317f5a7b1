import AppReading
import SampleApps
import Testing

/// Members of a view's own that only the code for another kind of device names, and what they lead to.
@Suite struct MembersOfOtherDevicesTests {
  /// The names of the screens of an app.
  ///
  /// - Parameters:
  ///   - content: what the first screen shows.
  ///   - members: what it has beside its body.
  private func names(_ content: String, _ members: String, isPad: Bool = false) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Notes() } } }
      final class Model: ObservableObject {
        @Published var isOpen = false
        @Published var count = 0
      }
      struct Notes: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        @StateObject private var model = Model()
        private var isWide: Bool { sizeClass == .regular }
        private var isNarrow: Bool { !isWide }
        var body: some View {
          NavigationStack { List { \(content) }.navigationTitle("Notes")
            .sheet(isPresented: $model.isOpen) { NavigationStack { Panel() } }
          }
        }
        \(members)
      }
      struct Other: View {
        @ObservedObject var model: Model
        var body: some View { Text("") }
      }
      struct Panel: View { var body: some View { Text("").navigationTitle("Panel") } }
      """
    ]).read(isPad: isPad).screens.map(\.name)
  }

  private static let card =
    "private var card: some View { Button(\"Open\") { model.isOpen = true } }"

  @Test(arguments: [
    ("if isWide { card }", card),
    ("if !isNarrow { card } else { Text(\"\") }", card),
    ("if isWide { first }", card + "; private var first: some View { card }"),
    (
      "if isWide { card } else { Button(\"Close\") { close() } }",
      card + "; private func close() { model.isOpen = false }"
    ),
    (
      "if isWide { Button(\"Open\") { open() } }",
      "private func open() { self.model.isOpen.toggle() }"
    ),
  ])
  func `what they alone open is no screen`(content: String, members: String) throws {
    #expect(try names(content, members) == ["Notes"])
    #expect(try names(content, members, isPad: true) == ["Notes", "Panel"])
  }

  @Test(arguments: [
    ("card", card),
    ("if isWide { side } else { card }", card + "; private var side: some View { Text(\"\") }"),
    ("if isWide { card } else { card }", card),
    ("if isWide { card }", "var card: some View { Button(\"Open\") { model.isOpen = true } }"),
    ("if isWide { card }; Button(\"\") { model.isOpen = true }", card),
    (
      "if isWide { card }; Other(model: model).onAppear { open() }",
      card + "; private func open() { card }"
    ),
    ("if isWide { card }; Toggle(\"\", isOn: $model.isOpen)", card),
    ("if model.count == 0 { card }", card), ("", "var first: some View { card }; " + card),
    ("if isWide { card }.onAppear { set(\\.isOpen) }", card),
  ])
  func `what something else may open is one`(content: String, members: String) throws {
    #expect(try names(content, members) == ["Notes", "Panel"])
  }

  @Test func `what stands in them alone is no screen`() throws {
    let side = "private var side: some View { Column { Page() } }\n\(Self.card)"
    let more = """
      }
      struct Column<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { NavigationStack { content } }
      }
      struct Page: View {
        var body: some View { Text("").navigationTitle("Page") }
      """
    #expect(try names("if isWide { side } else { card }", side + more) == ["Notes", "Panel"])
    #expect(try names("side; card", side + more).contains("Page"))
  }
}
