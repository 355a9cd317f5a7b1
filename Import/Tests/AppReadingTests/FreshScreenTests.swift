import AppReading
import SampleApps
import Testing

/// What a screen shows as it opens, before it has data and before anybody is signed in for sure.
@Suite struct FreshScreenTests {
  /// The screens of a view with some modifiers.
  private func notes(
    _ modifiers: String, _ more: String = "", title: String = "\"Notes\""
  ) throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Version {
        static var hasPulling: Bool { if #available(iOS 16, *) { true } else { false } }
      }
      extension View {
        @ViewBuilder func when<Content: View>(_ flag: Bool, transform: (Self) -> Content) -> some View {
          if flag { transform(self) } else { self }
        }
      }
      class State: ObservableObject { @Published var isSyncingTasks = true }
      struct Notes: View {
        @ObservedObject var state: State
        let account: Account
        let note: Note
        var pages: [Page]
        var pageCount: Int
        var body: some View {
          NavigationStack { List {}.navigationTitle(\(title))\(modifiers) }
        }
        \(more)
      }
      """
    ])
    return try app.read().screens
  }

  @Test(arguments: [
    "account.isLoggedIn", "!account.isSignedIn", "!pages.isEmpty", "pages.count > 1",
    "pageCount != 0", "!pages.isEmpty && !note.isLocked", "account.isAuthorized",
  ])
  func `what hangs on data or on who is signed in is a variant`(condition: String) throws {
    let inToolbar = try notes(
      ".toolbar { Button(\"Close\") {}; if \(condition) { Button(\"More\") {} } }")
    #expect(inToolbar.map { $0.items.map(\.summary) }.first == ["automatic \"Close\""])
    #expect(inToolbar.count == 2 && inToolbar.last?.items.count == 2)
    let inProperty = try notes(
      ".toolbar { ToolbarItem(placement: .topBarTrailing) { more } }",
      "@ViewBuilder private var more: some View { if \(condition) { Button(\"More\") {} } }")
    #expect(inProperty.first?.items.isEmpty == true)
    let inFunction = try notes(
      ".toolbar { Button(\"Close\") {} }.when(\(condition)) { $0.toolbar { Button(\"More\") {} } }")
    #expect(inFunction.first?.items.map(\.summary) == ["automatic \"Close\""])
    #expect(inFunction.contains { $0.variant != nil && $0.items.count == 2 })
  }

  @Test func `of two ways that only data decides between the first is there`() throws {
    let found = try notes(
      ".toolbar { if pages.count > 1 { Button(\"Sort\") {} } else { Button(\"Add\") {} } }")
    #expect(
      found.map { $0.items.map(\.summary) } == [["automatic \"Sort\""], ["automatic \"Add\""]])
  }

  @Test func `a search field for what there is to search is a variant`() throws {
    let found = try notes(".when(!pages.isEmpty) { $0.searchable(text: $query) }")
    #expect(found.map { $0.search != nil } == [false, true])
    #expect(found.last?.variant == "!pages.isEmpty")
    let sure = try notes(".when(true) { $0.searchable(text: $query) }")
    #expect(sure.map { $0.search != nil } == [true])
  }

  @Test(arguments: [
    ("0", [0]), ("1", [1]), ("note.isShared ? 1 : 0", [0, 1]), ("note.isLocked ? 0 : 1", [1]),
    ("pages.isEmpty ? 0 : 1", [0, 1]), ("shown", [0, 1]), ("isHere", [1]),
    ("old", [0]),
  ])
  func `a button that nobody sees is not there`(opacity: String, counts: [Int]) throws {
    let found = try notes(
      ".toolbar { Button(\"Reload\") {}.opacity(\(opacity)) }",
      """
      private var shown: Double { note.isShared ? 1 : 0 }
      private var isHere: Double { 0.5 }
      private var old: Double {
        guard !Version.hasPulling else { return 0 }
        return note.isLocked ? 0 : 1
      }
      """)
    #expect(found.map(\.items.count) == counts)
  }

  @Test(arguments: [
    "isEditing ? (chosen.isEmpty ? \"Select\" : \"Chosen\") : note.name",
    "pages.isEmpty ? \"\" : isChoosing ? \"Select\" : note.name",
    "!isChoosing ? note.name : \"Select\"",
  ])
  func `a title that waits for editing is a variant`(title: String) throws {
    let found = try notes(
      "",
      """
      @State var editMode: EditMode = .inactive
      var isChoosing: Bool { return editMode.isEditing == true }
      var list: some View { List {} }
      """, title: title)
    let base = try #require(found.first { $0.variant == nil })
    #expect(base.title?.value.summary == "unknown note.name")
    #expect(found.contains { $0.variant != nil && $0.title?.value.summary == "\"Select\"" })
  }

  @Test(arguments: [
    "if kind != nil { title = \"Kind\" } else { title = \"All\" }",
    "if let kind { title = \"Kind\" } else { title = \"All\" }",
    "if isShared { title = \"Kind\" } else if folder != nil { title = folder.name } else { title = \"All\" }",
    "title = note.isShared ? \"Kind\" : \"All\"",
  ])
  func `a title for what is special is a variant`(steps: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NotesController: UIViewController {
        var kind: Kind?
        override func viewDidLoad() {
          \(steps)
        }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { if let kind = note.kind { title = "Kind" } }
      }
      """
    ])
    #expect(try app.screen("NotesController")?.title?.value.summary == "\"All\"")
    #expect(
      try app.read().screens.contains {
        $0.name == "NotesController" && $0.title?.value.summary == "\"Kind\""
      })
    #expect(try app.screen("NoteController")?.title?.value.summary == "\"Kind\"")
  }

  @Test func `a screen that has something only sometimes has a scene without it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          if note.canEdit { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit) }
        }
      }
      class PlainController: UIViewController {}
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["NoteController", "NoteController"])
    #expect(screens.map(\.items.count) == [0, 1])
    #expect(screens.map { $0.variant == nil } == [true, false])
  }

  @Test func `all that stands behind one condition is one variant`() throws {
    let found = try notes(
      """
      .toolbar {
        if isChoosing { Button("Cancel") {} }
        if !isChoosing { Button("Menu") {} } else { Button("All") {} }
        Button("Find") {}
        if isChoosing { ToolbarItem(placement: .topBarLeading) { Button("Delete") {} } }
      }
      """,
      "@State var isChoosing = false", title: "isChoosing ? \"Choose\" : \"Notes\"")
    let all = found.map { "\($0.variant ?? "") \($0.items.map(\.summary))" }
    #expect(
      found.map { $0.items.map(\.summary) } == [
        ["automatic \"Menu\"", "automatic \"Find\""],
        [
          "automatic \"Cancel\"", "automatic \"All\"", "automatic \"Find\"",
          "topBarLeading \"Delete\"",
        ],
      ], "\(all)")
    #expect(found.last?.title?.value.summary == "\"Choose\"")
  }

  @Test func `something going on is not there at first, whatever it starts as`() throws {
    let found = try notes(
      """
      .toolbar {
        if state.isSyncingTasks { ToolbarItem(placement: .principal) { Text("Wait") } }
        Button("Add") {}
      }
      """)
    #expect(found.first?.items.map(\.summary) == ["automatic \"Add\""])
  }

  @Test(arguments: [
    "navigationItem.leftBarButtonItem = carCount == 0 ? nil : edit",
    "navigationItem.leftBarButtonItem = cars.isEmpty ? nil : edit",
    "navigationItem.leftBarButtonItem = account.isLoggedIn ? edit : nil",
    "if carCount > 0 { navigationItem.leftBarButtonItem = edit }",
    "if cars.isEmpty { navigationItem.leftBarButtonItem = nil } else { navigationItem.leftBarButtonItem = edit }",
    "navigationItem.leftBarButtonItem = made()",
    "navigationItem.leftBarButtonItems = all(for: account.link)",
    "if cars.isEmpty { return }; navigationItem.leftBarButtonItem = edit",
    "show(cars.count > 0 || cars.isEmpty)",
    "guard !cars.isEmpty else { return }; navigationItem.leftBarButtonItem = edit",
  ])
  func `a controller's button that hangs on data is a variant`(steps: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class CarsController: UIViewController {
        let edit = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Cars"
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
          update()
        }
        func update() {
          \(steps.replacing("; ", with: "\n"))
        }
        func made() -> UIBarButtonItem? {
          guard !cars.isEmpty else { return nil }
          return edit
        }
        func all(for link: URL?) -> [UIBarButtonItem] {
          guard let link else { return [] }
          var items = [edit]
          return items
        }
        func show(_ isVisible: Bool) {
          if !isVisible { return }
          navigationItem.leftBarButtonItem = edit
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first?.items.map(\.summary) == ["right system add"])
    #expect(
      screens.contains { $0.variant != nil && $0.items.contains { $0.summary == "left \"Sort\"" } })
  }
}
