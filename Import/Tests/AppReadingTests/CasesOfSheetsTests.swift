import AppReading
import SampleApps
import Testing

/// Functions and properties that show one of several screens.
@Suite struct CasesOfSheetsTests {
  @Test(arguments: [
    ("content(for: item)", "func content(for item: Kind) -> some View"),
    ("shown", "var shown: some View"),
    ("Group { content(for: item) }", "func content(for item: Kind) -> some View"),
    ("NavigationView { content(for: item) }", "func content(for item: Kind) -> some View"),
    ("content(for: item).tint(.red)", "func content(for item: Kind) -> some View"),
  ])
  func `the toolbar of one case is not another's`(call: String, declared: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Filters: View { var body: some View { Form {} } }
      struct Form1: View { var body: some View { Form {}.navigationTitle("Park") } }
      struct Cities: View { var body: some View { List {}.navigationTitle("City") } }
      struct Map: View {
        @State private var item: Kind?
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Map").sheet(item: $item) { item in \(call) }
          }
        }
        @ViewBuilder \(declared) {
          switch item {
          case .filters: Filters()
          case .park: Frame(title: "New") { Form1() }
          case .cities:
            Cities().toolbar { Button("Close") {} }
          }
        }
      }
      enum Kind { case filters, park, cities }
      """
    ])
    let screens = try app.read().screens.filter { !$0.isBare }
    let found = screens.map { "\($0.title?.value.summary ?? "") \($0.items.map(\.summary))" }
    #expect(found == ["\"City\" [\"automatic \\\"Close\\\"\"]", "\"Park\" []", "\"Map\" []"])
  }

  @Test func `a case that a call names is the only one`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Kind { case filters, cities }
      struct Map: View {
        var body: some View {
          List {}.navigationTitle("Map").sheet(isPresented: $isShown) {
            NavigationStack { content(for: .cities) }
          }
        }
        @ViewBuilder func content(for item: Kind) -> some View {
          switch item {
          case .filters: Text("").navigationTitle("Filters")
          case .cities: Text("").navigationTitle("Cities")
          }
        }
      }
      """
    ])
    #expect(
      try app.read().screens.map { $0.title?.value.summary } == ["\"Map\"", "\"Cities\""])
  }
}
