import AppReading
import SampleApps
import Testing

/// Lines in the middle of a bar that are there only sometimes.
@Suite struct LinesOfTitlesTests {
  @Test func `a line that is there only sometimes leaves the others of a title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Day: View {
        let date: Date?
        var body: some View {
          Text("Day").toolbar {
            ToolbarItem(placement: .principal) {
              VStack {
                if let date { Text(date.formatted()).font(.caption) }
                Text("Details")
              }
            }
          }
        }
      }
      """
    ])
    let found = try app.read().screens.map { $0.items.map(\.summary) }
    #expect(found.contains(["principal label \"Details\""]))
    #expect(found.contains { $0.count == 1 && $0[0].hasSuffix("/ \"Details\"") })
    #expect(found.count == 2)
  }
}
