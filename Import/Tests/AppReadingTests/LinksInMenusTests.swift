import AppReading
import SampleApps
import Testing

/// Links in menus and behind rows that are swiped or held down.
@Suite struct LinksInMenusTests {
  static func app(_ place: String, _ inside: String = "Text(\"\").navigationTitle(\"Note\")")
    -> String
  {
    """
    import SwiftUI
    @main struct Pad: App { var body: some Scene { WindowGroup { Notes() } } }
    struct Notes: View {
      var body: some View {
        NavigationStack { List { Text("A")\(place) }.navigationTitle("Notes") }
      }
      var link: some View { NavigationLink { Note() } label: { Text("Open") } }
    }
    struct Note: View { var body: some View { \(inside) } }
    """
  }

  static let places = [
    ".swipeActions { NavigationLink { Note() } label: { Text(\"Open\") } }",
    ".swipeActions(edge: .leading) { Button(\"\") {}; link }",
    ".contextMenu { NavigationLink(\"Open\", destination: Note()) }",
    ".contextMenu { Menu(\"More\") { if true { link } } }",
    "}.toolbar { Menu(\"More\") { NavigationLink { Note() } label: { Text(\"Open\") } }",
    "}.toolbar { ToolbarItem { Menu { Section { link } } label: { Text(\"More\") } }",
    "}.toolbar { Menu(content: { Menu(\"\") { link } }, label: { Text(\"More\") })",
  ]

  @Test(arguments: places)
  func `such a link pushes what it leads to`(place: String) throws {
    let screens = try SampleApp(["Pad.swift": Self.app(place)]).read().screens
    #expect(screens.map(\.name) == ["Note", "Notes"])
    #expect(screens[0].parent == "Notes")
    #expect(screens[0].isPushed)
  }

  @Test(arguments: places)
  func `what has a stack of its own is pushed with it`(place: String) throws {
    let inside = "NavigationStack { Text(\"\").navigationTitle(\"Note\") }"
    let screen = try #require(
      try SampleApp(["Pad.swift": Self.app(place, inside)]).screen("Note"))
    #expect(screen.parent == "Notes")
    #expect(screen.isPushed)
  }

  @Test func `the menu of a toolbar has no buttons of the screen that it leads to`() throws {
    let inside = "Text(\"\").navigationTitle(\"Note\").toolbar { Button(\"Save\") {} }"
    let place = "}.toolbar { Menu(\"More\") { link }"
    let app = try SampleApp(["Pad.swift": Self.app(place, inside)])
    #expect(try app.screen("Notes")?.items.map(\.summary) == ["automatic \"More\""])
    #expect(try app.screen("Note")?.items.map(\.summary) == ["automatic \"Save\""])
  }
}
