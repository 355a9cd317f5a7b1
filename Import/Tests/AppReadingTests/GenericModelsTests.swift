import AppReading
import SampleApps
import Testing

/// Models that a view knows by a generic parameter, which a protocol asks for.
@Suite struct GenericModelsTests {
  @Test func `a title of a generic model is that of the one type that does what it has to`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      protocol Titled: ObservableObject { var title: String { get } }
      final class Model: Titled { var title: String { "Inbox" } }
      protocol Shared: ObservableObject { var title: String { get } }
      final class First: Shared { var title: String { "First" } }
      final class Second: Shared { var title: String { "Second" } }
      struct Asked<M: Titled>: View {
        @StateObject var model: M
        var body: some View { NavigationStack { List { }.navigationTitle(model.title) } }
      }
      struct Where<M>: View where M: Titled {
        @ObservedObject private var model: M
        init(model: M) { self.model = model }
        var body: some View { NavigationStack { List { }.navigationTitle(model.title) } }
      }
      struct Open<M: Shared>: View {
        @StateObject var model: M
        var body: some View { NavigationStack { List { }.navigationTitle(model.title) } }
      }
      """
    ])
    #expect(try app.screen("Asked")?.title?.value.summary == "\"Inbox\"")
    #expect(try app.screen("Where")?.title?.value.summary == "\"Inbox\"")
    // Which of two types it is, only the running app knows: a state for each.
    let open = try app.read().screens.filter { $0.name == "Open" }
    #expect(open.map { $0.title?.value.summary } == ["\"First\"", "\"Second\""])
    #expect(open.map { $0.title?.confidence } == [.guessed, .guessed])
  }
}
