import AppReading
import SampleApps
import Testing

/// Screens that code takes off the path of a stack before it puts another on it.
@Suite struct TakenOffPathTests {
  private func parents(_ steps: String) throws -> [String: String] {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case first, second, third }
      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { Button("Go") { path.append(.first) } }.navigationTitle("Home")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .first: First(path: $path)
                case .second: Second(path: $path)
                case .third: Third()
                }
              }
          }
        }
      }
      struct First: View {
        @Binding var path: [Route]
        var body: some View { Button("Go") { path.append(.second) }.navigationTitle("First") }
      }
      struct Second: View {
        @Binding var path: [Route]
        var body: some View { Button("Go") { \(steps) }.navigationTitle("Second") }
      }
      struct Third: View { var body: some View { Text("").navigationTitle("Third") } }
      """
    ]).read().screens
    return Dictionary(
      screens.map { ($0.name, $0.parent ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("path.append(.third)", "Second"),
    ("path.removeLast(); path.append(.third)", "First"),
    ("_ = path.popLast(); path.append(Route.third)", "First"),
    ("path.removeLast(1); Task { path.append(.third) }", "First"),
    ("path.removeAll(); path.append(.third)", "Home"),
    ("path.removeLast(path.count); path.append(.third)", "Home"),
    ("path = []; path.append(.third)", "Home"),
    ("path = [.third]", "Home"),
    ("others.removeLast(); path.append(.third)", "Second"),
    ("path.append(.third); path.removeLast()", "Second"),
  ])
  func `the screen before is what is left`(steps: String, parent: String) throws {
    let parents = try parents(steps)
    #expect(parents["Third"] == parent)
    #expect(parents["Second"] == "First")
    #expect(parents["First"] == "Home")
  }

  @Test(arguments: ["removeAll()", "removeLast()"])
  func `screens that take each other's place in a circle end`(steps: String) throws {
    let count = 40
    let cases = (0..<count).map { "c\($0)" }
    let ways = cases.enumerated().map { "case .\($1): V\($0)(path: $path)" }
    let views = cases.indices.map { number in
      """
      struct V\(number): View {
        @Binding var path: [Route]
        var body: some View {
          Button("Go") { path.\(steps); path.append(.c\((number + 1) % count)) }
            .navigationTitle("T\(number)")
        }
      }
      """
    }
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case \(cases.joined(separator: ", ")) }
      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { path.append(.c0) }.navigationTitle("Home")
              .navigationDestination(for: Route.self) { route in
                switch route { \(ways.joined(separator: "\n")) }
              }
          }
        }
      }
      \(views.joined(separator: "\n"))
      """
    ]).read().screens
    #expect(screens.count == count + 1)
    #expect(screens.first { $0.name == "V0" }?.parent == "Home")
  }
}
