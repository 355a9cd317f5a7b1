import AppReading
import SampleApps
import Testing

/// Views that show what they are made with and nothing else.
@Suite struct HandedThroughTests {
  private func screens(_ code: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + code]).read().screens
  }

  @Test(arguments: [
    """
    struct Later<Page: View>: View {
      let make: () -> Page
      init(_ make: @autoclosure @escaping () -> Page) { self.make = make }
      var body: some View { make() }
    }
    """,
    """
    struct Later<Page>: View where Page: View {
      private let make: () -> Page
      init(_ make: @autoclosure @escaping () -> Page) { self.make = make }
      var body: Page { self.make() }
    }
    """,
    """
    struct Later<Page: View>: View {
      var page: Page
      init(_ page: Page) { self.page = page }
      var body: some View { page }
    }
    """,
  ])
  func `a view that is made when it is needed is pushed`(wrapper: String) throws {
    let found = try screens(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink(destination: Later(Garden(year: 3).onAppear {})) { Text("Garden") }
              NavigationLink { Later(Shed()) } label: { Text("Shed") }
            }
            .navigationTitle("House")
          }
        }
      }
      struct Garden: View {
        let year: Int
        var body: some View { List {}.navigationTitle("Garden") }
      }
      struct Shed: View { var body: some View { Text("Nothing but spades") } }
      \(wrapper)
      """)
    #expect(found.map(\.name) == ["Garden", "Root", "Shed"])
    #expect(found.map(\.parent) == ["Root", nil, "Root"])
    #expect(found[2].isBare)
  }

  @Test func `what a view with more than its contents is handed stands in it`() throws {
    let found = try screens(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink(destination: Later(Shed())) { Text("Shed") } }
              .navigationTitle("House")
          }
        }
      }
      struct Shed: View { var body: some View { Text("Nothing but spades") } }
      struct Later<Page: View>: View {
        let make: () -> Page
        init(_ make: @autoclosure @escaping () -> Page) { self.make = make }
        var body: some View { make().toolbar { Button("More") {} } }
      }
      """)
    #expect(!found.contains { $0.name == "Shed" })
  }
}
