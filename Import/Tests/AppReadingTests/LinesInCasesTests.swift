import AppReading
import SampleApps
import Testing

/// Lines of a title of the app's own whose words are those of a case.
@Suite struct LinesInCasesTests {
  @Test func `each case has its own words among the lines`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part { case front, news }
      struct Home: View {
        @State var part: Part = .front
        var heading: some View {
          VStack {
            Text(name(part)).bold()
            Text("Today").font(.caption)
          }
        }
        var body: some View {
          NavigationStack {
            Text("").navigationTitle(name(part))
              .toolbar { ToolbarItem(placement: .principal) { VStack { heading } } }
          }
        }
        func name(_ part: Part) -> String {
          switch part {
          case .front: return "Front"
          case .news: return "News"
          }
        }
      }
      """
    ]).read().screens
    func lines(_ screen: Screen) -> [String] {
      screen.items.flatMap { item -> [String] in
        switch item.content {
        case .lines(let lines): lines.map(\.plain)
        case .label(let words): [words.plain]
        default: []
        }
      }
    }
    #expect(found.map { $0.title?.value.plain } == ["Front", "News"])
    #expect(found.map { lines($0).first } == ["Front", "News"])
  }
}

extension AppText {
  /// Its words, which the code says.
  fileprivate var plain: String { if case .verbatim(let words) = self { words } else { "?" } }
}
