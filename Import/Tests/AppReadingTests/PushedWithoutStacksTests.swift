import AppReading
import SampleApps
import Testing

/// Views that are stacks of their own in tabs, and that links push without those.
@Suite struct PushedWithoutStacksTests {
  private static let body = "if hasStack { NavigationStack { inside } } else { inside }"

  private func screens(
    _ link: String, _ inside: String, body: String = Self.body, around: String = "Trees()",
    title: String = ".navigationTitle(\"House\")"
  ) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Zoo: App { var body: some Scene { WindowGroup { Root() } } }
      enum Way: Hashable { case trees, old }
      struct Root: View {
        @State private var path: [Way] = []
        var body: some View {
          TabView {
            NavigationStack(path: $path) {
              List { \(link); Button("Go") { path.append(.trees); path.append(.old) } }\(title)
                .navigationDestination(for: Way.self) { shown($0) }
            }
            .tabItem { Text("House") }
            \(around).tabItem { Text("Trees") }
          }
        }
        @ViewBuilder private func shown(_ way: Way) -> some View {
          switch way {
          case .trees: Other()
          case .old: Other()
          }
        }
      }
      struct Other: View { var body: some View { List {}.navigationTitle("Other") } }
      struct Trees: View {
        var isOld = false
        let hasStack: Bool
        init(isOld: Bool = false, hasStack: Bool = true) {
          self.isOld = isOld
          self.hasStack = hasStack
        }
        var body: some View { \(body) }
        private var inside: some View { VStack { Text("Trees") }\(inside) }
      }
      """
    ]).read().screens.filter { $0.name == "Trees" }
  }

  private func summary(_ screens: [Screen]) -> [String] {
    screens.map { screen in
      let bar =
        screen.isBarHidden?.value == true ? "hidden" : screen.title?.value.summary ?? "-"
      return "\(screen.variant ?? ""): \(bar) \(screen.isPushed ? "pushed" : "first")"
    }
  }

  private static let link = "NavigationLink(\"Go\") { Trees(hasStack: false) }"

  @Test func `one with a title has a screen for either`() throws {
    let found = try screens(Self.link, ".navigationTitle(\"Trees\")")
    #expect(summary(found) == [": \"Trees\" first", "!hasStack: \"Trees\" pushed"])
    #expect(found.map(\.hasOwnStack) == [true, false])
  }

  @Test func `what a push says is not on the one in a tab`() throws {
    let link = "NavigationLink(\"Go\") { Trees(hasStack: false).navigationTitle(\"Old\") }"
    let body =
      "if hasStack { NavigationStack { inside.toolbar(.hidden, for: .navigationBar) } } else { inside }"
    let found = try screens(link, ".searchable(text: .constant(\"\"))", body: body)
    #expect(summary(found) == [": hidden first", "!hasStack: \"Old\" pushed"])
    #expect(found.map { $0.search == nil } == [false, false])
  }

  @Test func `several that look the same are one`() throws {
    let links =
      "NavigationLink(\"Go\") { Trees(isOld: true, hasStack: false) }\n" + Self.link
    let found = try screens(links, ".navigationTitle(\"Trees\")")
    #expect(summary(found) == [": \"Trees\" first", "isOld: \"Trees\" pushed"])
  }

  @Test func `one that is hidden by the same flag is not where it is pushed`() throws {
    let found = try screens(
      Self.link,
      ".navigationTitle(\"\").toolbar(!hasStack ? .visible : .hidden, for: .navigationBar)",
      title: "")
    #expect(summary(found) == [": hidden first", "!hasStack: \"\" pushed"])
  }

  @Test func `one that is pushed with its stack is not`() throws {
    let found = try screens(
      "NavigationLink(\"Go\") { Trees(hasStack: true) }", ".navigationTitle(\"Trees\")")
    #expect(summary(found) == [": \"Trees\" first"])
  }

  @Test func `one that only stands without its stack in another one is not`() throws {
    let found = try screens(
      "Text(\"\")", ".navigationTitle(\"Trees\")",
      around: "Trees().tabItem { Text(\"A\") }; NavigationStack { Trees(hasStack: false) }")
    #expect(summary(found) == [": \"Trees\" first"])
  }
}
