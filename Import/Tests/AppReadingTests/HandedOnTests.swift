import AppReading
import SampleApps
import Testing

/// What a call hands on to types and functions of the app's own.
@Suite struct HandedOnTests {
  @Test func `a closure after a call is what a type without an initializer holds`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct LeadingItems<Content: View>: ToolbarContent {
        @ViewBuilder var content: () -> Content
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { HStack { content() }.offset(x: -10) }
        }
      }
      struct BarButton<Face: View>: View {
        var action: () -> Void
        @ViewBuilder var face: () -> Face
        var body: some View { Button(action: action) { face().padding() } }
      }
      struct BarMenu<Face: View, Content: View>: View {
        @ViewBuilder var content: () -> Content
        @ViewBuilder var face: () -> Face
        var body: some View { Menu(content: content) { face() } }
      }
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List").toolbar {
            LeadingItems { BarButton(action: close) { Image(systemName: "xmark") } }
            ToolbarItem(placement: .topBarTrailing) {
              BarMenu { Button("File") {} } face: { Image(systemName: "plus") }
            }
          }
        }
        func close() {}
      }
      """
    ])
    let list = try #require(try app.screen("ListView"))
    #expect(
      list.items.map(\.summary) == ["topBarLeading symbol xmark", "topBarTrailing symbol plus"])
    #expect(list.items.last?.hasMenu == true)
  }

  @Test func `a display mode that functions of the app hand on is the title's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Mode {
        case small, large
        func asToolbar() -> ToolbarTitleDisplayMode {
          switch self {
          case .small: return .inline
          case .large: return .large
          }
        }
        func asTitle() -> NavigationBarItem.TitleDisplayMode { .automatic }
      }
      extension View {
        func titleMode(_ mode: Mode) -> some View {
          if #available(iOS 17, *) {
            return toolbarTitleDisplayMode(mode.asToolbar())
          } else {
            return navigationBarTitleDisplayMode(mode.asTitle())
          }
        }
      }
      struct SmallView: View { var body: some View { Text("").navigationTitle("S").titleMode(.small) } }
      struct LargeView: View { var body: some View { Text("").navigationTitle("L").titleMode(.large) } }
      """
    ])
    #expect(try app.screen("SmallView")?.titleMode?.value == .inline)
    #expect(try app.screen("LargeView")?.titleMode?.value == .large)
  }

  @Test func `a text in a bar that data chooses is one of two states`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Caption: View {
        let title: String
        let more: String?
        var body: some View {
          VStack {
            Text(title).bold()
            if let more { Text(more) }
          }
        }
      }
      struct InfoView: View {
        let card: Card
        var body: some View {
          Text("").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .principal) {
              Caption(title: card.isNew ? "New" : "Old", more: card.name)
            }
          }
        }
      }
      struct StateView: View {
        @State private var isOn = false
        var body: some View {
          Text("").navigationTitle("State").toolbar {
            ToolbarItem(placement: .bottomBar) { Text(isOn ? "On" : "Off") }
            ToolbarItem(placement: .topBarTrailing) { Button(isOn ? "Stop" : "Start") {} }
          }
        }
      }
      """
    ])
    let read = try app.read().screens
    #expect(
      read.filter { $0.name == "InfoView" }.map { $0.items.map(\.summary) } == [
        ["principal lines \"Old\" / unknown card.name"],
        ["principal lines \"New\" / unknown card.name"],
      ])
    #expect(
      read.first { $0.name == "StateView" && $0.variant == nil }?.items.map(\.summary) == [
        "bottomBar label \"Off\"", "topBarTrailing \"Start\"",
      ])
  }

  @Test func `what cannot be seen is no button, and a switch has no words`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension ProcessInfo {
        static var isNew: Bool { if #available(iOS 16, *) { true } else { false } }
      }
      struct SearchButton: View {
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: "magnifyingglass") } }
      }
      struct ListView: View {
        @State private var shows = false
        var body: some View {
          Text("").navigationTitle("List").toolbar {
            ToolbarItem(placement: .topBarLeading) { SearchButton {}.opacity(0) }
            ToolbarItem(placement: .topBarLeading) { SearchButton {}.hidden() }
            ToolbarItem(placement: .topBarLeading) {
              Button {} label: { Image(systemName: "star") }.opacity(ProcessInfo.isNew ? 0 : 1)
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button {} label: { Image(systemName: "plus") }.opacity(model.isEmpty ? 0 : 1)
            }
            ToolbarItem(placement: .topBarTrailing) {
              Toggle(isOn: $shows) { Text("") }.toggleStyle(.switch)
                .accessibilityLabel(Text("Shows"))
            }
          }
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListView"))
    #expect(list.items.map(\.summary) == ["topBarTrailing view Toggle"])
    // What only data brings is in a variant.
    let other = try #require(try app.read().screens.first { $0.variant != nil })
    #expect(
      other.items.map(\.summary) == ["topBarTrailing symbol plus", "topBarTrailing view Toggle"])
    #expect(list.items.last?.label?.summary == "\"Shows\"")
  }

  @Test func `a library's view around a control shows the control`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import Library
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List").toolbar {
            ToolbarItem { Observing { Menu { Text("") } label: { Image(systemName: "ellipsis") } } }
            ToolbarItem { LoadingButton { start() } }
          }
        }
      }
      """
    ])
    #expect(
      try app.screen("ListView")?.items.map(\.summary) == [
        "automatic symbol ellipsis", "automatic view LoadingButton",
      ])
  }

  @Test func `a button of the app's own hides the system's of its name`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct EditButton: View {
        let perform: () -> Void
        var body: some View { Button(action: perform) { Label("Change", systemImage: "pencil") } }
      }
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List").toolbar { ToolbarItem { EditButton { change() } } }
        }
      }
      """,
      "B/B.swift": """
      import SwiftUI
      struct Card { struct Link: View { var body: some View { Text("card") } } }
      struct OtherView: View {
        var body: some View {
          Text("").navigationTitle("Other").toolbar { Link("Help", destination: url) }
        }
      }
      """,
    ])
    #expect(try app.screen("ListView")?.items.map(\.summary) == ["automatic symbol pencil"])
    #expect(try app.screen("OtherView")?.items.map(\.summary) == ["automatic \"Help\""])
  }

  @Test func `symbols spelled as cases keep what follows a number with it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ListView: View {
        var body: some View {
          Text("").navigationTitle("List").toolbar {
            Button {} label: { Image(systemSymbol: .rectangleGrid1x2) }
            Button {} label: { Image(systemSymbol: .squareFillTextGrid1x2) }
            Button {} label: { Image(systemSymbol: .rotate3d) }
            Button {} label: { Image(systemSymbol: .clockArrow2Circlepath) }
            Button {} label: { Image(systemSymbol: .goforward10) }
            Button {} label: { Image(systemSymbol: ._2Circle) }
          }
        }
      }
      """
    ])
    #expect(
      try app.screen("ListView")?.items.map(\.summary)
        == [
          "rectangle.grid.1x2", "square.fill.text.grid.1x2", "rotate.3d",
          "clock.arrow.2.circlepath",
          "goforward.10", "2.circle",
        ].map { "automatic symbol \($0)" })
  }
}
