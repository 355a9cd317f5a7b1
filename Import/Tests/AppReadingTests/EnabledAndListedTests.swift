import AppReading
import SampleApps
import Testing

/// Buttons that cannot be touched at first, and buttons made of lists.
@Suite struct EnabledAndListedTests {
  @Test(arguments: [
    ("!didChange", false), ("name.isEmpty", false), ("!name.isEmpty", true), ("true", false),
    ("isSaving", true), ("name.trimmingCharacters(in: .whitespaces).isEmpty || isSaving", false),
    ("model.isLocked", nil), ("chosen.isEmpty", false), ("later.isEmpty", nil),
    ("kind == .new", false), ("given.isEmpty", nil),
    ("store.notes.isEmpty", nil),
  ])
  func `a button is disabled where the view's state says so`(condition: String, isEnabled: Bool?)
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Store: ObservableObject { @Published var notes: [String] = [] }
      struct Note: View {
        @StateObject var store = Store()
        let model: Model
        @State private var didChange = false
        @State private var isSaving = false
        @State private var name = ""
        @State private var later = ""
        @State private var given: String
        @State private var kind = Kind.new
        @State private var chosen = Set<String>()
        var body: some View {
          Form {}.navigationTitle("Note")
            .toolbar { Button("Save") {}.disabled(\(condition)) }
            .onAppear { later = model.name }
        }
      }
      enum Kind { case new, old }
      """.replacing("kind = Kind.new", with: "kind: Kind = .new")
    ])
    #expect(try app.screen("Note")?.items.first?.isEnabled == isEnabled)
  }

  @Test func `a button that a controller disables as it loads is disabled`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Note"
          navigationItem.rightBarButtonItems = [save, other]
          save.isEnabled = false
          if note.isLocked { other.isEnabled = false }
          store.load { self.other.isEnabled = false }
        }
        func changed() {
          save.isEnabled = true
          other.isEnabled = true
        }
      }
      """
    ])
    let note = try #require(try app.screen("NoteController"))
    #expect(note.items.map(\.isEnabled) == [false, nil])
  }

  @Test(arguments: [
    "ForEach(Tool.allCases, id: \\.self) { tool in Button { } label: { Image(systemName: tool.symbol) } }",
    "ToolbarItemGroup { ForEach(Tool.allCases) { tool in Button { } label: { Image(systemName: tool.symbol) } } }",
    "ForEach(Tool.allCases) { tool in ToolbarItem { Button { } label: { Image(systemName: tool.symbol) } } }",
    "ForEach([Tool.pen, Tool.eraser]) { Button(\"\", systemImage: $0.symbol) {} }",
  ])
  func `a loop over known cases makes a button each`(toolbar: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Tool: CaseIterable {
        case pen, eraser
        var symbol: String {
          switch self {
          case .pen: "pencil"
          case .eraser: "eraser"
          }
        }
      }
      struct Note: View {
        var body: some View { Form {}.navigationTitle("Note").toolbar { \(toolbar) } }
      }
      """
    ])
    #expect(
      try app.screen("Note")?.items.map(\.summary)
        == ["automatic symbol pencil", "automatic symbol eraser"])
  }

  @Test func `of what is added in one case or another the first is there`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          var buttons: [UIBarButtonItem] = []
          buttons.append(contentsOf: buttons(for: note.state))
          navigationItem.rightBarButtonItems = buttons

          func buttons(for state: State) -> [UIBarButtonItem] {
            var items = [UIBarButtonItem(systemItem: .add)]
            switch state {
            case .ready: items.append(UIBarButtonItem(title: "View"))
            case .waiting:
              if isOpen { items.append(UIBarButtonItem(title: "Stop")) } else { items.append(UIBarButtonItem(title: "Go")) }
            }
            return items
          }
        }
      }
      """
    ])
    let items = try app.screen("NoteController")?.items.map(\.summary)
    #expect(items == ["right system add", "right \"View\""])
  }

  @Test func `buttons are made of the list that a function gives`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseItemsController: UIViewController {
        enum Kind: Int { case select, done, all, trash }
        func setUp(kinds: [Kind]) {
          let known = (navigationItem.rightBarButtonItems ?? []).compactMap({ Kind(rawValue: $0.tag) })
          guard known != kinds else { return }
          navigationItem.rightBarButtonItems = kinds.compactMap({ make($0) }).reversed()

          func make(_ kind: Kind) -> UIBarButtonItem? {
            var title: String?
            var image: UIImage?
            switch kind {
            case .select: title = "Select"
            case .done: title = "Done"
            case .all: title = "All"
            case .trash: image = UIImage(systemName: "trash")
            }
            let item = UIBarButtonItem(title: title, image: image, primaryAction: nil)
            item.tag = kind.rawValue
            return item
          }
        }
      }
      class ItemsController: BaseItemsController {
        override func viewDidLoad() {
          title = "Items"
          setUp(kinds: kinds(for: model.state))
        }
        private func kinds(for state: State) -> [Kind] {
          let kinds = chosen(for: state)
          return kinds + [.trash]

          func chosen(for state: State) -> [Kind] {
            if !state.isEditing { return [.select] }
            return [.all, .done]
          }
        }
      }
      """
    ])
    let items = try app.screen("ItemsController")?.items.map(\.summary)
    #expect(items == ["right symbol trash", "right \"Select\""])
  }
}
