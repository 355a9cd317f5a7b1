import AppReading
import SampleApps
import Testing

/// Stacks of packages that are not in the folder.
@Suite struct StacksOfOtherPackagesTests {
  private static func app(
    _ shown: String, importing module: String = "WayFinder", extra: String = ""
  ) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      import \(module)
      @main struct Sample: App { var body: some Scene { WindowGroup { Start() } } }
      enum Way: Hashable { case detail, bare, last(Int) }
      extension Way {
        @ViewBuilder func page() -> some View {
          VStack {
            switch self {
            case .detail: Detail()
            case .bare: Bare()
            case .last(let number): Last()
            }
          }
          .background(Color.red)
        }
      }
      final class Finder: BaseFinder<Way> {
        func openDetail() { push(.detail) }
      }
      struct Start: View {
        @StateObject var finder = Finder()
        var body: some View {
          VStack { \(shown) }.environmentObject(finder)
        }
        @ViewBuilder func page(_ way: Way) -> some View { way.page() }
      }
      struct First: View {
        @EnvironmentObject var finder: Finder
        var body: some View {
          VStack {
            Button("a") { finder.openDetail() }
            Button("b") { finder.push(.bare) }
          }
          .navigationTitle("First")
        }
      }
      struct Detail: View {
        @EnvironmentObject var finder: Finder
        var body: some View { Button("c") { finder.push(.last(2)) }.navigationTitle("Detail") }
      }
      struct Bare: View { var body: some View { Text("d") } }
      struct Last: View { var body: some View { Text("e").toolbar { Button("Done") {} } } }
      \(extra)
      """
    ])
  }

  @Test(arguments: [
    "PathRouter(router: finder, rootContent: { First().tint(.red) }, destination: page)",
    "NavigationHost(finder) { First() } destination: { way in page(way) }",
  ])
  func `what is first on it and what it pushes have bars`(shown: String) throws {
    let screens = try Self.app(shown).read().screens
    #expect(screens.map(\.name) == ["Bare", "Detail", "First", "Last"])
    #expect(screens.map(\.isPushed) == [true, true, false, true])
    #expect(screens.map(\.isBare) == [true, false, false, false])
    #expect(screens.map(\.parent) == ["First", "First", nil, "Detail"])
  }

  @Test func `only where nothing in the folder declares it`() throws {
    let own = """
      struct PathRouter<A: View, B: View>: View {
        let router: Finder
        @ViewBuilder let rootContent: () -> A
        let destination: (Way) -> B
        var body: some View { rootContent() }
      }
      """
    let shown = "PathRouter(router: finder, rootContent: { First() }, destination: page)"
    let screens = try Self.app(shown, extra: own).read().screens
    #expect(!screens.map(\.name).contains("Bare"))
    let system = try Self.app(shown, importing: "Combine").read().screens
    #expect(!system.map(\.name).contains("Bare"))
  }
}
