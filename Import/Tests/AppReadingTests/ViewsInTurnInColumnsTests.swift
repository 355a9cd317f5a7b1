import AppReading
import SampleApps
import Testing

/// Views that stand in turn in a column, which a phone shows on top of the column before.
@Suite struct ViewsInTurnInColumnsTests {
  private func parent(_ name: String, isPad: Bool = false) throws -> String? {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct RootView: View {
        @StateObject var model = SideModel()
        var body: some View {
          NavigationSplitView {
            SideView()
          } detail: {
            NavigationStack {
              VStack {
                if model.area == .inbox { InboxView() } else { DraftsView() }
              }
              .toolbar { Button("Me") {} }
            }
          }
        }
      }
      struct SideView: View { var body: some View { Text("").navigationTitle("Workspace") } }
      struct InboxView: View { var body: some View { Text("").navigationTitle("Inbox") } }
      struct DraftsView: View { var body: some View { Text("").navigationTitle("Drafts") } }
      """
    ])
    return try app.read(isPad: isPad).screens.first { $0.name == name }?.parent
  }

  @Test(arguments: ["InboxView", "DraftsView"])
  func `each has the column before to go back to`(name: String) throws {
    #expect(try parent(name) == "SideView")
    #expect(try parent(name, isPad: true) != "SideView")
  }

  @Test func `the first column has none`() throws {
    #expect(try parent("SideView") != "InboxView")
  }
}
