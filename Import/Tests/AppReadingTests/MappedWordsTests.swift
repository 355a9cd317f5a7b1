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
    #expect(title?.title?.value.isKnown == false)
  }
}
