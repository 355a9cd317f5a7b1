import AppReading
import SampleApps
import Testing

/// What hangs on a stack from outside, which is there only in the bar of another stack around it.
@Suite struct OutsideOfStacksTests {
  private func screens(_ start: String) throws -> [String] {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isShown = false
        var body: some View { \(start) }
      }
      struct Post: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("New Post") }
            .navigationTitle("Post").toolbar { Button("Back") {} }
        }
      }
      struct Plain: View {
        var body: some View {
          NavigationStack { List {} }.toolbar { Button("Back") {} }
        }
      }
      """
    ]).read().screens
    return found.map { screen in
      "\(screen.name) \(screen.title?.value.summary ?? "") \(screen.items.map(\.summary))"
    }
  }

  @Test(arguments: [
    "Post()", "TabView { Post(); Plain() }", "VStack { Post() }",
    "Text(\"\").sheet(isPresented: $isShown) { Post() }",
    "Text(\"\").fullScreenCover(isPresented: $isShown) { Post() }",
  ])
  func `where no stack is around it no bar shows it`(start: String) throws {
    let found = try screens(start).filter { $0.hasPrefix("Post") }
    #expect(found == ["Post \"New Post\" []"])
  }

  @Test(arguments: [
    "NavigationStack { Post() }", "NavigationStack { NavigationLink(\"\") { Post() } }",
    "NavigationStack { Text(\"\").navigationDestination(for: Int.self) { _ in Post() } }",
    "NavigationSplitView { Text(\"\") } detail: { Post() }",
    "Text(\"\").sheet(isPresented: $isShown) { NavigationStack { Post() } }",
  ])
  func `where one is around it that shows it`(start: String) throws {
    #expect(try screens(start).contains("Post \"Post\" [\"automatic \\\"Back\\\"\"]"))
  }

  @Test func `what nobody is seen to show keeps it`() throws {
    #expect(
      try screens("Text(\"\")").contains("Post \"Post\" [\"automatic \\\"Back\\\"\"]"))
  }

  @Test func `a title from outside is not that of a stack inside`() throws {
    let found = try screens(
      """
      NavigationStack {
        Text("").navigationDestination(for: Int.self) { _ in
          Pages().navigationTitle("").navigationBarHidden(true)
        }
      }
      }
      }
      struct Pages: View {
        @State private var page = 0
        var body: some View {
          Bar(page: $page) { page in
            switch page {
            case 0: First()
            default: Second()
            }
          }
        }
      }
      struct Bar<Inner: View>: View {
        @Binding var page: Int
        @ViewBuilder var content: (Int) -> Inner
        var body: some View { VStack { content(page) } }
      }
      struct Second: View { var body: some View { List {}.toolbar { Button("Sort") {} } } }
      struct First: View {
        var body: some View {
          NavigationStack {
            List {}.navigationBarTitleDisplayMode(.inline).toolbar {
              ToolbarItem(placement: .primaryAction) { Button("More") {} }
            }
          }
      """)
    #expect(found.contains("First  [\"primaryAction \\\"More\\\"\"]"))
    #expect(!found.contains { $0.hasPrefix("Pages") && $0.contains("More") })
  }
}
