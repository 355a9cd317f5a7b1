import AppReading
import SampleApps
import Testing

/// Views that only choose which of several others is shown.
@Suite struct ChosenViewsTests {
  private func screens(_ more: String, shown: String = "Destination(route: $0)") throws -> [String]
  {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case key, info(Int), notes }
      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List {}.navigationTitle("Home").navigationDestination(for: Route.self) { \(shown) }
          }
        }
      }
      struct Key: View { var body: some View { List {} } }
      struct Info: View {
        let id: Int
        var body: some View { List {}.toolbar { ToolbarItem { Button("Share") {} } } }
      }
      struct Notes: View { var body: some View { List {}.navigationTitle("Notes") } }
      extension View { func framed() -> some View { padding() } }
      \(more)
      """
    ]).read().screens
    return found.map { screen in
      "\(screen.name) \(screen.title?.value.summary ?? "") \(screen.items.map(\.summary))"
    }
  }

  private static let destination = """
    struct Destination: View {
      let route: Route
      var body: some View {
        switch route {
        case .key: Key().navigationTitle("Key")
        case .info(let id): Info(id: id).id(id)
        case .notes: Notes()
        }
      }
    }
    """

  private static let apart = [
    "Home \"Home\" []", "Info  [\"automatic \\\"Share\\\"\"]", "Key \"Key\" []",
    "Notes \"Notes\" []",
  ]

  @Test(arguments: [
    "Destination(route: $0)", "Destination(route: $0).tint(.red)",
    "Destination(route: $0).framed()", "route in Destination(route: route)",
  ])
  func `each of several views is a screen with what is put on it alone`(shown: String) throws {
    #expect(try screens(Self.destination, shown: shown) == Self.apart)
  }

  @Test func `a variable that is handed over is no state`() throws {
    let variable = Self.destination.replacing("let route", with: "var route")
    #expect(try screens(variable) == Self.apart)
  }

  @Test func `a group around the choice is no matter`() throws {
    let grouped = Self.destination.replacing("switch route {", with: "Group { switch route {")
      .replacing("case .notes: Notes()\n    }", with: "case .notes: Notes()\n    } }.framed()")
    #expect(grouped.contains("framed"))
    #expect(try screens(grouped) == Self.apart)
  }

  @Test func `a button that one place gives a view is not there where another shows it`() throws {
    let found = try screens(
      """
      struct Destination: View {
        let route: Route
        var body: some View {
          switch route {
          case .key: NavigationStack { Notes().toolbar { Button("Close") {} } }
          case .info(let id): Info(id: id)
          case .notes: Around()
          }
        }
      }
      struct Around: View { var body: some View { Notes() } }
      struct Other: View {
        @State private var route: Route?
        var body: some View {
          List {}.navigationTitle("Other").sheet(item: $route) { Destination(route: $0) }
            .navigationDestination(for: Int.self) { _ in Notes() }
        }
      }
      """)
    #expect(found.contains("Notes \"Notes\" []"))
    #expect(found.contains("Notes \"Notes\" [\"automatic \\\"Close\\\"\"]"))
  }

  @Test(arguments: [
    // What a model is doing is one screen.
    "struct Destination: View {\n  let route: Route\n  @StateObject var model = Model()\n"
      + "  var body: some View { switch model.state { case .a: First(); case .b: Second() } }\n}",
    // As is what stands under one title.
    "struct Destination: View {\n  let route: Route\n  var body: some View {\n"
      + "    Group { switch route { case .key: First(); default: Second() } }\n"
      + "      .navigationTitle(\"Both\")\n  }\n}",
    // And what the view itself chooses.
    "struct Destination: View {\n  let route: Route\n  @State var own: Route = .key\n"
      + "  var body: some View { switch own { case .key: First(); default: Second() } }\n}",
  ])
  func `a view with a choice of its own is one screen`(view: String) throws {
    let found = try screens(
      """
      \(view)
      enum Kind { case a, b }
      final class Model: ObservableObject { @Published var state: Kind = .a }
      struct First: View { var body: some View { List {}.toolbar { Button("Sort") {} } } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(found.count { $0.contains("Sort") } == 1)
    #expect(!found.contains { $0.hasPrefix("Second") })
  }

  @Test func `views that a route is handed down through are no screens`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case start(StartRoute), main(MainRoute) }
      enum StartRoute: Hashable { case hello, name }
      enum MainRoute: Hashable { case plants(PlantRoute), more(MoreRoute) }
      enum PlantRoute: Hashable { case all, one }
      enum MoreRoute: Hashable { case about, help }
      struct Root: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Color.clear.navigationDestination(for: Route.self) { Top(route: $0) }
          }
        }
      }
      struct Top: View {
        let route: Route
        var body: some View {
          switch route {
          case .start(let inner): Start(route: inner)
          case .main(let inner): Main(route: inner)
          }
        }
      }
      struct Start: View {
        let route: StartRoute
        var body: some View { switch route { case .hello: Hello(); case .name: Naming() } }
      }
      struct Main: View {
        let route: MainRoute
        var body: some View {
          switch route {
          case .plants(let inner): Plants(route: inner)
          case .more(let inner): More(route: inner)
          }
        }
      }
      struct Plants: View {
        let route: PlantRoute
        var body: some View {
          switch route { case .all: let number = 1; All(number: number); case .one: One() }
        }
      }
      struct More: View {
        let route: MoreRoute
        var body: some View { switch route { case .about: About(); case .help: Help() } }
      }
      struct Hello: View { var body: some View { Text("Hello") } }
      struct Naming: View { var body: some View { Text("Name").navigationTitle("Name") } }
      struct All: View { let number: Int; var body: some View { List {} } }
      struct One: View { var body: some View { List {}.navigationTitle("One") } }
      struct About: View { var body: some View { List {}.navigationTitle("About") } }
      struct Help: View { var body: some View { Text("Help") } }
      """
    ]).read().screens
    let pushed = found.filter(\.isPushed).map(\.name)
    #expect(pushed == ["About", "All", "Hello", "Help", "Naming", "One"])
    #expect(!found.contains { ["Top", "Start", "Main", "Plants", "More"].contains($0.name) })
  }

  @Test func `views that choose each other come to an end`() throws {
    let views = (0..<12).map { number in
      """
      struct Choice\(number): View {
        let route: Route
        var body: some View {
          switch route {
          case .key: Key().sheet(isPresented: $a) { Choice\((number + 1) % 12)(route: route) }
          case .info: Info(id: 1).sheet(isPresented: $b) { Choice\((number + 5) % 12)(route: route) }
          case .notes: Notes().sheet(isPresented: $c) { Choice\(number)(route: route) }
          }
        }
      }
      """
    }
    let found = try screens(views.joined(separator: "\n"), shown: "Choice0(route: $0)")
    #expect(found.contains("Notes \"Notes\" []"))
  }
}
