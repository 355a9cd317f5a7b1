import AppReading
import SampleApps
import Testing

/// Words with a value in them that are there where there is one, and others where there is none.
@Suite struct MappedWordsTests {
  private func title(_ call: String, _ words: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene {
          WindowGroup { NavigationStack { NavigationLink("Hall") { \(call) } } }
        }
      }
      struct Hall: View {
        let name: String?
        var body: some View { Text("Seats").navigationTitle(title) }
        private var title: String { \(words) }
      }
      """
    ]).screen("Hall")
  }

  @Test(arguments: [
    "name.map { \"Hall of \\($0)\" } ?? \"Hall\"",
    "name.flatMap { name in \"Hall of \\(name)\" } ?? \"Hall\"",
  ])
  func `the value is passed`(words: String) throws {
    #expect(try title("Hall(name: \"Bees\")", words)?.title?.value.summary == "\"Hall of Bees\"")
  }

  @Test func `nothing is passed`() throws {
    let title = try title("Hall(name: nil)", "name.map { \"Hall of \\($0)\" } ?? \"Hall\"")
    #expect(title?.title?.value.summary == "\"Hall\"")
  }

  @Test func `what is passed only the running app knows`() throws {
    let title = try title(
      "Hall(name: Date().description)", "name.map { \"Hall of \\($0)\" } ?? \"Hall\"")
    #expect(title?.title?.value.summary.contains("Hall of") == true)
  }

  @Test(arguments: [
    "name.map { \"Hall of \\($0)\" } ?? \"Hall\"",
    "name ?? \"Hall\"",
  ])
  func `what nobody leaves out is not missing`(words: String) throws {
    let way =
      "Hall(name: \"Bees\")\n} label: { Text(\"One\") }\nNavigationLink {\n"
      + "Hall(name: \"Ants\")"
    let titles = try screens(way, words).compactMap { $0.title?.value.summary }
    #expect(Set(titles).count == 2)
    #expect(!titles.contains("\"Hall\""))
  }

  @Test func `what somebody leaves out is`() throws {
    let way =
      "Hall(name: \"Bees\")\n} label: { Text(\"One\") }\nNavigationLink {\n"
      + "Hall(name: nil)"
    let titles = try screens(way, "name ?? \"Hall\"").compactMap { $0.title?.value.summary }
    #expect(Set(titles) == ["\"Hall\"", "\"Bees\""])
  }

  private func screens(_ ways: String, _ words: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Start() } } }
      }
      struct Start: View {
        var body: some View {
          List {
            NavigationLink {
              \(ways)
            } label: { Text("Two") }
          }
        }
      }
      struct Hall: View {
        let name: String?
        var body: some View { Text("Seats").navigationTitle(title) }
        private var title: String { \(words) }
      }
      """
    ]).read().screens.filter { $0.name == "Hall" }
  }
}
