import AppReading
import SampleApps
import Testing

/// Cases of routes that a router is told to show over the screen, and those that functions of views ask for.
@Suite struct PresentedRoutesTests {
  private func screens(
    present: String = "func present(_ route: Route) { sheet = route }",
    asked: String = "router.present(.note)", note: String = ".navigationTitle(\"Note\")"
  ) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable, Identifiable {
        case detail, note, people
        var id: Self { self }
      }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        func push(_ route: Route) { path.append(route) }
        \(present)
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView().navigationDestination(for: Route.self) { route in page(route) }
          }
          .sheet(item: $router.sheet) { route in NavigationStack { page(route) } }
        }
        @ViewBuilder private func page(_ route: Route) -> some View {
          switch route {
          case .detail: DetailView()
          case .note: NoteView()
          case .people: PeopleView()
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          List { Button("Detail") { router.push(.detail) }; PartView(action: { _ in }) }
            .navigationTitle("List")
        }
      }
      struct DetailView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          List { Button("Note") { \(asked) }; PartView.people() }.toolbar { Button("Add") {} }
        }
      }
      struct NoteView: View { var body: some View { Text("Note")\(note) } }
      struct PeopleView: View { var body: some View { Text("").navigationTitle("People") } }
      struct PartView: View {
        @EnvironmentObject var router: Router
        let action: (Router) -> Void
        var body: some View { Button("Open") { action(router) } }
      }
      extension PartView {
        static func people() -> PartView {
          PartView { router in router.push(.people) }
        }
      }
      """
    ]).read().screens.filter { $0.variant == nil }
  }

  private func parent(_ name: String, in screens: [Screen]) -> String? {
    screens.first { $0.name == name && !$0.isSheet }?.parent
  }

  @Test func `a case that is only shown over the screen is not pushed`() throws {
    let found = try screens()
    #expect(parent("DetailView", in: found) == "ListView")
    #expect(parent("NoteView", in: found) == nil)
    let silent = try screens(note: "")
    #expect(!silent.contains { $0.name == "NoteView" && !$0.isSheet })
  }

  @Test(arguments: [
    ("func present(_ route: Route) { path.append(route) }", "router.present(.note)"),
    ("func present(_ route: Route) { push(route) }", "router.present(.note)"),
    ("func show(_ route: Route) { path.append(route) }", "router.show(.note)"),
    ("func present(_ route: Route) { sheet = route }", "router.push(.note)"),
  ])
  func `a case that comes onto a path is pushed`(present: String, asked: String) throws {
    let found = try screens(present: present, asked: asked)
    #expect(parent("NoteView", in: found) == "DetailView")
  }

  @Test func `what a function of a view's type asks for, those ask for who call it`() throws {
    #expect(try parent("PeopleView", in: screens()) == "DetailView")
  }
}
