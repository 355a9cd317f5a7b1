import AppReading
import SampleApps
import Testing

/// Views behind properties of an extension of `View`, which change them like modifiers.
@Suite struct ChangedByPropertiesTests {
  private let routed = """
    import SwiftUI
    enum Way: Hashable { case item(Int), about, help }
    @Observable final class Router {
      var path = NavigationPath()
      func go(to way: Way) { path.append(way) }
    }
    extension View { var padded: some View { padding().background(Color.red) } }
    struct RootView: View {
      @State private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          start
            .padded
            .navigationDestination(for: Way.self) { way in
              destination(for: way)
                .padded
            }
        }
        .environment(router)
      }
      private var start: some View { ListView() }
      @ViewBuilder private func destination(for way: Way) -> some View {
        switch way {
        case .item(let id): ItemView(id: id)
        case .about: AboutView()
        case .help: HelpView()
        }
      }
    }
    struct ListView: View {
      @Environment(Router.self) private var router
      var body: some View {
        List { Row() }
          .navigationTitle("Fruits").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("About") { router.go(to: .about) } }
      }
    }
    struct Row: View {
      @Environment(Router.self) private var router
      var body: some View { Button("Open") { router.go(to: .item(2)) } }
    }
    struct ItemView: View {
      let id: Int
      @Environment(Router.self) private var router
      var body: some View {
        Button("Help") { router.go(to: .help) }.navigationTitle("Item")
      }
    }
    struct AboutView: View { var body: some View { Text("a") } }
    struct HelpView: View { var body: some View { Text("a").navigationTitle("Help") } }
    """

  private func screens(_ code: String) throws -> [String: Screen] {
    let read = try SampleApp(["A.swift": code]).read()
    return Dictionary(read.screens.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: ["ItemView", "AboutView"])
  func `what stands for a value behind a property is pushed from the first screen`(
    _ name: String
  ) throws {
    let screens = try screens(routed)
    #expect(screens[name]?.parent == "ListView")
    #expect(screens["HelpView"]?.parent == "ItemView")
  }

  @Test func `what such a property puts into the bar is there in all it stands around`() throws {
    let screens = try screens(
      routed.replacing("padding().background(Color.red)", with: "toolbar { Button(\"Done\") {} }"))
    for name in ["ListView", "ItemView", "AboutView", "HelpView"] {
      #expect(screens[name]?.items.contains { "\($0.content)".contains("Done") } ?? false)
    }
  }

  @Test func `a view that is a name is looked at behind such a property`() throws {
    let screens = try screens(
      """
      import SwiftUI
      extension View { var padded: some View { padding() } }
      struct Main: View {
        var body: some View { NavigationStack { start.padded } }
        private var start: some View { List {}.navigationTitle("Start") }
      }
      """)
    #expect(screens["Main"]?.title?.value == .verbatim("Start"))
  }
}
