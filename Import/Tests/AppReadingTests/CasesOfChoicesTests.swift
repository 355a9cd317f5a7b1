import AppReading
import SampleApps
import Testing

/// Cases that a condition chooses between: of a `switch` over more of them, only those can be.
@Suite struct CasesOfChoicesTests {
  static func app(_ shown: String, _ kept: String = "let isFirst: Bool") -> String {
    """
    import SwiftUI
    enum Step { case warm, cool, rest, sets, move }
    struct Names {
      static func title(for step: Step) -> String {
        switch step {
        case .warm: return "Warm"
        case .cool: return "Cool"
        case .rest, .sets: return "Rest"
        case .move: return "Move"
        }
      }
      static func name(of step: Step) -> String { title(for: step) }
      static func short(_ step: Step) -> String {
        switch step {
        case .warm: return "Warm"
        case .rest: return "Rest"
        default: return "Cool"
        }
      }
    }
    @main struct Gym: App {
      @StateObject var model = Model()
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            List { NavigationLink { Page(isFirst: model.isFirst) } label: { Text("") } }
              .navigationTitle("Gym")
          }
        }
      }
    }
    struct Page: View {
      \(kept)
      var step: Step { isFirst ? .warm : .cool }
      var body: some View { Text("").navigationTitle(\(shown)) }
    }
    """
  }

  private func titles(_ shown: String, _ kept: String = "let isFirst: Bool") throws -> [String] {
    try SampleApp(["Gym.swift": Self.app(shown, kept)]).read().screens
      .filter { $0.name == "Page" }.compactMap { $0.title?.value.summary }.sorted()
  }

  @Test(arguments: [
    "Names.title(for: isFirst ? .warm : .cool)",
    "Names.title(for: isFirst ? Step.warm : Step.cool)",
    "Names.name(of: isFirst ? .warm : .cool)", "Names.title(for: step)",
    "Names.short(isFirst ? .warm : .cool)",
  ])
  func `a title is there for these alone`(shown: String) throws {
    #expect(try titles(shown) == ["\"Cool\"", "\"Warm\""])
  }

  @Test func `of one in the other each counts`() throws {
    #expect(
      try titles(
        "Names.title(for: isFirst ? .warm : isLast ? .move : .cool)",
        "let isFirst: Bool; var isLast: Bool { Date().isLast }")
        == ["\"Cool\"", "\"Move\"", "\"Warm\""])
  }
}
