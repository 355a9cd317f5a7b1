import AppReading
import SampleApps
import Testing

/// Views that the path of a stack shows, where routers and stores put something on it.
@Suite struct AskedForRoutesTests {
  private let routed = """
    import SwiftUI
    enum Route: Hashable { case fruit(Int), settings, about, help }
    enum Tab { case settings, home }
    final class Router: ObservableObject {
      @Published var path: [Route] = []
      func navigate(to route: Route) { path.append(route) }
      func showHelp() { path.append(.help) }
    }
    struct RootView: View {
      @EnvironmentObject var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          ListView()
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .fruit(let id): FruitView(id: id)
              case .settings: SettingsView()
              case .about: AboutView()
              case .help: HelpView()
              }
            }
        }
      }
    }
    struct ListView: View {
      @EnvironmentObject var router: Router
      var body: some View {
        List { Button("Open") { router.navigate(to: .fruit(2)) } }
          .navigationTitle("Fruits")
          .toolbar { Button("Settings") { router.path.append(.settings) } }
      }
    }
    struct FruitView: View {
      let id: Int
      @EnvironmentObject var router: Router
      var body: some View {
        HelpButton(action: { router.showHelp() }).navigationTitle("Fruit")
      }
    }
    struct HelpButton: View {
      let action: () -> Void
      var body: some View { Button("Help") { action() } }
    }
    struct SettingsView: View {
      @StateObject private var model = SettingsModel()
      var body: some View {
        Button("About") { model.about() }
          .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
      }
    }
    final class SettingsModel: ObservableObject {
      let router: Router
      func about() { router.navigate(to: .about) }
    }
    struct AboutView: View { var body: some View { Text("a").navigationTitle("About") } }
    struct HelpView: View { var body: some View { Text("a").navigationTitle("Help") } }
    """

  @Test func `what a router puts on its path comes after the view that asks for it`() throws {
    let app = try SampleApp(["A.swift": routed])
    #expect(try app.screen("FruitView")?.parent == "ListView")
    #expect(try app.screen("SettingsView")?.parent == "ListView")
    #expect(try app.screen("AboutView")?.parent == "SettingsView")
    #expect(try app.screen("HelpView")?.parent == "FruitView")
    #expect(try app.screen("ListView")?.parent == nil)
  }

  @Test func `another type's value of the same name asks for nothing`() throws {
    let app = try SampleApp([
      "A.swift": routed + """

        struct Tips: OptionSet {
          let rawValue: Int
          static let about = Tips(rawValue: 1)
        }
        final class TipsModel: ObservableObject { func toggle(_ tip: Tips) {} }
        struct TipsView: View {
          @StateObject var model = TipsModel()
          var body: some View {
            Button("Toggle") { model.toggle(.about) }.navigationTitle("Tips")
          }
        }
        """
    ])
    #expect(try app.screen("AboutView")?.parents == ["SettingsView"])
  }

  private let stored = """
    import SwiftUI
    import ComposableArchitecture
    @Reducer struct AppFeature {
      @Reducer enum Path { case fruit(FruitFeature), about(AboutFeature), help(HelpFeature) }
      @ObservableState struct State {
        var path = StackState<Path.State>()
        var list = ListFeature.State()
      }
      enum Action { case path(StackActionOf<Path>), list(ListFeature.Action), helped }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .list(.opened(let id)):
            state.path.append(.fruit(FruitFeature.State(id: id)))
            return .none
          case .path(.element(id: _, action: .fruit(.about))):
            state.path.append(.about(AboutFeature.State()))
            return .none
          case .helped:
            state.path.append(.help(HelpFeature.State()))
            return .none
          case .path, .list: return .none
          }
        }
      }
    }
    struct AppView: View {
      @Bindable var store: StoreOf<AppFeature>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          ListView(store: store.scope(state: \\.list, action: \\.list))
        } destination: { store in
          switch store.case {
          case let .fruit(store): FruitView(store: store)
          case let .about(store): AboutView(store: store)
          case let .help(store): HelpView(store: store)
          }
        }
      }
    }
    @Reducer struct ListFeature {
      @ObservableState struct State {}
      enum Action { case opened(Int) }
    }
    @Reducer struct FruitFeature { enum Action { case about } }
    struct ListView: View {
      let store: StoreOf<ListFeature>
      var body: some View { List {}.navigationTitle("Fruits") }
    }
    struct FruitView: View {
      let store: StoreOf<FruitFeature>
      var body: some View {
        Text("a").navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
      }
    }
    struct AboutView: View {
      let store: StoreOf<AboutFeature>
      var body: some View { Text("a").navigationTitle("About") }
    }
    struct HelpView: View {
      let store: StoreOf<HelpFeature>
      var body: some View { Text("a").navigationTitle("Help") }
    }
    """

  @Test func `what a store puts on its path comes after the view whose action asks for it`()
    throws
  {
    let app = try SampleApp(["A.swift": stored])
    #expect(try app.screen("FruitView")?.parent == "ListView")
    #expect(try app.screen("AboutView")?.parent == "FruitView")
    // What the feature around the stack does itself comes after the first view of the stack.
    #expect(try app.screen("HelpView")?.parent == "ListView")
  }

  @Test func `a link that names a state of a path leads on from its view`() throws {
    let app = try SampleApp([
      "A.swift": stored
        + """

        struct MoreView: View {
          var body: some View {
            NavigationLink(state: AppFeature.Path.State.about(AboutFeature.State())) { Text("a") }
              .navigationTitle("More")
          }
        }
        """
    ])
    let about = try #require(try app.screen("AboutView"))
    #expect(about.parents == ["FruitView", "MoreView"] && about.hasSeveralParents)
  }

  @Test func `what a stack shows for values comes after the first view of the stack`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Fruit: Hashable {}
      struct RootView: View {
        var body: some View {
          NavigationStack {
            ListView().navigationDestination(for: Fruit.self) { FruitView(fruit: $0) }
          }
        }
      }
      struct ListView: View {
        var body: some View { List {}.navigationTitle("Fruits") }
      }
      struct FruitView: View {
        let fruit: Fruit
        var body: some View { Text("a").navigationTitle("Fruit") }
      }
      """
    ])
    #expect(try app.screen("FruitView")?.parent == "ListView")
  }
}
