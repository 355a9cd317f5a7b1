import AppReading
import SampleApps
import Testing

/// Values that belong together, in a constant that code asks for one of them.
@Suite struct PartsOfTuplesTests {
  @Test(arguments: ["static let all", "let all"])
  func `a part of values that belong together reads the word that it was given`(
    kept: String
  ) throws {
    let isStatic = kept.hasPrefix("static")
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Cell: View {
        \(kept) = (id: "", name: "All folders", count: 2)
        var body: some View { Text("a") }
      }
      struct Folders: View {
        let cell = Cell()
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Folders").toolbar {
              Button { close() } label: { Text(\(isStatic ? "Cell" : "cell").all.name) }
            }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Folders")?.items.map(\.summary) == ["automatic \"All folders\""])
  }
}
