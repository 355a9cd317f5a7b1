import AppReading
import SampleApps
import Testing

/// What stands behind a condition that only the running app answers.
@Suite struct UnansweredConditionTests {
  /// The summaries of the buttons of a view whose toolbar holds some code.
  private func items(_ toolbar: String, _ more: String = "") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Model: ObservableObject {
        @Published var isSelecting = false
        @Published var showsReset = false
      }
      struct Notes: View {
        @ObservedObject var model: Model
        let note: Note
        @State private var chosen = Set<String>()
        var body: some View {
          List {}
            .navigationTitle("Notes")
            .toolbar {
              \(toolbar)
            }
        }
        \(more)
      }
      """
    ])
    return try #require(try app.screen("Notes")).items.map(\.summary)
  }

  @Test(arguments: [
    "note.canEdit", "note.link != nil", "let link = note.link", "note.kind == .shared",
    "!chosen.isEmpty && note.selected.count > 0", "note.canEdit && !note.isLocked",
    "!note.selection.isEmpty", "case .edit(let draft) = note.mode", "model.showsReset",
    "device.isMac", "note.mayEdit(as: device.owner, in: note.place)",
  ])
  func `a button for what is special is not there at first`(condition: String) throws {
    #expect(
      try items("Button(\"Close\") {}\nif \(condition) { Button(\"More\") {} }")
        == ["automatic \"Close\""])
  }

  @Test(arguments: [
    "!note.isLocked", "note.owner == nil", "note.kind != .shared", "note.isLoaded",
    "!note.isLoading", "note.canEdit || !note.isLocked", "case .loaded(let note) = note.state",
  ])
  func `a button of an ordinary screen with data is there`(condition: String) throws {
    #expect(
      try items("Button(\"Close\") {}\nif \(condition) { Button(\"More\") {} }").count == 2)
  }

  @Test func `of two buttons the one that is not special is there`() throws {
    #expect(
      try items(
        """
        if note.isPinned { Button("Unpin") {} } else { Button("Pin") {} }
        if note.isLoading { Turning() } else { Button("Save") {} }
        if !note.isOpen { Button("Open") {} } else { Button("Shut") {} }
        Button {} label: { Image(systemName: note.isFavorite ? "heart.fill" : "heart") }
        """) == [
          "automatic \"Pin\"", "automatic \"Save\"", "automatic \"Open\"",
          "automatic symbol heart",
        ])
  }

  @Test func `what the system's version decides after a condition asks for nothing`() throws {
    #expect(
      try items(
        """
        if note.isPinned {
          Button("Unpin") {}
        } else if #available(iOS 17, *) {
          Button("Pin") {}
        }
        """) == ["automatic \"Pin\""])
  }

  @Test func `each condition has a scene of its own, named for it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        let note: Note
        var body: some View {
          List {}.navigationTitle("Notes").toolbar {
            Button("Close") {}
            if note.canEdit { Button("Edit") {} }
          }
        }
      }
      """
    ])
    let other = try #require(try app.read().screens.first { $0.variant == "note.canEdit" })
    #expect(other.items.map(\.summary) == ["automatic \"Close\"", "automatic \"Edit\""])
  }

  @Test func `a flag of a model that a modifier is handed is what it starts as`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Selection: ObservableObject {
        @Published var isOn = false
      }
      struct Bar: ViewModifier {
        @ObservedObject var selection: Selection
        func body(content: Content) -> some View {
          content
            .navigationTitle(selection.isOn ? "Choose" : "Mail")
            .toolbar {
              if selection.isOn { Button("Cancel") {} } else { Button("Menu") {} }
            }
            .bottom(isShown: selection.isOn ? .visible : .hidden)
        }
      }
      extension View {
        func bottom(isShown: Visibility) -> some View { toolbar(isShown, for: .bottomBar) }
      }
      struct Mail: View {
        @StateObject private var selection: Selection
        init() { _selection = StateObject(wrappedValue: Selection()) }
        var body: some View { List {}.modifier(Bar(selection: selection)) }
      }
      """
    ])
    let mail = try #require(try app.screen("Mail"))
    #expect(mail.title?.value.summary == "\"Mail\"" || mail.title?.value.summary == "key Mail")
    #expect(mail.items.map(\.summary) == ["automatic \"Menu\""])
  }

  @Test func `a button stands with the title beside it in one branch`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Report: View {
        @State private var isDone = false
        var body: some View {
          if isDone {
            List {}.navigationTitle("Report").toolbar { Button("Again") {} }
          } else {
            Text("Wait")
          }
        }
      }
      """
    ])
    #expect(try app.screen("Report")?.items.map(\.summary) == ["automatic \"Again\""])
  }

  @Test func `a property for narrow windows holds on a phone alone`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        @Environment(\\.isCompactWindow) private var isCompactWindow
        var body: some View {
          List {}.navigationTitle("Notes").toolbar {
            if isCompactWindow { Button("Menu") {} }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Notes")?.items.count == 1)
    let wide = try app.read(isPad: true).screens.first { $0.name == "Notes" }
    #expect(wide?.items.isEmpty == true)
  }

  @Test func `what another type works out of the system's version is known`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Version {
        static var hasPulling: Bool { if #available(iOS 16, *) { true } else { false } }
      }
      struct Notes: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").toolbar {
              if !Version.hasPulling { Button("Reload") {} }
              Button("Add") {}
            }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Notes")?.items.map(\.summary) == ["automatic \"Add\""])
    #expect(try app.read().screens.count == 1)
    #expect(
      try app.screen("Notes", system: 15)?.items.map(\.summary)
        == ["automatic \"Reload\"", "automatic \"Add\""])
  }

  @Test func `an author is not everybody who is signed in`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        let note: Note
        var isNoteAuthor: Bool { note.author == Person.current }
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Note").toolbar {
              if isNoteAuthor { Button("Edit") {} } else { Button("Report") {} }
            }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Notes")?.items.map(\.summary) == ["automatic \"Report\""])
  }
}
