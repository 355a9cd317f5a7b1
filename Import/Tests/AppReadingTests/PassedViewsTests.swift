import AppReading
import SampleApps
import Testing

/// Views and toolbars in SwiftUI that are handed to others, and what others say about them.
@Suite struct PassedViewsTests {
  @Test func `a view that is kept shows where it is called`() throws {
    let app = try SampleApp([
      "Bars.swift": """
      import SwiftUI
      struct Bar<Trailing: View>: ViewModifier {
        let title: String
        let trailing: () -> Trailing
        init(title: String, @ViewBuilder trailing: @escaping () -> Trailing) {
          self.title = title
          self.trailing = trailing
        }
        func body(content: Content) -> some View {
          content.navigationBarTitle(title, displayMode: .inline)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { trailing() } }
        }
      }
      struct CardView: View {
        var body: some View { List { }.modifier(Bar(title: "Card") { Button("Share") { } }) }
      }
      extension View {
        func closable<T: View>(_ title: String, @ViewBuilder more: @escaping () -> T) -> some View {
          toolbar {
            ToolbarItem(placement: .cancellationAction) { Button(title) { } }
            ToolbarItem(placement: .topBarTrailing, content: more)
          }
        }
      }
      struct FormView: View {
        var body: some View {
          Form { }.navigationTitle("Form").closable("Close") { Button("Help") { } }
        }
      }
      """
    ])
    let card = try #require(try app.screen("CardView"))
    #expect(card.title?.value.summary == "\"Card\"")
    #expect(card.items.map(\.summary) == ["topBarTrailing \"Share\""])
    let form = try #require(try app.screen("FormView"))
    #expect(
      Set(form.items.map(\.summary)) == ["cancellationAction \"Close\"", "topBarTrailing \"Help\""])
  }

  @Test func `a view that a screen is handed to adds its buttons to that screen`() throws {
    let app = try SampleApp([
      "Wraps.swift": """
      import SwiftUI
      struct Wrap<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack {
            content.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { } } }
          }
        }
      }
      struct CardsView: View { var body: some View { Wrap { CardList() } } }
      struct CardList: View { var body: some View { List { }.navigationTitle("Cards") } }
      struct OtherView: View {
        var body: some View { if flag { BareBar() } else { PlainList() } }
      }
      struct BareBar: View {
        var body: some View { Text("x").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bare") { } } } }
      }
      struct PlainList: View { var body: some View { List { }.navigationTitle("Plain") } }
      """
    ])
    #expect(Set(try app.read().screens.map(\.name)) == ["CardList", "PlainList", "BareBar"])
    #expect(try app.screen("CardList")?.items.map(\.summary) == ["cancellationAction \"Close\""])
    #expect(try app.screen("PlainList")?.items.isEmpty == true)
  }

  @Test func `a sheet that only puts a view into a stack makes that view a sheet`() throws {
    let app = try SampleApp([
      "Sheets.swift": """
      import SwiftUI
      struct RootView: View {
        var body: some View {
          List { }.navigationTitle("Root").sheet(isPresented: $isShown) { EditSheet() }
        }
      }
      struct EditSheet: View { var body: some View { NavigationStack { EditForm() } } }
      struct EditForm: View { var body: some View { Form { }.navigationTitle("Edit") } }
      """
    ])
    #expect(try app.screen("EditForm")?.isSheet == true)
    #expect(try app.screen("RootView")?.isSheet == false)
  }

  @Test func `toolbars are functions and properties of any kind`() throws {
    let app = try SampleApp([
      "Toolbars.swift": """
      import SwiftUI
      struct ListView: View {
        var body: some View {
          List { }.navigationTitle("List").toolbar(content: tools).toolbar { more }
            .toolbar { done(named: "Done") }.toolbar { Bars.help { } }
            .toolbar { inner { Button("Inner") { } } }
        }
        @ToolbarContentBuilder func tools() -> some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Button("Save") { } }
        }
        @ToolbarContentBuilder private var more: some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { Button { } label: { Image(systemName: "xmark") } }
        }
        @ToolbarContentBuilder func done(named: String) -> some ToolbarContent {
          ToolbarItem(placement: .confirmationAction) { Button(named) { } }
        }
        func inner<T: View>(@ViewBuilder _ view: () -> T) -> some ToolbarContent {
          ToolbarItem(placement: .principal) { view() }
        }
      }
      enum Bars {
        @ToolbarContentBuilder static func help(_ action: () -> Void) -> some ToolbarContent {
          ToolbarItem(placement: .bottomBar) { Button("Help", action: action) }
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListView"))
    #expect(
      Set(list.items.map(\.summary)) == [
        "topBarTrailing \"Save\"", "topBarLeading symbol xmark", "confirmationAction \"Done\"",
        "bottomBar \"Help\"", "principal \"Inner\"",
      ])
  }

  @Test func `a store's state says what its screen is called`() throws {
    let app = try SampleApp([
      "Steps.swift": """
      import SwiftUI
      struct Steps: Reducer {
        struct State {
          enum Step { case first, last }
          var step: Step
          var title: String { switch step { case .first: return "First"; case .last: return "Last" } }
        }
      }
      struct StepsView: View {
        let store: StoreOf<Steps>
        var body: some View { List { }.navigationTitle(store.title) }
      }
      struct OlderView: View {
        let store: Store<Steps.State, Steps.Action>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            List { }.navigationTitle(viewStore.state.title)
          }
        }
      }
      """
    ])
    for name in ["StepsView", "OlderView"] {
      let titles = try app.read().screens.filter { $0.name == name }.map { $0.title?.value }
      #expect(titles == [.verbatim("First"), .verbatim("Last")])
    }
  }

  @Test func `initializers that call others, intents and functions name buttons`() throws {
    let app = try SampleApp([
      "Buttons.swift": """
      import SwiftUI
      struct AsyncButton<Face: View>: View {
        let action: () async -> Void
        let face: Face
        init(action: @escaping () async -> Void, @ViewBuilder face: () -> Face) {
          self.action = action
          self.face = face()
        }
        var body: some View { Button { Task { await action() } } label: { face } }
      }
      extension AsyncButton where Face == Text {
        init(_ title: String, action: @escaping () async -> Void) {
          self.init(action: action) { Text(title) }
        }
      }
      struct ListView: View {
        var body: some View {
          List { }.navigationTitle("List").toolbar {
            ToolbarItem(placement: .confirmationAction) { AsyncButton("Save") { } }
            ToolbarItem(placement: .bottomBar) { Button(intent: Refresh()) { Text("Refresh") } }
            ToolbarItem(placement: .topBarLeading) { Button(action: {}, label: face) }
          }
        }
        func face() -> some View { Image(systemName: "gear") }
      }
      """
    ])
    #expect(
      try app.screen("ListView")?.items.map(\.summary) == [
        "confirmationAction \"Save\"", "bottomBar \"Refresh\"", "topBarLeading symbol gear",
      ])
  }
}
