import AppReading
import SampleApps
import Testing

/// Stacks of a library that shows a view for each of a list of routes.
@Suite struct RoutersTests {
  private static let app = """
    import SwiftUI
    import ComposableArchitecture
    import TCACoordinators
    struct Trip: ReducerProtocol {
      struct State: IndexedRouterState {
        var routes: [Route<Stop.State>]
        init(routes: [Route<Stop.State>]? = nil) {
          self.routes = routes ?? [.root(.start(.init()))]
        }
      }
      enum Action: IndexedRouterAction {
        case routeAction(Int, action: Stop.Action)
        case updateRoutes([Route<Stop.State>])
      }
      var body: some ReducerProtocol<State, Action> {
        Reduce<State, Action> { state, action in
          switch action {
          case .routeAction(_, .start(.next)):
            state.routes.push(.map)
          case .routeAction(_, action: .map(.chosen(let place))):
            state.routes.push(.hotel(Hotel.State(place: place)))
          case .routeAction(_, action: .hotel(.failed)):
            state.routes.presentSheet(.trouble(Trouble.State()))
          default: break
          }
          return .none
        }.forEachRoute { Stop() }
      }
    }
    struct TripView: View {
      let store: Store<Trip.State, Trip.Action>
      var body: some View {
        NavigationView {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /Stop.State.start, action: Stop.Action.start, then: StartView.init)
              CaseLet(state: /Stop.State.map, action: Stop.Action.map, then: MapView.init)
              Default {
                SwitchStore(screen) {
                  CaseLet(state: /Stop.State.hotel, action: Stop.Action.hotel) {
                    HotelView(store: $0)
                  }
                  CaseLet(
                    state: /Stop.State.trouble, action: Stop.Action.trouble, then: TroubleView.init)
                }
              }
            }
          }
          .navigationBarHidden(false)
        }
      }
    }
    struct StartView: View {
      let store: Store<Start.State, Start.Action>
      var body: some View {
        Text("a").navigationTitle("Start").navigationBarTitleDisplayMode(.inline)
      }
    }
    struct MapView: View {
      let store: Store<Map.State, Map.Action>
      var body: some View { Panel() }
    }
    struct Panel: View {
      var body: some View { Text("a").navigationBarTitleDisplayMode(.inline) }
    }
    struct HotelView: View {
      let store: Store<Hotel.State, Hotel.Action>
      var body: some View {
        Text("a").toolbar { ToolbarItem { Button("Book") {} } }
      }
    }
    struct TroubleView: View {
      let store: Store<Trouble.State, Trouble.Action>
      var body: some View {
        Text("a").toolbar { ToolbarItem { Button("Again") {} } }
      }
    }
    @main struct Main: App {
      var body: some Scene { WindowGroup { TripView(store: Store()) } }
    }
    """

  @Test func `what a reducer pushes on its routes comes after the screen that asks`() throws {
    let app = try SampleApp(["A.swift": Self.app])
    let hotel = try #require(try app.screen("HotelView"))
    #expect(hotel.parent == "MapView")
    #expect(hotel.presentation == nil)
    #expect(try app.screen("StartView")?.parent == nil)
  }

  @Test func `what is pushed and says nothing but how large a title is has a bar`() throws {
    let map = try #require(try SampleApp(["A.swift": Self.app]).screen("MapView"))
    #expect(map.isBare)
    #expect(map.titleMode?.value == .inline)
    #expect(map.parent == "StartView")
  }

  @Test func `what a reducer presents has a bar where it is put on a stack`() throws {
    let code = Self.app.replacing("State()))", with: "State()), embedInNavigationView: true)")
    let stacked = try SampleApp(["A.swift": code]).screen("TroubleView")
    #expect(stacked?.presentation == .sheet)
  }

  @Test(arguments: [true, false])
  func `the first route has a bar where the library puts it on a stack`(isOnStack: Bool) throws {
    let code = Self.app.replacing("NavigationView {", with: "Group {")
      .replacing(
        "Text(\"a\").navigationTitle(\"Start\").navigationBarTitleDisplayMode(.inline)",
        with: "Text(\"a\")"
      )
      .replacing(
        ".root(.start(.init()))",
        with: ".root(.start(.init()), embedInNavigationView: \(isOnStack))")
    let start = try SampleApp(["A.swift": code]).screen("StartView")
    #expect(start?.isBare == (isOnStack ? true : nil))
  }

  @Test func `a first screen that hides its bar is one`() throws {
    let code = Self.app.replacing(
      "Text(\"a\").navigationTitle(\"Start\").navigationBarTitleDisplayMode(.inline)",
      with: "NavigationView { Text(\"a\").navigationBarHidden(true) }")
    #expect(try SampleApp(["A.swift": code]).screen("StartView")?.hasNoBar == true)
  }

  @Test func `a bar that is said to be there is there`() throws {
    let code = Self.app.replacing("Panel() }", with: "Panel().navigationBarHidden(false) }")
    #expect(try SampleApp(["A.swift": code]).screen("MapView")?.isBare == true)
  }

  @Test func `a sheet with a stack of its own has a bar whose back button is hidden`() throws {
    let code = """
      import SwiftUI
      struct Home: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack {
            Text("a").navigationTitle("Home").sheet(isPresented: $isOpen) { Done() }
          }
        }
      }
      struct Done: View {
        var body: some View { NavigationStack { Text("b").navigationBarBackButtonHidden(true) } }
      }
      """
    #expect(try SampleApp(["A.swift": code]).screen("Done")?.presentation == .sheet)
  }

  @Test func `a router whose store nobody knows says nothing`() throws {
    let code = Self.app.replacing(
      "let store: Store<Trip.State, Trip.Action>", with: "let store: Any")
    #expect(try SampleApp(["A.swift": code]).screen("HotelView")?.parent == nil)
  }
}
