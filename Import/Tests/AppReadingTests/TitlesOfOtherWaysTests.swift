import AppReading
import SampleApps
import Testing

/// Titles that stand on one way through a branching, and what the other ways have.
@Suite struct TitlesOfOtherWaysTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  private static func main(_ ways: String, around: String = "") -> String {
    """
    enum Phase { case new, known, broken }
    class Model: ObservableObject { @Published var phase: Phase = .new }
    struct Main: View {
      @EnvironmentObject var model: Model
      var body: some View {
        NavigationStack {
          Group {
            switch model.phase {
            \(ways)
            }
          }
          \(around)
        }
      }
      var content: some View {
        List {}.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Profile") {} } }
      }
    }
    """
  }

  @Test func `what stands on another way than the title comes without it`() throws {
    let found = try screens(
      Self.main(
        """
        case .new: Text("").navigationTitle("Welcome")
        case .known: content
        case .broken: Text("")
        """))
    #expect(found.map(\.title?.value) == [.verbatim("Welcome"), nil])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `what stands on the way of another title comes with that`() throws {
    let found = try screens(
      Self.main(
        """
        case .new: Text("").navigationTitle("Welcome")
        case .known: content.navigationTitle("Chats")
        case .broken: Text("")
        """))
    #expect(found.map(\.title?.value) == [.verbatim("Welcome"), .verbatim("Chats")])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `what stands on a way comes with the title around all of them`() throws {
    let found = try screens(
      Self.main(
        """
        case .new: Text("")
        case .known: content
        case .broken: Text("")
        """,
        around: ".navigationTitle(\"All\")"))
    #expect(found.allSatisfy { $0.title?.value == .verbatim("All") })
    #expect(Set(found.map(\.items.count)).contains(1))
  }
}
