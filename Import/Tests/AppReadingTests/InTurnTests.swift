import AppReading
import SampleApps
import Testing

/// Views that stand in one place in turn under buttons of the view around them.
@Suite struct InTurnTests {
  private func screens(_ views: String, _ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene { WindowGroup { Steps() } }
      }
      enum Step { case first, second, third }
      struct Steps: View {
        @State private var step: Step = .first
        var body: some View {
          NavigationStack {
            Group {
              switch step {
              \(views)
              }
            }
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") {} } }
            \(more)
          }
        }
      }
      struct Hall: View {
        let next: () -> Void
        var body: some View { Text("Seats").navigationTitle("Hall") }
      }
      struct Row: View {
        let next: () -> Void
        var body: some View { Text("Seats").navigationTitle("Row") }
      }
      struct Plain: View {
        let next: () -> Void
        var body: some View { Text("Seats") }
      }
      """
    ]).read().screens
  }

  @Test func `one that says nothing has them as well`() throws {
    let screens = try screens(
      """
      case .first: Hall { step = .second }
      case .second: Row { step = .third }
      case .third: Plain { step = .first }
      """)
    #expect(Set(screens.map(\.name)) == ["Hall", "Row", "Steps"])
    #expect(screens.allSatisfy { $0.items.map(\.summary) == ["topBarTrailing \"Close\""] })
    #expect(screens.first { $0.name == "Steps" }?.title == nil)
  }

  @Test func `where all have titles there is none beside them`() throws {
    let screens = try screens(
      """
      case .first: Hall { step = .second }
      case .second: Row { step = .third }
      case .third: Hall { step = .first }
      """)
    #expect(Set(screens.map(\.name)) == ["Hall", "Row"])
  }

  @Test func `one beside a title that stands where it is shown has them as well`() throws {
    let screens = try screens(
      """
      case .first: Plain { step = .second }.navigationTitle("Plain")
      case .second: Row { step = .third }
      case .third: Row { step = .first }
      """)
    let row = screens.first { $0.title?.value.summary == "\"Row\"" }
    #expect(row?.items.map(\.summary) == ["topBarTrailing \"Close\""])
  }

  @Test func `one that is pushed as well has them where it stands in turn`() throws {
    let screens = try screens(
      """
      case .first: Plain { step = .second }.navigationTitle("Plain")
      case .second: Row { step = .third }
      case .third: Row { step = .first }
      """, ".navigationDestination(for: Int.self) { _ in Row {} }")
    let rows = screens.filter { $0.title?.value.summary == "\"Row\"" }
    #expect(rows.contains { $0.items.map(\.summary) == ["topBarTrailing \"Close\""] })
    #expect(rows.contains { $0.items.isEmpty })
  }
}
