import AppReading
import SampleApps
import Testing

/// Where a title stands that a screen hands to a modifier of the app's own.
@Suite struct HandedTitlesTests {
  private static let modifiers = """
    import SwiftUI
    struct BarModifier: ViewModifier {
      var title: String
      func body(content: Content) -> some View { content.navigationTitle(title) }
    }
    extension View {
      func bar(title: String) -> some View { modifier(BarModifier(title: title)) }
      func titled(_ title: String) -> some View { navigationTitle(Text(title)) }
      func fixed() -> some View { navigationTitle("Fixed") }
    }
    """

  @Test(arguments: [
    ("bar(title: \"First\")", "Screens.swift:6"), ("bar(title: Names.first)", "Screens.swift:6"),
    ("titled(\"First\")", "Screens.swift:6"), ("fixed()", "Modifiers.swift:9"),
    ("modifier(BarModifier(title: \"First\"))", "Screens.swift:6"),
  ])
  func `a title stands where a screen hands it over`(step: String, place: String) throws {
    let read = try SampleApp([
      "Modifiers.swift": Self.modifiers,
      "Names.swift": "enum Names { static let first = \"First\" }",
      "Screens.swift": """
      import SwiftUI
      struct FirstView: View {
        var body: some View {
          NavigationStack {
            Text("")
              .\(step)
          }
        }
      }
      """,
    ]).read()
    let title = try #require(read.screens.first { $0.name == "FirstView" }?.title)
    #expect(title.place.text.hasSuffix(place))
  }
}
