import AppReading
import SampleApps
import Testing

/// Buttons in a toolbar behind conditions that only the running app answers.
@Suite struct UnansweredButtonsTests {
  @Test func `a button behind one of two open conditions is that of a state`() throws {
    let app = try SampleApp([
      "Machine.swift": """
      import SwiftUI
      struct Machine: View {
        @EnvironmentObject private var store: Store
        let address: URL
        var body: some View {
          Text("").navigationTitle("Machine").toolbar {
            if address != store.settings.current?.address || fails { Button("Join") {} }
          }
        }
        private var fails: Bool {
          guard let status = store.status else { return false }
          switch status {
          case .failed: return true
          default: return false
          }
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "Machine" }
    #expect(all.contains { $0.items.isEmpty })
    #expect(all.contains { $0.items.map(\.summary) == ["automatic \"Join\""] })
  }

  @Test func `a part's button stands where the part does`() throws {
    let app = try SampleApp([
      "Diary.swift": """
      import SwiftUI
      struct Diary: View {
        @State private var showsMonth = true
        @StateObject private var model = Days()
        var body: some View {
          Group {
            if showsMonth { Text("") } else { Pages(model: model) }
          }
          .navigationTitle("Diary")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button { showsMonth.toggle() } label: { Image(systemName: showsMonth ? "list.bullet" : "calendar") }
            }
          }
        }
      }
      struct Pages: View {
        @ObservedObject var model: Days
        var body: some View {
          Text("").toolbar {
            if model.isAway {
              ToolbarItem(placement: .topBarLeading) { Button("Today") {} }
            }
          }
        }
      }
      class Days: ObservableObject { @Published var isAway = false }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "Diary" }
    for screen in all where screen.items.contains(where: { $0.summary.contains("Today") }) {
      #expect(screen.items.contains { $0.summary == "topBarTrailing symbol calendar" })
    }
    #expect(all.contains { $0.items.contains { $0.summary.contains("Today") } })
  }

  @Test func `a search field goes with the branch of a property that it stands in`() throws {
    let app = try SampleApp([
      "Label.swift": """
      import SwiftUI
      struct LabelPage: View {
        @ObservedObject var label: LabelModel
        var body: some View {
          content.navigationTitle(label.isEditing ? "Edit Label" : label.name)
            .toolbar { Button(label.isEditing ? "Done" : "Edit") { label.isEditing.toggle() } }
        }
        @ViewBuilder private var content: some View {
          if label.isEditing { Changes() } else { Shows(label: label) }
        }
      }
      struct Changes: View { var body: some View { Text("") } }
      struct Shows: View {
        @ObservedObject var label: LabelModel
        @State private var query = ""
        var body: some View { List {}.searchable(text: $query) }
      }
      class LabelModel: ObservableObject { @Published var isEditing = false; var name = load() }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "LabelPage" }
    #expect(all.first { $0.variant == nil }?.search != nil)
    let editing = all.filter { $0.title?.value.summary == "\"Edit Label\"" }
    #expect(editing.count == 1)
    #expect(editing.allSatisfy { $0.search == nil })
    #expect(editing.allSatisfy { $0.items.map(\.summary) == ["automatic \"Done\""] })
  }
}
