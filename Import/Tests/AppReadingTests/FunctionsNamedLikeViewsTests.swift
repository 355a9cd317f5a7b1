import AppReading
import SampleApps
import Testing

/// Functions of a view that are called like another view of the app.
@Suite struct FunctionsNamedLikeViewsTests {
  private static let other = """
    import SwiftUI
    struct PhoneBox: View {
      var page: Int
      var body: some View { NavigationStack { List {}.navigationTitle("Pages") } }
    }
    struct PhoneTool: View {
      var body: some View { Button("Elsewhere") {} }
    }
    """

  private func app(_ code: String) throws -> AppReader {
    try SampleApp(["Other.swift": Self.other, "Home.swift": "import SwiftUI\n" + code]).read()
  }

  private func titles(_ code: String) throws -> [AppText?] {
    try app(code).screens.filter { $0.name == "HomeView" }.map { $0.title?.value }
  }

  @Test func `a view shows what its own function makes`() throws {
    let found = try titles(
      """
      struct HomeView: View {
        var body: some View { NavigationStack { Group { PhoneBox() } } }
        @ViewBuilder func PhoneBox() -> some View { List {}.navigationTitle("Home") }
      }
      """)
    #expect(found == [.verbatim("Home")])
  }

  @Test func `a view shows what a function in its body makes`() throws {
    let found = try titles(
      """
      struct HomeView: View {
        var body: some View {
          func PhoneBox() -> some View { List {}.navigationTitle("Home") }
          return NavigationStack { PhoneBox() }
        }
      }
      """)
    #expect(found == [.verbatim("Home")])
  }

  @Test func `the function of a view makes its buttons`() throws {
    let read = try app(
      """
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").toolbar { ToolbarItem { PhoneTool() } }
          }
        }
        func PhoneTool() -> some View { Button("Here") {} }
      }
      """)
    let home = try #require(read.screens.first { $0.name == "HomeView" })
    #expect(home.items.map(\.summary) == ["automatic \"Here\""])
  }

  @Test(arguments: [
    // What the function does not take makes the view.
    "func PhoneBox() -> some View { Text(\"\") }", "",
  ])
  func `a call that no function of the view takes makes the view`(function: String) throws {
    let read = try app(
      """
      struct HomeView: View {
        var body: some View { Group { PhoneBox(page: 1) } }
        \(function)
      }
      """)
    #expect(read.screens.map { $0.title?.value } == [.verbatim("Pages")])
  }
}
