import AppReading
import SampleApps
import Testing

/// Bottom bars that a view hides, whose buttons are not there then.
@Suite struct HiddenBottomBarsTests {
  private func buttons(_ modifier: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      class Choice: ObservableObject { @Published var isOn = false }
      extension View {
        func lowerBar(_ visibility: Visibility) -> some View {
          toolbarVisibility(visibility, for: .bottomBar)
        }
      }
      struct Notes: View {
        @StateObject var choice = Choice()
        @State private var isOpen = true
        private var showsLowerBar: Bool { return choice.isOn }
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Notes")
              .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Move") {} }
                ToolbarItem(placement: .topBarTrailing) {
                  if choice.isOn { Button("Done") {} } else { Button("Select") {} }
                }
              }
              \(modifier)
          }
        }
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }.map { $0.items.map(\.summary) }
  }

  private static let bottom = "bottomBar \"Move\""
  private static let done = "topBarTrailing \"Done\""
  private static let select = "topBarTrailing \"Select\""

  @Test(arguments: [
    ".toolbar(.hidden, for: .bottomBar)", ".lowerBar(.hidden)",
    ".toolbar(.hidden, for: .tabBar, .bottomBar)",
    ".toolbarVisibility(isOpen ? .hidden : .automatic, for: .bottomBar)",
  ])
  func `a bar that is hidden has no buttons`(modifier: String) throws {
    #expect(try buttons(modifier) == [[Self.select], [Self.done]])
  }

  @Test(arguments: [
    ".lowerBar(showsLowerBar ? .visible : .hidden)",
    ".toolbar(choice.isOn ? .visible : .hidden, for: .bottomBar)",
  ])
  func `a bar that comes with a state has its buttons there`(modifier: String) throws {
    #expect(try buttons(modifier) == [[Self.select], [Self.bottom, Self.done]])
  }

  @Test(arguments: [
    "", ".toolbar(.visible, for: .bottomBar)", ".toolbar(.hidden, for: .tabBar)",
    ".lowerBar(isOpen ? .visible : .hidden)",
    ".toolbar(model.isRead ? .hidden : .visible, for: .bottomBar)",
  ])
  func `a bar that nobody knows to be hidden keeps its buttons`(modifier: String) throws {
    #expect(
      try buttons(modifier) == [[Self.bottom, Self.select], [Self.bottom, Self.done]])
  }

  @Test(arguments: [
    "switch editor.state { case .adding: Button(\"Add\") {}; case .choosing: Button(\"Done\") {} }",
    "if state == .choosing { Button(\"Done\") {} } else { Button(\"Add\") {} }",
  ])
  func `a state that is asked for in other words shows the bar`(button: String) throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Editor: ObservableObject {
        enum State { case adding, choosing }
        @Published var state: State = .adding
      }
      struct Notes: View {
        @StateObject var editor = Editor()
        var body: some View { NavigationStack { Grid(editor: editor).navigationTitle("Notes") } }
      }
      struct Grid: View {
        @ObservedObject var editor: Editor
        private var state: Editor.State { editor.state }
        var body: some View {
          List {}.toolbar {
            ToolbarItem(placement: .topBarTrailing) { \(button) }
            ToolbarItem(placement: .bottomBar) { Button("Move") {} }
          }
          .toolbar(editor.state == .choosing ? .visible : .hidden, for: .bottomBar)
        }
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }
    #expect(screens.map { $0.items.count } == [1, 2])
  }
}
