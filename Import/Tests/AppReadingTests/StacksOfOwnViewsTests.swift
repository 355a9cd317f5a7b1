import AppReading
import SampleApps
import Testing

/// Views of the app's own that are a stack with whatever they are handed.
@Suite struct StacksOfOwnViewsTests {
  private func read(_ stack: String, _ views: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct OwnStack<Root: View>: View {
        private let root: () -> Root
        init(@ViewBuilder root: @escaping () -> Root) { self.root = root }
        var body: some View { \(stack) }
      }
      \(views)
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          List { Button("Start") { isShown = true } }
            .navigationTitle("Home").sheet(isPresented: $isShown) { Steps() }
        }
      }
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      """
    ]).read().screens
  }

  private static let stacks = [
    "NavigationStack { root() }", "NavigationStack(root: root)",
    "NavigationView { self.root().padding() }.navigationViewStyle(.stack)",
  ]

  private static let steps = """
    struct Steps: View { var body: some View { OwnStack { First() } } }
    struct First: View {
      var body: some View { NavigationLink("Next") { Second() }.navigationBarBackButtonHidden() }
    }
    struct Second: View { var body: some View { Text("2").navigationBarBackButtonHidden() } }
    """

  @Test(arguments: stacks)
  func `what it is handed is the first screen on its stack`(stack: String) throws {
    let screens = try read(stack, Self.steps)
    #expect(screens.map(\.name).sorted() == ["First", "Home", "Second"])
    let first = try #require(screens.first { $0.name == "First" })
    #expect(first.isSheet)
    #expect(try #require(screens.first { $0.name == "Second" }).parent == "First")
  }

  @Test(arguments: stacks)
  func `a first screen that says nothing of its bar has one`(stack: String) throws {
    let views = """
      struct Steps: View { var body: some View { OwnStack { First() } } }
      struct First: View { var body: some View { Text("1") } }
      """
    let screens = try read(stack, views)
    let first = try #require(screens.first { $0.name == "First" })
    #expect(first.isSheet)
  }

  @Test(arguments: [
    "NavigationStack { root().navigationTitle(\"Own\") }", "VStack { root() }",
    "NavigationStack { VStack { root() } }",
    "NavigationStack { root().navigationBarTitleDisplayMode(.inline) }",
  ])
  func `a view that says more is looked at itself`(stack: String) throws {
    let views = """
      struct Steps: View { var body: some View { OwnStack { First() } } }
      struct First: View { var body: some View { Text("1") } }
      """
    #expect(try !read(stack, views).contains { $0.name == "First" && $0.title == nil })
  }

  @Test func `the bar of a frame around several screens is that of each`() throws {
    let views = """
      struct Around<Inside: View>: View {
        @ViewBuilder let content: () -> Inside
        var body: some View { VStack { content() }.padding().navigationBarBackButtonHidden() }
      }
      struct Steps: View { var body: some View { OwnStack { First() } } }
      struct First: View {
        var body: some View { Around { Text("1"); NavigationLink("Next") { Second() } } }
      }
      struct Second: View { var body: some View { Around { Text("2") } } }
      """
    let screens = try read(Self.stacks[0], views)
    #expect(screens.map(\.name).sorted() == ["First", "Home", "Second"])
    #expect(
      screens.filter { $0.hidesBack?.value == true }.map(\.name).sorted() == ["First", "Second"])
  }
}
