import AppReading
import SampleApps
import Testing

/// What types have for those that stand in them.
@Suite struct TypesAroundTests {
  @Test func `a nested view names what the view around it has for itself`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View { NavigationStack { EventList().navigationTitle("Home") } }
      }
      struct EventList: View {
        private static let words = "Events"
        var body: some View { List { Row(event: first) } }
        struct Row: View {
          var event: Event
          var body: some View {
            NavigationLink(destination: target(of: event)) { Text("Row") }
            NavigationLink(destination: All().navigationTitle(words)) { Text("All") }
          }
        }
        @ViewBuilder private static func target(of event: Event) -> some View {
          switch event.kind {
          case .one:
            if let value = event.value { OneView(value: value) } else { Text("Nothing") }
          default: TwoView()
          }
        }
      }
      struct All: View { var body: some View { Text("All") } }
      struct OneView: View { let value: Int; var body: some View { Text("One") } }
      struct TwoView: View { var body: some View { Text("Two") } }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first { $0.name == "All" }?.title?.value == .verbatim("Events"))
    #expect(screens.first { $0.name == "OneView" }?.isBare == true)
    #expect(screens.first { $0.name == "TwoView" }?.isBare == true)
  }
}
