import AppReading
import SampleApps
import Testing

/// Views that are pushed as they are and have a stack of their own elsewhere.
@Suite struct StacksInBranchesTests {
  private static let root = """
    import SwiftUI
    struct Root: View {
      var body: some View {
        TabView {
          NavigationStack {
            List { NavigationLink("Garden") { Garden(isPushed: true) } }.navigationTitle("House")
          }
          .tabItem { Text("House") }
          Garden().tabItem { Text("Garden") }
        }
      }
    }

    """

  private func bars(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": Self.root + code]).read().screens.map { screen in
      let name = screen.variant.map { "\(screen.name)@\($0)" } ?? screen.name
      let bar = screen.isBarHidden?.value == true ? "hidden" : screen.title?.value.summary ?? "-"
      return "\(name): \(bar)"
    }
  }

  @Test(arguments: [
    "let content = inside\nif isPushed { content } else { NavigationStack { content } }",
    "if isPushed { inside } else { NavigationStack { inside } }",
  ])
  func `a bar that is hidden with a stack and without is hidden`(body: String) throws {
    let bars = try bars(
      """
      struct Garden: View {
        var isPushed = false
        var body: some View { \(body) }
        private var inside: some View {
          VStack { Text("Trees") }
            .navigationBarBackButtonHidden(true)
            .toolbar(.hidden, for: .navigationBar)
        }
      }
      """)
    #expect(bars.filter { $0.hasPrefix("Garden") } == ["Garden: hidden", "Garden-stack: hidden"])
  }

  @Test func `a bar that only the stack's way hides is there without`() throws {
    let bars = try bars(
      """
      struct Garden: View {
        var isPushed = false
        var body: some View {
          if isPushed {
            inside
          } else {
            NavigationStack { inside.toolbar(.hidden, for: .navigationBar) }
          }
        }
        private var inside: some View { VStack { Text("Trees") }.navigationTitle("Garden") }
      }
      """)
    #expect(
      bars.filter { $0.hasPrefix("Garden") } == ["Garden: \"Garden\"", "Garden-stack: hidden"])
  }
}
