import AppReading
import SampleApps
import Testing

/// Sheets for the cases of an enumeration, of which code puts only some into what they are shown for.
@Suite struct CasesOfItemsTests {
  private func sheets(_ router: String, _ home: String = "", _ more: String = "") throws -> [String]
  {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Panel: Identifiable {
        case terms, notes, tags
        var id: Int { 0 }
        static let all: [Panel] = [.terms, .notes, .tags]
      }
      class Router: ObservableObject {
        @Published var panel: Panel?
        @Published var cover: Panel?
        \(router)
      }
      @main struct NoteApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack { Home() }
            .sheet(item: $router.panel) { panel(for: $0) }
            .fullScreenCover(item: $router.cover) { panel(for: $0) }
            .environmentObject(router)
        }
        @ViewBuilder func panel(for panel: Panel) -> some View {
          switch panel {
          case .terms: NavigationStack { Text("a").navigationTitle("Terms") }
          case .notes: NavigationStack { Text("a").navigationTitle("Notes") }
          case .tags: Tags(title: "Tags")
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var router: Router
        var body: some View { List { \(home) }.navigationTitle("Home") }
      }
      struct Tags: View {
        let title: String
        var body: some View { NavigationStack { Text("a").navigationTitle(title) } }
      }
      \(more)
      """
    ]).read().screens.compactMap { $0.title?.value.summary }.filter { $0 != "\"Home\"" }.sorted()
  }

  private static let show = "func show(_ next: Panel?) { panel = next }"

  @Test(arguments: [
    ("func open() { panel = .terms }\nfunc close() { panel = nil }", ""),
    ("func open(_ isNew: Bool) { guard isNew else { panel = .terms; return } }", ""),
    (show, "Button(\"a\") { router.show(.terms) }"),
    (show + "\nfunc showTerms() { show(.terms) }", "Button(\"a\") { router.showTerms() }"),
    (show + "\nfunc showNotes() { show(.notes) }", "Button(\"a\") { router.panel = Panel.terms }"),
  ])
  func `only those that are put there are shown`(router: String, home: String) throws {
    #expect(try sheets(router, home) == ["\"Terms\""])
  }

  @Test func `what another class shows is its own`() throws {
    let other = """
      class Other: ObservableObject {
        var panel: Panel?
        \(Self.show)
        func open() { show(.notes) }
      }
      struct Elsewhere: View {
        let other: Other
        var body: some View { Button("a") { other.show(.tags) } }
      }
      """
    #expect(try sheets(Self.show, "Button(\"a\") { router.show(.terms) }", other) == ["\"Terms\""])
  }

  @Test(arguments: [
    ("func open(_ all: [Panel]) { panel = all.first }", ""),
    ("init(panel: Panel? = nil) { self.panel = panel }", ""),
    (show, "ForEach(all) { one in Button(\"a\") { router.show(one) } }"),
    (show, "Links(open: router.show)"),
    ("", "Picker(selection: $router.panel)"),
  ])
  func `where nobody can tell, all are`(router: String, home: String) throws {
    #expect(try sheets(router, home) == ["\"Notes\"", "\"Tags\"", "\"Terms\""])
  }
}
