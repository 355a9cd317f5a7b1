import AppReading
import SampleApps
import Testing

/// Lists of buttons of an app's own type that a screen hands to the app's own frame, which puts them
/// into the bar one after the other.
@Suite struct HandedActionsTests {
  private func items(_ bar: String, model: String = "") throws -> [String]? {
    try SampleApp([
      "Bar.swift": """
      import SwiftUI
      extension BarContent {
        struct Action: Identifiable {
          let id = UUID()
          let title: String?
          let image: Image?
          let isStrong: Bool
          let run: (() -> Void)?
          init(
            title: String? = nil, image: Image? = nil, isStrong: Bool = false, run: (() -> Void)? = nil
          ) {
            self.title = title
            self.image = image
            self.isStrong = isStrong
            self.run = run
          }
        }
      }
      struct BarContent: ToolbarContent {
        private let trailing: [Action]?
        private let leading: [Action]?
        init(trailing: [Action]? = nil, leading: [Action]? = nil) {
          self.trailing = trailing
          self.leading = leading
        }
        var body: some ToolbarContent {
          if let leading {
            ToolbarItemGroup(placement: .topBarLeading) {
              ForEach(leading, id: \\.id) { action in ActionView(action: action) }
            }
          }
          if let trailing {
            ToolbarItemGroup(placement: .topBarTrailing) {
              ForEach(trailing, id: \\.id) { action in ActionView(action: action) }
            }
          }
        }
      }
      private struct ActionView: View {
        let action: BarContent.Action
        init(action: BarContent.Action) { self.action = action }
        var body: some View {
          Group {
            if let run = action.run {
              Button(action: run) { face }
                .when(action.isStrong) { view in view.buttonStyle(.borderedProminent) }
            } else {
              face
            }
          }
        }
        @ViewBuilder private var face: some View {
          if let title = action.title { Text(title) }
          if let image = action.image { image.padding() }
        }
      }
      extension View {
        @ViewBuilder func when<Other: View>(_ holds: Bool, change: (Self) -> Other) -> some View {
          if holds { change(self) } else { self }
        }
      }
      struct Frame<Content: View>: View {
        private let content: Content
        private let bar: BarContent?
        init(bar: BarContent? = nil, @ViewBuilder content: () -> Content) {
          self.content = content()
          self.bar = bar
        }
        var body: some View {
          VStack { content }
            .navigationTitle("Notes")
            .when(bar != nil) { $0.toolbar { bar } }
        }
      }
      """,
      "Pictures.swift": """
      import SwiftUI
      protocol Pictures { var back: Image { get } }
      struct OwnPictures: Pictures {
        enum Name: String { case back = "chevron.left" }
        var back: Image { Image(systemName: Name.back.rawValue) }
      }
      protocol Look { var pictures: Pictures { get } }
      struct OwnLook: Look {
        let pictures: Pictures
        init() { pictures = OwnPictures() }
      }
      typealias Theme = Looks
      final class Looks { static var shared: Look = OwnLook() }
      """,
      "Notes.swift": """
      import SwiftUI
      final class NotesModel: ObservableObject {
        var isStoppable: Bool { state.isStoppable }
        \(model)
      }
      struct Notes: View {
        @StateObject private var model: NotesModel
        var body: some View {
          Frame(bar: \(bar)) { Text("Here") }
        }
      }
      """,
    ]).screen("Notes")?.items.map(\.summary)
  }

  @Test func `a list that is written where the frame is made`() throws {
    let found = try items(
      """
      BarContent(
        trailing: [.init(title: "Share") { share() }, .init(image: Image(systemName: "plus")) { add() }],
        leading: [BarContent.Action(image: Image(systemName: "xmark"), run: { close() })])
      """)
    #expect(
      found == [
        "topBarLeading symbol xmark", "topBarTrailing \"Share\"", "topBarTrailing symbol plus",
      ])
  }

  @Test func `a list that a function of the model makes`() throws {
    let found = try items(
      "model.bar()",
      model: """
        func bar() -> BarContent {
          .init(trailing: [], leading: [.init(image: Theme.shared.pictures.back) { self.pop() }])
        }
        """)
    #expect(found == ["topBarLeading symbol chevron.left"])
  }

  @Test func `a list that a property of the model makes`() throws {
    let found = try items(
      "model.bar",
      model: """
        var bar: BarContent {
          let add = add()
          return .init(trailing: [add])
        }
        private func add() -> BarContent.Action { .init(title: "Add") { self.add() } }
        """)
    #expect(found == ["topBarTrailing \"Add\""])
  }

  @Test func `what a function gives only later is not there at first`() throws {
    let found = try items(
      "model.bar()",
      model: """
        func bar() -> BarContent? {
          guard isStoppable else { return nil }
          return .init(leading: [.init(title: "Stop") { self.stop() }])
        }
        """)
    #expect(found?.isEmpty == true)
  }

  @Test func `a list that only the running app knows stays open`() throws {
    let items = try items("model.bar", model: "@Published var bar: BarContent?")
    #expect(items?.contains { $0.contains("\"") || $0.contains("symbol") } != true)
  }
}
