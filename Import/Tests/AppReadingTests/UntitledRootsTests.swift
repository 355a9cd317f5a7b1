import AppReading
import SampleApps
import Testing

/// First views of stacks that say nothing of their bar, beside code that seems to.
@Suite struct UntitledRootsTests {
  private func bare(_ body: String, _ more: String = "") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Garden: App { var body: some Scene { WindowGroup { Door() } } }
      enum Bed: Hashable { case roses }
      struct Door: View {
        @State private var path: [Bed] = []
        var body: some View {
          NavigationStack(path: $path) {
            \(body)
          }
        }
        private func finish(_ found: Int) { keep(found) }
      }
      struct Roses: View { var body: some View { List {}.navigationTitle("Roses") } }
      \(more)
      """
    ])
    return try app.read().screens.filter(\.isBare).map(\.name)
  }

  @Test func `what is done once something ends is no part of a view`() throws {
    let found = try bare(
      """
      VStack {
        Text("Garden")
        KeyButton(.open) { request in request.scopes = [.name] } onCompletion: { finish($0) }
      }
      """)
    #expect(found == ["Door"])
  }

  private static let ways = """
    extension View {
      func withNavigationWays() -> some View { self.modifier(Ways()) }
      func withNavigationTools() -> some View { self.modifier(Tools()) }
    }
    struct Ways: ViewModifier {
      func body(content: Content) -> some View {
        content.navigationDestination(for: Bed.self) { bed in
          switch bed { case .roses: Roses() }
        }
      }
    }
    struct Tools: ViewModifier {
      func body(content: Content) -> some View { content.navigationBarItem(Tool()) }
    }
    """

  @Test(arguments: [
    (".withNavigationWays()", true), (".withNavigationTools()", false),
    (".withNavigationMarks()", false),
  ])
  func `a modifier of the app's own with the ways of a stack says nothing of its bar`(
    modifier: String, isBare: Bool
  ) throws {
    let found = try bare("VStack { Text(\"Garden\") }\(modifier)", Self.ways)
    #expect(found == (isBare ? ["Door"] : []))
  }

  @Test func `modifiers that call each other many times come to an end`() throws {
    let chain = (0..<2000).map { number in
      "func navigationStep\(number)() -> some View { "
        + "self.navigationStep\(number + 1)().navigationStep\(number + 1)() }"
    }
    let more = "extension View { \(chain.joined(separator: "\n")) }"
    #expect(try bare("Text(\"Garden\").navigationStep0()", more).isEmpty)
  }
}
