import AppReading
import SampleApps
import Testing

/// Screens that stand there in several ways under one bar, each of which is told once.
@Suite struct ToldOnceTests {
  private func screens(_ state: String, bar: String = ".navigationTitle(\"Games\")") throws
    -> [String]
  {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Games: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationView {
            content\(bar).toolbar { Button("Add") {} }
            Nothing(words: "Choose")
          }
        }
        @ViewBuilder var content: some View {
          switch model.state {
          case .waiting: waiting
          case .loading(let old): list(old)
          case .loaded(let new): loaded(new)
          case .failed: Nothing(words: "Later")
          }
        }
        var waiting: some View { Text("") }
        @ViewBuilder func loaded(_ all: [Game]) -> some View {
          if all.isEmpty { Nothing(words: "None") } else { list(all) }
        }
        func list(_ all: [Game]) -> some View { List { Row(); Text("") }\(state) }
      }
      struct Row: View { var body: some View { Text("") } }
      struct Nothing: View {
        let words: String
        var body: some View { VStack { Text(words) } }
      }
      """
    ]).read().screens.map { "\($0.name) \($0.title?.value.summary ?? "")" }
  }

  @Test func `ways that look alike are one screen and what stands in for nothing is none`() throws {
    #expect(try screens("") == ["Games-sidebar \"Games\""])
  }

  @Test func `a way with something of its own in its bar is one more`() throws {
    #expect(
      try screens(".toolbar { Button(\"Sort\") {} }").filter { $0.hasPrefix("Games-") }.count == 2)
  }

  @Test func `what is shown alone is a screen`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Games: View {
        @State var isEmpty = false
        var body: some View {
          NavigationStack {
            NavigationLink("") {
              Group { if isEmpty { Text("") } else { Shelf() } }.navigationTitle("Shelf")
            }
            NavigationLink("") { Shelf() }
          }
        }
      }
      struct Shelf: View { var body: some View { List {} } }
      """
    ]).read().screens.map(\.name)
    #expect(found.contains("Shelf"))
  }
}
