import AppReading
import SampleApps
import Testing

/// Sheets for the cases of a view's own state, not all of which code ever puts into it.
@Suite struct CasesOfOwnStateTests {
  private func titles(
    state: String = "@State private var shown: Shown?", step: String = "shown = .notes",
    rest: String = ""
  ) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
      enum Key { case drafts, notes }
      struct Root: View {
        enum Shown: Identifiable { case notes, drafts; var id: Self { self } }
        \(state)
        let keys: [Key] = [.drafts, .notes]
        var body: some View {
          NavigationStack { List { Button("Open") { \(step) } }.navigationTitle("Root") }
            .sheet(item: $shown) { item in
              switch item {
              case .notes: NavigationStack { List {}.navigationTitle("Notes") }
              case .drafts: NavigationStack { List {}.navigationTitle("Drafts") }
              }
            }
        }
        \(rest)
      }
      struct Chooser: View {
        @Binding var shown: Root.Shown?
        var body: some View { Button("Drafts") { shown = .drafts } }
      }
      """
    ]).read().screens.compactMap { $0.title?.value.summary }.sorted()
  }

  @Test func `a case of that name elsewhere shows nothing`() throws {
    #expect(try titles() == ["\"Notes\"", "\"Root\""])
    #expect(try titles(step: "self.shown = isOn ? .notes : nil") == ["\"Notes\"", "\"Root\""])
  }

  @Test(arguments: [
    "shown = .notes; shown = .drafts", "shown = found", "shown = Shown.first",
    "shown = .notes; open { shown = $0 }", "show($shown)",
    "_shown = State(initialValue: .drafts)",
  ])
  func `what may be any case shows all`(step: String) throws {
    #expect(try titles(step: step) == ["\"Drafts\"", "\"Notes\"", "\"Root\""])
  }

  @Test func `so does what others set`() throws {
    let all = ["\"Drafts\"", "\"Notes\"", "\"Root\""]
    #expect(try titles(state: "@State var shown: Shown?") == all)
    #expect(try titles(state: "@State private var shown: Shown? = .drafts") == all)
    #expect(try titles(rest: "var part: some View { Chooser(shown: $shown) }") == all)
  }
}
