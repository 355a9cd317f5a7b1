import AppReading
import SampleApps
import Testing

/// What the screen before another reads where the link stands in a view that one case shows.
@Suite struct TitlesOfCasesBeforeTests {
  private func before(_ cases: String, title: String = "name(part)") throws -> [String: String] {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part { case front, news, mail }
      struct Home: View {
        @State var part: Part = .front
        var body: some View {
          NavigationStack {
            VStack {
              switch part {
              \(cases)
              }
            }
            .navigationTitle(\(title))
          }
        }
        func name(_ part: Part) -> String {
          switch part {
          case .front: return "Front"
          case .news: return "News"
          case .mail: return "Mail"
          }
        }
      }
      struct Front: View { var body: some View { NavigationLink("A") { A() } } }
      struct News: View { var body: some View { VStack { Row() } } }
      struct Row: View { var body: some View { NavigationLink("B") { B() } } }
      struct A: View { var body: some View { Text("").navigationTitle("A") } }
      struct B: View { var body: some View { Text("").navigationTitle("B") } }
      """
    ]).read().screens
    let home = screens.first { $0.name == "Home" }?.title?.value.plain ?? "-"
    return Dictionary(
      screens.filter { $0.parent == "Home" }.map { screen in
        (screen.name, screen.titleBefore?.value.plain ?? home)
      }
    ) { first, _ in first }
  }

  @Test func `it is the title of that case`() throws {
    let found = try before("case .front: Front()\ncase .news: News()\ncase .mail: Text(\"\")")
    #expect(found == ["A": "Front", "B": "News"])
  }

  @Test func `what stands in several cases reads what the screen comes with`() throws {
    let found = try before("case .front: Front()\ncase .news: News()\ncase .mail: Row()")
    #expect(found == ["A": "Front", "B": "Front"])
  }

  @Test func `what stands in tabs of another case as well reads what the screen comes with`() throws
  {
    let found = try before(
      "case .front: Front()\ncase .news: News()\ncase .mail: TabView { Row(); Text(\"\") }")
    #expect(found == ["A": "Front", "B": "Front"])
  }

  @Test func `a title that is the same in all cases stays`() throws {
    let found = try before(
      "case .front: Front()\ncase .news: News()\ncase .mail: Text(\"\")", title: "\"Home\"")
    #expect(found == ["A": "Home", "B": "Home"])
  }
}

extension AppText {
  /// Its words, which the code says.
  fileprivate var plain: String { if case .verbatim(let words) = self { words } else { "?" } }
}
