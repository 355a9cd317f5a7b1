import AppReading
import SampleApps
import Testing

/// Stacks that a function of no view makes, which nobody is seen to call.
@Suite struct StacksMadeByFunctionsTests {
  private func screens(_ ways: String) throws -> [String: Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          TabView { ForEach(Site.allCases) { site in Tab(value: site) { site.content() } } }
        }
      }
      enum Site: CaseIterable {
        case yard, shed
        @ViewBuilder func content() -> some View {
          NavigationStack {
            switch self {
            case .yard: Yard().\(ways)
            case .shed: Shed().\(ways)
            }
          }
        }
      }
      enum Way: Hashable { case tools, seeds(Int) }
      extension View {
        @ViewBuilder func ways() -> some View {
          navigationDestination(for: Way.self) { way in
            switch way {
            case .tools: Tools().id("tools")
            case let .seeds(number): Seeds(number: number)
            }
          }
        }
      }
      struct Yard: View {
        var body: some View {
          List { NavigationLink(value: Way.tools) { Text("Tools") } }.navigationTitle("Yard")
        }
      }
      struct Shed: View {
        var body: some View {
          List { NavigationLink(value: Way.seeds(2)) { Text("Seeds") } }.navigationTitle("Shed")
        }
      }
      struct Tools: View {
        var body: some View { List { Text("Rake") }.navigationTitle("Tools") }
      }
      struct Seeds: View {
        var number: Int
        var body: some View { List { Text("Oats") }.navigationTitle("Seeds") }
      }
      """
    ])
    let all = try app.read().screens
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test func `what they show for a value stands after the screen with the link`() throws {
    let screens = try screens("ways()")
    #expect(screens.keys.sorted() == ["Seeds", "Shed", "Tools", "Yard"])
    #expect(screens["Tools"]?.parent == "Yard" && screens["Seeds"]?.parent == "Shed")
    #expect(screens["Yard"]?.parent == nil && screens["Shed"]?.parent == nil)
  }

  @Test func `a view that they show for nothing stands after none`() throws {
    let screens = try screens("id(1)")
    #expect(screens["Tools"]?.parent == nil && screens["Seeds"]?.parent == nil)
  }
}
