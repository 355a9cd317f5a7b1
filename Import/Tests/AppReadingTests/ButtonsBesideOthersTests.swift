import AppReading
import SampleApps
import Testing

/// Buttons around views that stand in turn, which ask for the opposite of what leads to one of them.
@Suite struct ButtonsBesideOthersTests {
  private func buttons(_ name: String) throws -> [[String]] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Area: Equatable { case inbox, meetings, drafts, project(Int) }
      struct RootView: View {
        @StateObject var model = SideModel()
        var body: some View {
          NavigationStack {
            VStack {
              if model.area == .inbox {
                InboxView()
              } else if model.area == .meetings {
                MeetingsView()
              } else {
                DraftsView()
              }
            }
            .toolbar {
              Button("Me") {}
              if model.area != .inbox && model.area != .meetings { Button("Add") {} }
              if case .project(let id) = model.area { Button("Set up") {} }
              if model.area == .meetings { Button("Call") {} }
            }
          }
        }
      }
      struct InboxView: View { var body: some View { Text("").navigationTitle("Inbox") } }
      struct MeetingsView: View { var body: some View { Text("").navigationTitle("Meetings") } }
      struct DraftsView: View { var body: some View { Text("").navigationTitle("Drafts") } }
      """
    ])
    return try app.read().screens.filter { $0.name == name }.map {
      $0.items.map { String($0.summary.split(separator: "\"").last ?? "") }
    }
  }

  @Test func `a view has none that ask for another case`() throws {
    #expect(try buttons("InboxView") == [["Me"]])
  }

  @Test func `what asks for its own case is beside it`() throws {
    let found = try buttons("MeetingsView")
    #expect(!found.joined().contains("Add"))
    #expect(!found.joined().contains("Set up"))
    #expect(found.joined().contains("Call"))
  }

  @Test func `a view with a stack of its own has none of those around it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct RootView: View {
        @StateObject var model = SideModel()
        var body: some View {
          NavigationStack {
            VStack {
              if model.isOpen { OwnView() } else { PlainView() }
            }
            .toolbar { Button("Me") {} }
          }
        }
      }
      struct OwnView: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Own") } }
      }
      struct PlainView: View { var body: some View { Text("").navigationTitle("Plain") } }
      """
    ])
    #expect(try app.screen("OwnView")?.items.isEmpty == true)
    #expect(try app.screen("PlainView")?.items.count == 1)
  }

  @Test func `each part of a long condition counts`() throws {
    let names = ["inbox", "messages", "meetings", "productivity"]
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct RootView: View {
        @StateObject var sidebarModel = SideModel()
        var body: some View {
          NavigationStack {
            VStack {
              if sidebarModel.selectedArea == .inbox {
                InboxView()
              } else if sidebarModel.selectedArea == .productivity {
                WorkView()
              }
            }
            .toolbar {
              if \(names.map { "sidebarModel.selectedArea != .\($0)" }.joined(separator: " && ")) {
                Button("Add") {}
              }
            }
          }
        }
      }
      struct InboxView: View { var body: some View { Text("").navigationTitle("Inbox") } }
      struct WorkView: View { var body: some View { Text("").navigationTitle("Work") } }
      """
    ])
    #expect(try app.read().screens.flatMap(\.items).isEmpty)
  }

  @Test func `what is left has those of no other`() throws {
    let found = try buttons("DraftsView")
    #expect(found.first?.contains("Add") == true)
    #expect(found.joined().contains("Set up"))
  }
}
