import AppReading
import SampleApps
import Testing

/// Cases that two `switch`es write in two ways, and destinations that are handed over by name.
@Suite struct CasesWrittenTwiceTests {
  private func bars(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": "import SwiftUI\n" + code]).read().screens.map { screen in
      let words = [screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)
      let name = screen.variant.map { "\(screen.name)@\($0)" } ?? screen.name
      return "\(name): \(words.joined(separator: ", "))"
    }
  }

  @Test(arguments: [
    (".change(_)", ".change(var entry)"), (".change(let entry)", ".change"),
    (".change", "let .change(entry)"), (".change(entry: _)", ".change(let entry)"),
  ])
  func `a case with what it carries is the same state`(_ first: String, _ second: String) throws {
    let bars = try bars(
      """
      struct Entry {}
      enum Work {
        case begin, change(entry: Entry)
        var heading: String {
          switch self {
          case .begin: return "New Entry"
          case \(first): return "Entry"
          }
        }
      }
      struct Root: View {
        let work: Work
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(work.heading).toolbar {
              ToolbarItem(placement: .primaryAction) {
                switch work {
                case .begin: Button("Create") {}
                case \(second): Button("Keep") {}
                }
              }
            }
          }
        }
      }
      """)
    #expect(
      bars == [
        "Root: \"New Entry\", primaryAction \"Create\"",
        "Root@case \(first): \"Entry\", primaryAction \"Keep\"",
      ])
  }

  @Test(arguments: ["show", "self.show", "{ show(for: $0) }"])
  func `a destination that is handed over by name is pushed by who asks for its case`(
    _ destination: String
  ) throws {
    let parents = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Root: View {
        enum Way: Hashable { case list(Int), help }
        @State private var path: [Way] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { NavigationLink("One", value: Way.list(1)) }
              .navigationTitle("Root")
              .toolbar { Button("Help") { path.append(.help) } }
              .navigationDestination(for: Way.self, destination: \(destination))
          }
        }
        @ViewBuilder private func show(for way: Way) -> some View {
          switch way {
          case .list(let number): Entries(number: number)
          case .help: Guide()
          }
        }
      }
      struct Entries: View {
        let number: Int
        var body: some View { List {}.navigationTitle("Entries") }
      }
      struct Guide: View {
        var body: some View { List {}.navigationTitle("Guide") }
      }
      """
    ]).read().screens.map { "\($0.name) < \($0.parent ?? "-")" }
    #expect(parents == ["Entries < Root", "Guide < Root", "Root < -"])
  }
}
