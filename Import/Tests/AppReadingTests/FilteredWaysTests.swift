import AppReading
import SampleApps
import Testing

/// Modifiers of the app's own that show a view for each value of a publisher, with what a protocol
/// asks for and has for all who conform.
@Suite struct FilteredWaysTests {
  private static func app(_ making: String = "", extra: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import Combine
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Home() } } }
      protocol Way { var kind: Kind { get } }
      enum Kind { case link, destination, sheet }
      protocol Guide: ViewModifier {
        associatedtype WayType: Way
        associatedtype Shown: View
        var ways: PassthroughSubject<WayType, Never> { get }
        func make(type: WayType) -> Shown
      }
      extension Guide {
        func body(content: Content) -> some View {
          content
            .modifier(LinkGuide(publisher: ways.filter { $0.kind == .link }, screen: make))
            .modifier(
              StackGuide(
                publisher: ways.filter { $0.kind == .destination }.eraseToAnyPublisher(),
                screen: make))
            .modifier(SheetGuide(publisher: ways.filter { $0.kind == .sheet }, screen: make))
        }
      }
      struct LinkGuide<Shown, WayType> where Shown: View, WayType: Way {
        let publisher: AnyPublisher<WayType, Never>
        var screen: (WayType) -> Shown
        @State private var type: WayType?
      }
      extension LinkGuide: ViewModifier {
        func body(content: Content) -> some View {
          ZStack {
            NavigationLink("", isActive: Binding<Bool>(get: { type != nil }, set: { _ in }),
              destination: { if let type = type { screen(type) } else { EmptyView() } })
            content
          }
          .onReceive(publisher) { type = $0 }
        }
      }
      struct StackGuide<Shown, WayType> where Shown: View, WayType: Way {
        let publisher: AnyPublisher<WayType, Never>
        var screen: (WayType) -> Shown
        @State private var type: WayType?
      }
      extension StackGuide: ViewModifier {
        func body(content: Content) -> some View {
          content
            .navigationDestination(
              isPresented: Binding<Bool>(get: { type != nil }, set: { _ in })
            ) {
              if let type = type { screen(type) } else { EmptyView() }
            }
            .onReceive(publisher) { type = $0 }
        }
      }
      struct SheetGuide<Shown, WayType> where Shown: View, WayType: Way {
        let publisher: AnyPublisher<WayType, Never>
        var screen: (WayType) -> Shown
        @State private var type: WayType?
      }
      extension SheetGuide: ViewModifier {
        func body(content: Content) -> some View {
          content
            .sheet(isPresented: Binding<Bool>(get: { type != nil }, set: { _ in })) {
              if let type = type { screen(type) } else { EmptyView() }
            }
            .onReceive(publisher) { type = $0 }
        }
      }
      struct HomeGuide: Guide {
        typealias WayType = HomeWay
        let ways: PassthroughSubject<HomeWay, Never>
        enum HomeWay: Way {
          case detail, bare, settings
          var kind: Kind {
            switch self {
            case .detail: return .link
            case .bare: return .destination
            case .settings: return .sheet
            }
          }
        }
        @ViewBuilder func make(type: WayType) -> some View {
          \(making)
        }
      }
      struct Home: View {
        let model = HomeModel()
        var body: some View {
          NavigationStack {
            Text("a").navigationTitle("Home").modifier(HomeGuide(ways: model.ways))
          }
        }
      }
      final class HomeModel {
        let ways = PassthroughSubject<HomeGuide.HomeWay, Never>()
        func open() { ways.send(.detail); ways.send(.bare); ways.send(.settings) }
      }
      struct Detail: View { var body: some View { Text("b").navigationTitle("Detail") } }
      struct Bare: View { var body: some View { Text("c") } }
      struct Settings: View { var body: some View { Text("d").navigationTitle("Settings") } }
      \(extra)
      """
    ])
  }

  private static let ways = """
    switch type {
    case .detail: Detail()
    case .bare: Bare().navigationBarHidden(true)
    case .settings: NavigationStack { Settings() }
    }
    """

  @Test func `each view comes the way that its case is let through`() throws {
    let screens = try Self.app(Self.ways).read().screens
    #expect(screens.map(\.name) == ["Bare", "Detail", "Home", "Settings"])
    #expect(screens.map(\.isPushed) == [true, true, false, false])
    #expect(screens.map { $0.presentation != nil } == [false, false, false, true])
    #expect(screens.first?.isBarHidden?.value == true)
  }

  @Test func `a name for a type inside of a type is that type's own`() throws {
    let other = """
      struct AGuide: Guide {
        typealias WayType = HomeWay
        let ways: PassthroughSubject<HomeWay, Never>
        enum HomeWay: Way { case detail, bare, settings; var kind: Kind { .sheet } }
        @ViewBuilder func make(type: WayType) -> some View { Text("x") }
      }
      """
    let screens = try Self.app(Self.ways, extra: other).read().screens
    #expect(screens.map { $0.presentation != nil } == [false, false, false, true])
  }

  @Test func `a function that makes nothing shows no screen`() throws {
    let screens = try Self.app().read().screens
    #expect(screens.contains { $0.name == "Home" })
    #expect(!screens.contains { $0.name.hasPrefix("Home-") || $0.isPushed })
  }
}
