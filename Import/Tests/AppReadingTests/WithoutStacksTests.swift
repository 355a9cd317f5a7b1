import AppReading
import SampleApps
import Testing

/// Views with something for a bar that surely stand on no stack, so that nothing shows it.
@Suite struct WithoutStacksTests {
  private func names(_ start: String, _ more: String = "") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      import Routes
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isShown = false
        var body: some View { \(start) }
      }
      struct Post: View {
        var body: some View {
          List { Part() }.navigationTitle("Post").toolbar { Button("Back") {} }
        }
      }
      struct Part: View {
        @State var words = ""
        var body: some View { Text("").searchable(text: $words) }
      }
      \(more)
      #Preview { NavigationStack { Post() } }
      """
    ]).read().screens.map(\.name).filter { $0 == "Post" || $0 == "Part" }
  }

  @Test(arguments: [
    "Post()", "TabView { Post(); NavigationStack { Text(\"\").navigationTitle(\"A\") } }",
    "VStack { Post().padding() }", "Group { if isShown { Post() } else { Text(\"\") } }",
    "Text(\"\").sheet(isPresented: $isShown) { Post() }",
    "NavigationStack { Text(\"\") }.fullScreenCover(isPresented: $isShown) { Post() }",
    "Text(\"\").popover(isPresented: $isShown) { ScrollView { Post() } }",
  ])
  func `where no stack is around it it has no bar`(start: String) throws {
    #expect(try names(start) == [])
  }

  @Test func `where another device has one it has none`() throws {
    let start = """
      Group {
        if UIDevice.current.userInterfaceIdiom == .pad { iPad_Start() } else { Post() }
      }
      """
    let more = "struct iPad_Start: View { var body: some View { NavigationStack { Post() } } }"
    #expect(try names(start, more) == [])
  }

  @Test(arguments: [
    "NavigationStack { Post() }", "NavigationView { VStack { Post() } }",
    "NavigationStack { NavigationLink(\"\") { Post() } }",
    "NavigationSplitView { Text(\"\") } detail: { Post() }",
    "TabView { NavigationStack { Post() }; Post() }",
    "Text(\"\").sheet(isPresented: $isShown) { NavigationStack { Post() } }",
    // What others make of it, nobody knows.
    "RouteView { Post() }", "Post().onRoutes()", "RouteView(first: Post())",
    "VStack { RouteView { VStack { Post() } } }",
    "RouteView { VStack { Text(\"\") } }.sheet(isPresented: $isShown) { RouteView { Post() } }",
  ])
  func `where one may be around it it has one`(start: String) throws {
    #expect(try names(start) == ["Post"])
  }

  @Test(arguments: [
    (
      "Frame { Post() }",
      "struct Frame<C: View>: View { @ViewBuilder let content: () -> C; "
        + "var body: some View { NavigationStack { content() } } }"
    ),
    (
      "Post().framed()",
      "extension View { "
        + "func framed() -> some View { NavigationStack { self } } }"
    ),
    (
      "Post().modifier(Framed())",
      "struct Framed: ViewModifier { "
        + "func body(content: Content) -> some View { NavigationStack { content } } }"
    ),
    (
      "Outer()",
      "struct Outer: View { var body: some View { NavigationStack { Inner() } } }; "
        + "struct Inner: View { var body: some View { Post() } }"
    ),
    ("Post()", "class Shower { func show() { open(UIHostingController(rootView: Post())) } }"),
    ("Post()", "func made() -> some View { Post() }"),
    ("Post()", "let make = Post.init"),
  ])
  func `where the code of the app may put it onto one it has one`(
    start: String, more: String
  ) throws {
    #expect(try names(start, more).contains("Post"))
  }
}
