import AppReading
import SampleApps
import Testing

/// Conditions in a toolbar that change nothing in the navigation bar.
@Suite struct NoButtonMoreTests {
  private func variants(_ items: String) throws -> [String?] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct RoomView: View {
        @State var people: (() -> Void)?
        @State var isChoosing = false
        var body: some View {
          NavigationStack {
            Text("").navigationTitle("Room").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
              \(items)
            }
          }
        }
      }
      """
    ])
    return try app.read().screens.map(\.variant)
  }

  @Test func `a gap alone makes no state`() throws {
    let found = try variants(
      "if people != nil { ToolbarSpacer(.fixed, placement: .topBarTrailing) }")
    #expect(found == [nil])
  }

  @Test func `nor do buttons at the bottom`() throws {
    let found = try variants(
      "if isChoosing { ToolbarItem(placement: .bottomBar) { Button(\"Erase\") {} } }")
    #expect(found == [nil])
  }

  @Test func `a gap with a button does`() throws {
    let found = try variants(
      """
      if isChoosing {
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { Button("Erase") {} }
      }
      """)
    #expect(found == [nil, "isChoosing"])
  }
}
