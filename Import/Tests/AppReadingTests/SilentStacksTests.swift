import AppReading
import SampleApps
import Testing

/// Views that stand on a stack of SwiftUI's and say nothing of their bar but, maybe, that it is hidden.
@Suite struct SilentStacksTests {
  private func screens(_ code: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + code]).read().screens
  }

  /// An app of two tabs, in the first of which stands what is under test.
  private func tabs(_ first: String, _ rest: String) -> String {
    """
    @main struct Notes: App { var body: some Scene { WindowGroup { Shell() } } }
    struct Shell: View {
      @State var isOpen = false
      var body: some View {
        TabView {
          \(first)
          NavigationStack { Known() }
        }
      }
    }
    struct Known: View { var body: some View { Text("Known").navigationTitle("Known") } }
    \(rest)
    """
  }

  @Test func `the first view of a stack may hide its bar`() throws {
    let code = tabs(
      "NavigationStack { Start() }",
      "struct Start: View { var body: some View { List { }.navigationBarHidden(true) } }")
    let found = try screens(code)
    #expect(found.map(\.name) == ["Known", "Start"])
    #expect(found.last?.isBarHidden?.value == true)
  }

  @Test func `a view of a stack may hide its bar`() throws {
    let code = tabs(
      "Start()",
      """
      struct Start: View {
        var body: some View { NavigationView { List { }.navigationBarHidden(true) } }
      }
      """)
    let found = try screens(code)
    #expect(found.map(\.name) == ["Known", "Start"])
    #expect(found.last?.isBarHidden?.value == true)
    // What hangs on the stack itself is of a bar around it.
    let outside = code.replacing(
      ".navigationBarHidden(true) }", with: "}.navigationBarHidden(true)")
    #expect(try screens(outside).last?.isBarHidden?.value != true)
  }

  @Test(arguments: ["", ".navigationBarTitle(\"\", displayMode: .inline)"])
  func `what several links push may hide its bar`(title: String) throws {
    let code = """
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("One") { Reader() }
              NavigationLink(destination: Reader()) { Text("Two") }
            }
            .navigationTitle("Home")
          }
        }
      }
      struct Reader: View {
        var body: some View { Text("A")\(title).navigationBarHidden(true) }
      }
      """
    let found = try screens(code)
    #expect(found.map(\.name) == ["Home", "Reader"])
    #expect(found.last?.isBarHidden?.value == true && found.last?.parent == "Home")
    // Where it stands beside others as well, it may be a part.
    let beside = code + "\nstruct Pane: View { var body: some View { VStack { Reader() } } }"
    #expect(try screens(beside).map(\.name) == ["Home"])
  }

  @Test func `a stack without a word has an empty bar`() throws {
    let sheet = tabs(
      "Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Digest() }",
      """
      struct Digest: View {
        var body: some View { NavigationView { ScrollView { Text("News") } } }
      }
      """)
    let found = try screens(sheet)
    #expect(found.map(\.name) == ["Digest", "Known"])
    #expect(found.first?.isBare == true && found.first?.presentation == .sheet)
  }

  @Test func `the first view of a stack without a word has an empty bar`() throws {
    let code = tabs(
      "NavigationStack { Start() }", "struct Start: View { var body: some View { List { } } }")
    let found = try screens(code)
    #expect(found.map(\.name) == ["Known", "Start"])
    #expect(found.last?.isBare == true)
  }

  @Test(arguments: [
    "NavigationStack { Start().customNavigationBar(\"A\") }", "NavigationStack { factory.start() }",
    "NavigationStack { router.start }", "NavigationStack { EmptyView() }",
    "NavigationStack { Web() }", "Start()",
  ])
  func `a stack of which not all is known is not told`(stack: String) throws {
    let code = tabs(
      stack,
      """
      struct Start: View { var body: some View { List { } } }
      struct Web: UIViewControllerRepresentable { }
      """)
    #expect(try screens(code).map(\.name) == ["Known"])
  }

  @Test func `what a link makes of the system's views has a bar`() throws {
    func found(_ content: String) throws -> [Screen] {
      try screens(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List { NavigationLink("One") { \(content) } }.navigationTitle("Home")
            }
          }
        }
        """)
    }
    let page = try found("List { Text(\"More\") }")
    #expect(page.map(\.name) == ["Home", "Home-link"])
    #expect(page.last?.isBare == true && page.last?.parent == "Home")
    #expect(try found("Text(\"More\")").map(\.name) == ["Home", "Home-link"])
    #expect(try found("EmptyView()").map(\.name) == ["Home"])
    #expect(try found("make(\"More\")").map(\.name) == ["Home"])
    #expect(try found("Text(\"More\").customNavigation(\"A\")").map(\.name) == ["Home"])
  }

  private static let rows = """
    struct Row<Target: View>: View {
      let title: String
      let destination: (() -> Target)?
      var body: some View {
        if let destination = destination?() {
          ZStack { NavigationLink(destination: destination) { Text(title) } }
        }
      }
    }
    struct Home: View {
      var body: some View { NavigationStack { page.navigationTitle("Home") } }
      var page: some View { List { row("One"); people } }
      func row(_ title: String) -> some View { Row(title: title, destination: { Text(title) }) }
      var people: some View { People(choice: { Person(name: $0) }) }
    }
    struct People<Target: View>: View {
      let choice: (String) -> Target
      var body: some View { list([]) }
      func list(_ names: [String]) -> some View {
        ForEach(names, id: \\.self) { name in
          Row(title: name, destination: { choice(name) })
        }
      }
    }
    struct Person: View { let name: String; var body: some View { Text(name) } }
    """

  @Test func `what the link of a row pushes has a bar`() throws {
    let found = try screens(Self.rows)
    #expect(found.map(\.name) == ["Home", "Home-link", "Person"])
    #expect(found.map(\.isBare) == [false, true, true])
    #expect(found.map(\.parent) == [nil, "Home", "Home"])
  }
}
