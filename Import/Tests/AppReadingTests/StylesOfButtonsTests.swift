import AppReading
import SampleApps
import Testing

/// Buttons whose faces are drawn by styles of the app's own.
@Suite struct StylesOfButtonsTests {
  static func app(_ body: String) -> String {
    """
    import SwiftUI
    struct Page: View {
      var body: some View {
        Text("").navigationTitle("Page").toolbar { Leave {} }
      }
    }
    struct Leave: View {
      let perform: () -> Void
      var body: some View {
        Button(action: perform) { EmptyView() }.buttonStyle(LeaveStyle())
      }
    }
    struct LeaveStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { \(body) }
    }
    """
  }

  @Test func `a style draws the face of a button without a label`() throws {
    let app = try SampleApp(["Page.swift": Self.app("Image(\"Leave\").frame(width: 30)")])
    #expect(try app.screen("Page")?.items.map(\.summary) == ["automatic picture Leave"])
  }

  @Test(arguments: [
    "Image(configuration.isPressed ? Pictures.Leave.pressed : Pictures.Leave.leave)",
    "Image(!configuration.isPressed ? \"leave\" : \"pressed\")",
  ])
  func `a style's button comes with the picture it has while nobody presses it`(
    body: String
  ) throws {
    let app = try SampleApp(["Page.swift": Self.app(body + ".resizable().frame(width: 30)")])
    #expect(try app.screen("Page")?.items.map(\.summary) == ["automatic picture leave"])
  }

  @Test func `a style that draws the label leaves it as it is`() throws {
    let app = try SampleApp(["Page.swift": Self.app("configuration.label.opacity(0.5)")])
    let items = try #require(app.screen("Page")?.items)
    #expect(items.count == 1)
    #expect(items.allSatisfy { !$0.isKnown })
  }
}
