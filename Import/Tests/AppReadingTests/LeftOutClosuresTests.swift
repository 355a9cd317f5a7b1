import AppReading
import SampleApps
import Testing

/// Buttons that are there where whoever makes a view hands it what they do.
@Suite struct LeftOutClosuresTests {
  private func bars(_ calls: [String], _ condition: String) throws -> [[String]] {
    let links = calls.map { "NavigationLink(\"Go\") { \($0) }" }.joined(separator: "\n")
    return try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { List { \(links) } } } }
      }
      struct Hall: View {
        var leave: (() -> Void)? = nil
        var body: some View {
          Text("Seats").navigationTitle("Hall").toolbar {
            if \(condition) { Button("Close") { leave?() } }
          }
        }
      }
      """
    ]).read().screens.filter { $0.name == "Hall" }.map { $0.items.map(\.summary) }
  }

  private static let conditions = [
    "let leave", "let leave = leave", "leave != nil", "let done = leave",
  ]

  @Test(arguments: conditions)
  func `all hand it over`(condition: String) throws {
    #expect(
      try bars(["Hall(leave: { print(1) })", "Hall { print(2) }"], condition) == [
        ["automatic \"Close\""]
      ])
  }

  @Test(arguments: conditions)
  func `nobody hands it over`(condition: String) throws {
    #expect(try bars(["Hall()", "Hall(leave: nil)"], condition) == [[]])
  }

  @Test(arguments: conditions)
  func `some hand it over`(condition: String) throws {
    let bars = try bars(["Hall()", "Hall(leave: { print(1) })"], condition)
    #expect(Set(bars) == [[], ["automatic \"Close\""]])
  }

  @Test func `nobody knows of what is handed on`() throws {
    let bars = try bars(["Hall(leave: Date().description.isEmpty ? { } : nil)"], "let leave")
    #expect(Set(bars) == [[], ["automatic \"Close\""]])
  }
}
