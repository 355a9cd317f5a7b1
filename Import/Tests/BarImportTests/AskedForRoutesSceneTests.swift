import AppReading
import BarImport
import SampleApps
import Testing

/// Scenes of views that a router puts on a stack.
@Suite struct AskedForRoutesSceneTests {
  @Test func `a title is as large as that of the view whose code asks for the push`() throws {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case settings, about }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func navigate(to route: Route) { path.append(route) }
      }
      struct RootView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView()
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .settings: SettingsView()
                case .about: AboutView()
                }
              }
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Open") { router.navigate(to: .settings) }.navigationTitle("Fruits")
        }
      }
      struct SettingsView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("About") { router.navigate(to: .about) }
            .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
        }
      }
      struct AboutView: View { var body: some View { Text("a").navigationTitle("About") } }
      """
    ]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()))
    let about = try #require(read.screens.first { $0.name == "AboutView" })
    let text = writer.text(of: about)
    #expect(text.contains("navigationTitle: \"Settings\""))
    #expect(text.contains("navigationBarTitleDisplayMode: inline"))
  }
}
