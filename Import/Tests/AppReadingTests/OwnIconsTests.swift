import AppReading
import SampleApps
import Testing

/// Icons of the app's own, and closures that nobody hands over.
@Suite struct OwnIconsTests {
  private func items(_ content: String, more: String = "") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct GlyphIcon: View {
        let name: String
        var color: Color?
        init(name: String, color: Color? = nil) { self.name = name; self.color = color }
        var body: some View { Drawing(icon: self) }
        func tinted() -> GlyphIcon { var new = self; new.color = .red; return new }
        static func closing() -> GlyphIcon {
          var new = GlyphIcon.cross
          new.color = .gray
          return new.tinted()
        }
        struct Drawing: View {
          let icon: GlyphIcon
          var body: some View { DrawnPicture(icon.picture) }
        }
      }
      extension GlyphIcon { static let cross = GlyphIcon(name: "cross") }
      struct GlyphButton: View {
        let icon: GlyphIcon
        let action: () -> Void
        var body: some View { Button(action: action) { icon } }
      }
      \(more)
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            Text("Home").navigationTitle("Home")\(content)
          }
        }
      }
      """
    ])
    return try app.screen("HomeView")?.items.map(\.summary) ?? []
  }

  @Test(arguments: [
    "GlyphIcon(name: \"cross\")", "GlyphIcon.cross", "GlyphIcon.cross.tinted()",
    "GlyphIcon.cross.frame(width: 20, height: 20)", "GlyphIcon.closing().padding()",
    "GlyphButton(icon: .cross) {}", "GlyphButton(icon: .cross.tinted()) {}",
    "GlyphButton(icon: .closing(), action: {})",
  ])
  func `an icon has the picture that it is made with`(icon: String) throws {
    let content = ".toolbar { ToolbarItem(placement: .topBarTrailing) { \(icon) } }"
    #expect(try items(content) == ["topBarTrailing picture cross"])
  }

  @Test(arguments: [
    "GlyphIcon(name: model.name)", "GlyphIcon(name: \"https://a.example/b\")",
    "DrawnPicture(\"b\")",
  ])
  func `what nobody can tell has none`(icon: String) throws {
    let content = ".toolbar { ToolbarItem(placement: .topBarTrailing) { \(icon) } }"
    let found = try items(content)
    #expect(found.count == 1)
    #expect(!found.joined().contains("picture cross"))
    #expect(!found.joined().contains("picture https"))
  }

  @Test func `a closure that nobody hands over makes nothing`() throws {
    let bar = """
      struct Bar<Leading: View, Trailing: View>: ViewModifier {
        let leading: (() -> Leading)?
        let trailing: (() -> Trailing)?
        init(leading: (() -> Leading)?, trailing: (() -> Trailing)?) {
          self.leading = leading
          self.trailing = trailing
        }
        func body(content: Content) -> some View {
          content.navigationBarItems(
            leading: HStack { leading?() }, trailing: HStack { trailing?() })
        }
      }
      extension View {
        func bar<Trailing: View>(@ViewBuilder trailing: @escaping () -> Trailing) -> some View {
          modifier(Bar<EmptyView, Trailing>(leading: nil, trailing: trailing))
        }
      }
      """
    #expect(
      try items(".bar { Button(\"Save\") {} }", more: bar) == [#"topBarTrailing "Save""#])
  }

  @Test(arguments: [
    ("Image.sideMenu", "picture sideMenu"),
    ("Image.sideMenu.renderingMode(.template)", "picture sideMenu"),
    ("Button {} label: { Image.sideMenu }", "picture sideMenu"),
    ("Image.declared", "picture other"),
  ])
  func `a picture that no code declares is the catalog's of that name`(
    shown: String, summary: String
  ) throws {
    let more = "extension Image { static let declared = Image(\"other\") }"
    let content = ".toolbar { ToolbarItem(placement: .topBarTrailing) { \(shown) } }"
    #expect(try items(content, more: more) == ["topBarTrailing \(summary)"])
  }
}
