import AppReading
import SampleApps
import Testing

/// The system's button that begins and ends the editing, in the state of editing.
@Suite struct EditingButtonsTests {
  static let app = """
    import SwiftUI
    struct Host: View {
      @Environment(\\.editMode) private var editMode
      var body: some View { content.toolbar { EditButton() } }
      @ViewBuilder private var content: some View {
        if editMode?.wrappedValue.isEditing == true { Changing() } else { Showing() }
      }
    }
    struct Changing: View { var body: some View { Text("").navigationTitle("Change") } }
    struct Showing: View { var body: some View { Text("").navigationTitle("Show") } }
    struct Plain: View {
      @Environment(\\.editMode) private var editMode
      var body: some View {
        Text("").navigationTitle("Plain").toolbar {
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
          ToolbarItem(placement: .topBarLeading) {
            if editMode?.wrappedValue == .active { Button("Delete") {} }
          }
        }
      }
    }
    """

  @Test func `the button reads Done on a screen that is there while one edits`() throws {
    let app = try SampleApp(["Host.swift": Self.app])
    let screens = try app.read().screens
    let show = try #require(screens.first { $0.title?.value.summary == "\"Show\"" })
    #expect(show.items.map(\.summary) == ["automatic system edit"])
    let change = try #require(screens.first { $0.title?.value.summary == "\"Change\"" })
    #expect(change.items.map(\.summary) == ["automatic system done"])
  }

  @Test func `the button reads Done in the state of editing`() throws {
    let app = try SampleApp(["Host.swift": Self.app])
    let all = try app.read().screens.filter { $0.name == "Plain" }
    #expect(
      all.first { $0.variant == nil }?.items.map(\.summary) == ["topBarTrailing system edit"])
    #expect(
      all.first { $0.variant != nil }?.items.map(\.summary)
        == ["topBarTrailing system done", "topBarLeading \"Delete\""])
  }
}
