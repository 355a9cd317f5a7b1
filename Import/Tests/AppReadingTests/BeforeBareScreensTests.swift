import AppReading
import SampleApps
import Testing

/// What is pushed from parts of screens that say nothing of their bar, and which of those there are.
@Suite struct BeforeBareScreensTests {
  private func screens(_ code: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
      struct Detail: View { var body: some View { Text("a").navigationTitle("Detail") } }
      struct Link: View { var body: some View { NavigationLink("a") { Detail() } } }
      \(code)
      """
    ]).read().screens.map { screen in
      let words = screen.isBare ? "bare" : screen.title?.value.summary ?? "-"
      let hidden = screen.isBarHidden?.value == true ? ", hidden" : ""
      return "\(screen.name) \(words)\(hidden) after \(screen.parent ?? "nothing")"
    }
  }

  @Test(arguments: [
    ("NavigationStack { ScrollView { Link() } }", "Root"),
    ("NavigationStack { Board() }", "Board"),
    ("NavigationStack { VStack { Text(\"b\"); Board() } }", "Root"),
    ("NavigationStack { if isOn { Board() } else { Text(\"b\") } }", "Root"),
  ])
  func `a link in a part pushes from the whole`(body: String, before: String) throws {
    let code = """
      struct Root: View {
        @AppStorage("on") var isOn = false
        var body: some View { \(body) }
      }
      struct Board: View { var body: some View { ScrollView { VStack { Link() } } } }
      """
    #expect(
      try screens(code).sorted()
        == ["\(before) bare after nothing", "Detail \"Detail\" after \(before)"].sorted())
  }

  @Test func `a screen with a title comes before one without`() throws {
    let code = """
      struct Root: View { var body: some View { NavigationStack { ScrollView { Link(); Next() } } } }
      struct Next: View { var body: some View { NavigationLink("b") { List2() } } }
      struct List2: View { var body: some View { List { Link() }.navigationTitle("List") } }
      """
    #expect(try screens(code).contains("Detail \"Detail\" after List2"))
  }

  @Test(arguments: [
    "if isOn { NavigationStack { Board() } } else { NavigationStack { Cover() } }",
    "if isOn { NavigationStack { Board() } } else { Text(\"b\"); NavigationView { Cover() } }",
    "Group { if isOn { NavigationStack { Board() } } else { NavigationStack { Cover() } } }",
  ])
  func `stacks in turn have a first screen each`(body: String) throws {
    let code = """
      struct Root: View {
        @AppStorage("on") var isOn = false
        var body: some View { \(body) }
      }
      struct Board: View { var body: some View { List { Link() } } }
      struct Cover: View { var body: some View { Text("b") } }
      """
    #expect(
      try screens(code) == [
        "Board bare after nothing", "Cover bare after nothing", "Detail \"Detail\" after Board",
      ])
  }

  @Test func `a stack beside something else has one too`() throws {
    let code = """
      struct Root: View {
        @AppStorage("on") var isOn = false
        var body: some View { if isOn { NavigationStack { Board() } } else { Cover() } }
      }
      struct Board: View { var body: some View { List { Link() } } }
      struct Cover: View { var body: some View { Text("b") } }
      """
    #expect(try screens(code) == ["Board bare after nothing", "Detail \"Detail\" after Board"])
  }

  @Test(arguments: [
    "Board().navigationBarHidden(true)", "Board().toolbar(.hidden, for: .navigationBar)",
    "VStack { Board() }.toolbar(.hidden, for: .navigationBar)",
  ])
  func `a bar that is hidden around the first screen is that screen's`(content: String) throws {
    let code = """
      struct Root: View { var body: some View { NavigationStack { \(content) } } }
      struct Board: View { var body: some View { List { Link() }.navigationTitle("Board") } }
      """
    #expect(
      try screens(code) == [
        "Board \"Board\", hidden after nothing", "Detail \"Detail\" after Board",
      ])
    let outside = code.replacing(
      "NavigationStack { \(content) }",
      with: "NavigationStack { Board() }.navigationBarHidden(true)")
    #expect(try screens(outside).allSatisfy { !$0.contains("hidden") })
  }

  @Test func `one that is pushed as well has its bar there`() throws {
    let code = """
      struct Root: View { var body: some View { NavigationStack { Board().navigationBarHidden(true) } } }
      struct Board: View { var body: some View { List { Link() }.navigationTitle("Board") } }
      struct Other: View {
        var body: some View { NavigationStack { NavigationLink("c") { Board() }.navigationTitle("Other") } }
      }
      """
    #expect(try screens(code).contains { $0.hasPrefix("Board \"Board\" after") })
  }
}
