import AppReading
import SampleApps
import Testing

/// Stacks of generic views whose path a coordinator has, which says by its type what is put on it.
@Suite struct RoutesOfGuidesTests {
  private func before(
    asked: String = "G.Stop", alias: String = "typealias Stop = HerbStop",
    shown: String = "stop.page", keeps: String = "@Published var path = NavigationPath()",
    stack: String = "", more: String = "",
    declared: String = "@Environment(\\.guide) private var guide"
  ) throws -> [String: String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Herbs: App { var body: some Scene { WindowGroup { MainView() } } }
      protocol Stopping: Hashable {
        associatedtype Page: View
        @ViewBuilder var page: Page { get }
      }
      enum HerbStop: Stopping {
        case herb(Int), about, help
        @ViewBuilder var page: some View {
          switch self {
          case .herb(let number): HerbView(number: number)
          case .about: AboutView()
          case .help: HelpView()
          }
        }
        @ViewBuilder func made() -> some View { self.page }
      }
      protocol Guide: AnyObject, ObservableObject {
        associatedtype Stop: Stopping
        var path: NavigationPath { get set }
        func push(_ stop: Stop)
      }
      extension Guide {
        func push(_ stop: Stop) {
          let depth = path.count
          path.append(stop)
          print(depth)
        }
      }
      final class HerbGuide: Guide {
        \(alias)
        \(keeps)
      }
      private struct GuideKey: EnvironmentKey { static let defaultValue: HerbGuide? = nil }
      extension EnvironmentValues {
        var guide: HerbGuide? {
          get { self[GuideKey.self] }
          set { self[GuideKey.self] = newValue }
        }
      }
      struct Guided<G: Guide>: ViewModifier {
        @ObservedObject var guide: G
        func body(content: Content) -> some View {
          content.navigationDestination(for: \(asked).self) { stop in \(shown) }
        }
      }
      extension View {
        func guided<G: Guide>(by guide: G) -> some View { modifier(Guided(guide: guide)) }
      }
      struct GuidedStack\(stack.isEmpty ? "<Content: View>" : stack): View {
        @ObservedObject var guide: \(stack.isEmpty ? "HerbGuide" : "G")
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationStack(path: $guide.path) { content().guided(by: guide) }
            .environment(\\.guide, guide)
        }
      }
      struct MainView: View {
        @StateObject private var guide = HerbGuide()
        @StateObject private var second = HerbGuide()
        var body: some View {
          TabView {
            Tab("A", systemImage: "house") { GuidedStack(guide: guide) { ListView() } }
            Tab("B", systemImage: "star") { GuidedStack(guide: second) { SecondView() } }
          }
        }
      }
      struct ListView: View {
        \(declared)
        var body: some View {
          List { Button("Sage") { guide?.push(.herb(1)) } }.navigationTitle("Herbs")
        }
      }
      struct SecondView: View {
        var body: some View { List { AboutButton() }.navigationTitle("Second") }
      }
      struct AboutButton: View {
        \(declared)
        var body: some View { Button("About") { guide?.push(.about) } }
      }
      struct HerbView: View {
        let number: Int
        \(declared)
        var body: some View {
          Button("Help") { guide?.push(.help) }.navigationTitle("Herb")
        }
      }
      struct AboutView: View { var body: some View { Text("").navigationTitle("About") } }
      struct HelpView: View { var body: some View { Text("").navigationTitle("Help") } }
      \(more)
      """
    ])
    let screens = try app.read().screens.filter { $0.variant == nil }
    return Dictionary(screens.map { ($0.name, $0.parent ?? "none") }) { first, _ in first }
  }

  private static let all = [
    "ListView": "none", "SecondView": "none", "HerbView": "ListView", "AboutView": "SecondView",
    "HelpView": "HerbView",
  ]

  private func parents(_ found: [String: String]) -> [String: String] {
    found.filter { Self.all[$0.key] != nil }.mapValues { $0 == "MainView" ? "none" : $0 }
  }

  @Test(arguments: [
    ("G.Stop", "stop.page"), ("HerbStop", "stop.page"), ("HerbStop", "stop.made()"),
    ("HerbStop", "stop.page.environment(\\.font, .body)"),
  ])
  func `what stands for each case of a value comes after what puts that on the path`(
    asked: String, shown: String
  ) throws {
    #expect(try parents(before(asked: asked, shown: shown)) == Self.all)
  }

  @Test func `a guide that does not name its stops is asked for what it does with them`() throws {
    let found = try before(
      alias: "func push(_ stop: HerbStop) { path.append(stop) }")
    #expect(parents(found) == Self.all)
  }

  @Test func `the only guide of the app is meant where a stack is generic in it`() throws {
    let stack = "<G: Guide, Content: View>"
    #expect(try parents(before(stack: stack)) == Self.all)
    let other = """
      enum TeaStop: Stopping { case tea; var page: some View { Text("Tea") } }
      final class TeaGuide: Guide { typealias Stop = TeaStop; var path = NavigationPath() }
      """
    #expect(try before(stack: stack, more: other)["AboutView"] == "none")
  }

  @Test func `what another value makes is for none of the cases`() throws {
    let more = "extension HerbStop { var other: HerbStop { .about } }"
    let found = try before(asked: "HerbStop", shown: "stop.other.page", more: more)
    #expect(found["AboutView"] != "SecondView")
  }

  @Test(arguments: [
    "@Environment(\\.guide) private var guide", "@Environment(HerbGuide.self) private var guide",
    "@EnvironmentObject var guide: HerbGuide",
  ])
  func `a case whose name others have as well is that of what the guide takes`(
    declared: String
  ) throws {
    let more = "enum Tab { case about, help, herb }"
    let found = try before(more: more, declared: declared)
    #expect(parents(found) == Self.all)
  }
}
