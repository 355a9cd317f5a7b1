import AppReading
import SampleApps
import Testing

/// Names that only one file sees, of which other files have their own.
@Suite struct PrivateNamesTests {
  /// A screen whose title comes through a name that only its file sees.
  private static func screen(_ name: String, _ title: String, _ declared: String) -> String {
    """
    import SwiftUI
    struct \(name)Screen: View {
      var body: some View { Text("").navigationTitle(\(title)) }
    }
    \(declared.replacing("NAME", with: name))
    """
  }

  @Test(arguments: [
    ("Words.title", "private enum Words { static let title = \"NAME\" }"),
    ("Words.title", "fileprivate struct Words { static let title = \"NAME\" }"),
    ("Words.Of.title", "private enum Words { enum Of { static let title = \"NAME\" } }"),
    ("String.heading", "private extension String { static let heading = \"NAME\" }"),
    ("String.heading", "extension String { fileprivate static var heading: String { \"NAME\" } }"),
    ("heading()", "private func heading() -> String { \"NAME\" }"),
    (
      "String.heading()",
      "private extension String { static func heading() -> String { \"NAME\" } }"
    ),
    ("heading", "private let heading = \"NAME\""),
    ("Words.title", "private extension NAMEScreen { enum Words { static let title = \"NAME\" } }"),
  ])
  func `a name that only a file sees is that of the file`(
    title: String, declared: String
  ) throws {
    let app = try SampleApp([
      "A.swift": Self.screen("First", title, declared),
      "B.swift": Self.screen("Second", title, declared),
      "C.swift": Self.screen("Third", title, declared),
    ])
    for name in ["First", "Second", "Third"] {
      #expect(try app.screen(name + "Screen")?.title?.value == .verbatim(name))
    }
  }

  @Test func `a name that only other files see hides nothing`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      private struct Label: View { var body: some View { Text("x").navigationTitle("Wrong") } }
      private extension View { func titled() -> some View { navigationTitle("Wrong") } }
      private extension String { static let heading = "Wrong" }
      """,
      "B.swift": """
      import SwiftUI
      struct PageScreen: View {
        var body: some View {
          Label("", systemImage: "star").titled().navigationTitle("Right")
        }
      }
      struct OtherScreen: View {
        var body: some View { Text("").navigationTitle(String.heading) }
      }
      """,
    ])
    #expect(try app.screen("PageScreen")?.title?.value == .verbatim("Right"))
    #expect(try app.screen("OtherScreen")?.title?.value.isKnown == false)
  }

  @Test func `an extension in another file has its own private names`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct PageScreen: View { var body: some View { page } }
      private enum Words { static let title = "Wrong" }
      private extension PageScreen { enum Names { static let button = "Wrong" } }
      """,
      "B.swift": """
      import SwiftUI
      extension PageScreen {
        var page: some View {
          Text("").navigationTitle(Words.title).toolbar { Button(Names.button) {} }
        }
      }
      private enum Words { static let title = "Right" }
      private extension PageScreen { enum Names { static let button = "Save" } }
      """,
    ])
    #expect(try app.screen("PageScreen")?.title?.value == .verbatim("Right"))
    #expect(try app.screen("PageScreen")?.items.map(\.summary) == ["automatic \"Save\""])
  }

  @Test func `a name without its type is that of the file that names it`() throws {
    func model(_ name: String) -> String {
      """
      struct \(name)Model { let title: String = .heading }
      private extension String { static let heading = "\(name)" }
      """
    }
    let app = try SampleApp([
      "A.swift": model("First"), "B.swift": model("Second"),
      "C.swift": """
      import SwiftUI
      struct PageScreen: View {
        let model = SecondModel()
        var body: some View { Text("").navigationTitle(model.title) }
      }
      """,
    ])
    #expect(try app.screen("PageScreen")?.title?.value == .verbatim("Second"))
  }

  @Test func `what only its file may set, others see`() throws {
    let app = try SampleApp([
      "A.swift": "private(set) var heading = \"Seen\"",
      "B.swift": Self.screen("Page", "heading", ""),
    ])
    #expect(try app.screen("PageScreen")?.title?.value == .verbatim("Seen"))
  }
}
