import AppReading
import SampleApps
import Testing

/// Names that several modules of an app have, each for itself.
@Suite struct SameNamesTests {
  static func screen(_ name: String, _ mode: String) -> String {
    """
    import SwiftUI
    struct \(name)Screen: View {
      var body: some View { Text("").changed() }
    }
    struct Change: ViewModifier {
      func body(content: Content) -> some View {
        content.navigationTitle("\(name)").navigationBarTitleDisplayMode(.\(mode))
      }
    }
    private extension View {
      func changed() -> some View { self.modifier(Change()) }
    }
    """
  }

  @Test func `modifiers of the same name are those of the file`() throws {
    let app = try SampleApp([
      "Sources/First/FirstScreen.swift": Self.screen("First", "large"),
      "Sources/Second/SecondScreen.swift": Self.screen("Second", "inline"),
    ])
    #expect(try app.screen("FirstScreen")?.title?.value.summary == "\"First\"")
    #expect(try app.screen("SecondScreen")?.title?.value.summary == "\"Second\"")
    #expect(try app.screen("FirstScreen")?.titleMode?.value == .large)
    #expect(try app.screen("SecondScreen")?.titleMode?.value == .inline)
  }

  @Test func `a control of another module that is not imported hides nothing`() throws {
    let app = try SampleApp([
      "Sources/Games/Label.swift": """
      import SwiftUI
      struct Label: View { let value: Int; var body: some View { Text("\\(value)") } }
      """,
      "Sources/Views/ListView.swift": """
      import SwiftUI
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List").toolbar {
            Button {} label: { Label("Edit", systemImage: "pencil") }
          }
        }
      }
      """,
      "Sources/Other/OtherView.swift": """
      import SwiftUI
      import Buttons
      struct OtherView: View {
        var body: some View { Text("").navigationTitle("Other").toolbar { EditButton { go() } } }
      }
      """,
      "Sources/Buttons/EditButton.swift": """
      import SwiftUI
      public struct EditButton: View {
        let perform: () -> Void
        public init(perform: @escaping () -> Void) { self.perform = perform }
        public var body: some View {
          Button(action: perform) { Label("Edit", systemImage: "pencil") }
        }
      }
      """,
    ])
    #expect(try app.screen("ListView")?.items.map(\.summary) == ["automatic symbol pencil"])
    #expect(try app.screen("OtherView")?.items.map(\.summary) == ["automatic symbol pencil"])
  }
}
