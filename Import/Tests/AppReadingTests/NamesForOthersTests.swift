import AppReading
import SampleApps
import Testing

/// Names that a type has for others, and that other modules have for types of their own.
@Suite struct NamesForOthersTests {
  @Test func `a type's own name for another hides a module's type`() throws {
    let app = try SampleApp([
      "Words/Words.swift": """
      public enum Words {
        public enum List { public static let title = NSLocalizedString("All things", comment: "") }
        public enum Help { public static let title = NSLocalizedString("Some help", comment: "") }
      }
      """,
      "Other/Terms.swift": "enum Terms { static let other = \"Other\" }",
      "App/List.swift": """
      import SwiftUI
      struct ListView: View {
        typealias Terms = Words.List
        var body: some View {
          NavigationStack {
            NavigationLink("Help") { HelpView() }.navigationTitle(Terms.title)
          }
        }
      }
      """,
      "App/Help.swift": """
      import SwiftUI
      private typealias Terms = Words.Help
      struct HelpView: View {
        var body: some View { Text("Help").navigationTitle(Terms.title) }
      }
      """,
    ])
    #expect(try app.screen("ListView")?.title?.value.summary == #""All things""#)
    #expect(try app.screen("HelpView")?.title?.value.summary == #""Some help""#)
  }
}
