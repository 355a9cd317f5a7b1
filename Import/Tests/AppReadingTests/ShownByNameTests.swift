import AppReading
import SampleApps
import Testing

/// Screens that functions make which are passed by their name, and what state starts as.
@Suite struct ShownByNameTests {
  @Test func `a function that is passed by its name gives screens their titles`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case log, about }
      struct LogView: View { var body: some View { List {} } }
      struct AboutView: View { var body: some View { List {} } }
      struct Settings: View {
        var body: some View {
          NavigationStack { Shell(content: destination).navigationTitle("Settings") }
        }
        @ViewBuilder func destination(for route: Route?) -> some View {
          switch route {
          case .log: LogView().navigationTitle("Log")
          case .about: AboutView().navigationTitle("About")
          default: Text("Nothing")
          }
        }
      }
      struct Shell<Content: View>: View {
        let content: (Route?) -> Content
        var body: some View { Text("") }
      }
      """
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["AboutView", "LogView", "Settings"])
    #expect(
      read.screens.map { $0.title?.value.summary } == ["\"About\"", "\"Log\"", "\"Settings\""])
  }

  @Test func `a sheet and a destination take functions by their names`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        @State var isShown = false
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").sheet(isPresented: $isShown, content: form)
          }
        }
        func form() -> some View {
          NavigationStack { Text("").navigationTitle("New Entry") }
        }
      }
      """
    ])
    let sheet = try #require(try app.read().screens.first { $0.name != "Home" })
    #expect(sheet.title?.value.summary == "\"New Entry\"")
    #expect(sheet.isSheet)
  }

  @Test func `a function that says nothing new is no second screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View { List {}.navigationTitle("Home") }
        func copy() -> some View { Text("").navigationTitle("Home") }
        func row(_ number: Int) -> some View { Text("Row").tint(.red) }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["Home"])
  }

  @Test func `a display mode goes through a modifier and an enumeration of the app's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Mode {
        case large, inline
        #if os(iOS)
        var shown: NavigationBarItem.TitleDisplayMode {
          switch self { case .large: .large
          case .inline: .inline }
        }
        #endif
      }
      extension View {
        @ViewBuilder func mode(_ mode: Mode) -> some View {
          #if os(iOS)
          navigationBarTitleDisplayMode(mode.shown)
          #else
          self
          #endif
        }
      }
      struct Home: View {
        var body: some View { List {}.navigationTitle("Home").mode(.inline) }
      }
      """
    ])
    #expect(try app.screen("Home")?.titleMode?.value == .inline)
  }

  @Test func `what state starts as decides which picture a button shows first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Sort { var filter: Filter = .all
        var folder: String = "" }
      enum Filter { case all, some }
      struct Home: View {
        @AppStorage("sort") var sort: Sort = .init()
        @State var kind: String = .all
        @State var isPicking = false
        var body: some View {
          List {}.navigationTitle("Home")
            .toolbar {
              Menu { Text("a") } label: {
                if sort.filter != .all || kind != .all { Image(systemName: "circle.fill") }
                else { Image(systemName: "circle") }
              }
              if isPicking { Button("Done") {} }
            }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first?.items.map(\.summary) == ["automatic symbol circle"])
    #expect(screens.last?.items.map(\.summary).last == "automatic \"Done\"")
    #expect(screens.last?.variant == "isPicking")
  }

  @Test func `what a model holds later stays in the bar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      final class Model: ObservableObject { @Published var user: User? }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          List {}.navigationTitle("Home")
            .toolbar { if let user = model.user { Button("Log Out") {} } }
        }
      }
      """
    ])
    #expect(try app.screen("Home")?.items.map(\.summary) == ["automatic \"Log Out\""])
  }

  @Test func `a title that only another state leads to is a variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      final class Fill: ObservableObject { @Published var code: String? }
      struct Home: View {
        @EnvironmentObject var fill: Fill
        var title: String {
          if fill.code != nil { return "Add Code" }
          return "Passwords"
        }
        var body: some View { List {}.navigationTitle(title) }
      }
      """
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles == ["\"Passwords\"", "\"Add Code\""])
  }

  @Test func `a case is looked at with if case`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Mode { case add, edit(String) }
      struct Form: View {
        let mode: Mode
        var body: some View {
          Text("").navigationTitle(title)
            .toolbar {
              if case .edit = mode { Button("Delete") {} }
              Button("Save") {}
            }
        }
        var title: String {
          if case let .edit(name) = mode { return name }
          return "New"
        }
      }
      struct Home: View { var body: some View { NavigationStack { Form(mode: .edit("Milk")) } } }
      """
    ])
    let form = try #require(
      try app.read().screens.first { $0.title?.value.summary == "\"Milk\"" })
    #expect(form.items.map(\.summary) == ["automatic \"Delete\"", "automatic \"Save\""])
  }
}
