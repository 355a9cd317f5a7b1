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

  @Test(arguments: [
    "NavigationStack { List {} }.navigationTitle(\"Sheet\").toolbar { Button(\"End\") {} }",
    "NavigationStack { List {} }.toolbar { Button(\"End\") {} }.navigationTitle(\"Sheet\")",
  ])
  func `in a sheet itself no bar shows what hangs on its stack`(sheet: String) throws {
    for name in ["sheet", "fullScreenCover", "popover"] {
      let start = "Text(\"\").\(name)(isPresented: $isShown) { \(sheet) }"
      let found = try screens(start)
      #expect(!found.contains { $0.contains("Sheet") || $0.contains("End") }, "\(found)")
      let titled = start.replacing(
        "List {}", with: "List {}.navigationTitle(\"In\").toolbar { Button(\"Add\") {} }")
      #expect(
        try screens(titled).contains {
          $0.hasPrefix("Start-") && $0.hasSuffix(" \"In\" [\"automatic \\\"Add\\\"\"]")
        })
    }
  }

  @Test func `a bar around the stack of a sheet shows it`() throws {
    let found = try screens(
      """
      Text("").sheet(isPresented: $isShown) {
        NavigationStack {
          NavigationStack { List {} }.navigationTitle("Sheet").toolbar { Button("End") {} }
        }
      }
      """)
    #expect(found.contains { $0.contains("\"Sheet\"") && $0.contains("End") }, "\(found)")
  }

  private static let around = """
    Around() }
    }
    struct Inner: View {
      var body: some View { NavigationStack { List {}.navigationTitle("Inner") } }
    }
    struct Around: View {
      @State var isFull = false
      var body: some View {
        Group { if isFull { Inner() } else { List {} } }.toolbar { Button("End") {} }
      }
    """

  @Test func `what hangs around a view that is a stack no bar shows`() throws {
    for start in ["", "Text(\"\").sheet(isPresented: $isShown) { "] {
      let end = start.isEmpty ? "" : " }"
      let text = start + Self.around.replacing("Around() }", with: "Around()\(end) }")
      let found = try screens(text)
      #expect(!found.contains { $0.contains("End") }, "\(found)")
      #expect(found.contains { $0.contains("\"Inner\"") }, "\(found)")
    }
  }

  @Test func `around a view that is a stack another stack's bar shows it`() throws {
    let text = Self.around.replacing("Around() }", with: "NavigationStack { Around() } }")
    let found = try screens(text)
    #expect(found.contains { $0.contains("End") }, "\(found)")
  }

  @Test func `what nobody is seen to show keeps it`() throws {
    #expect(
      try screens("Text(\"\")").contains("Post \"Post\" [\"automatic \\\"Back\\\"\"]"))
  }

  @Test(arguments: [
    ".navigationBarHidden(true)", ".toolbar(.hidden, for: .navigationBar)",
    ".navigationBarTitleDisplayMode(.inline)", ".navigationBarBackButtonHidden()",
  ])
  func `what hides a bar from outside of its stack hides nothing in it`(said: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Notes").toolbar { Button("Add") {} } }
            \(said)
        }
      }
      """
    ])
    let found = try app.read().screens
    #expect(found.map(\.name) == ["Start"])
    let start = try #require(found.first)
    #expect(start.items.map(\.summary) == ["automatic \"Add\""])
    #expect(start.isBarHidden == nil && start.titleMode == nil && start.hidesBack == nil)
  }

  @Test func `a search field from outside is the stack's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var text = ""
        var body: some View {
          NavigationStack { List {}.navigationTitle("Notes") }
            .searchable(text: $text, prompt: "Find")
        }
      }
      """
    ])
    let start = try #require(try app.screen("Start"))
    #expect(start.search?.value.placeholder?.summary == "\"Find\"")
    #expect(start.title?.value.summary == "\"Notes\"")
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
