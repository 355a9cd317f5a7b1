import AppReading
import SampleApps
import Testing

/// What a screen shows when it comes, before anything happens to it.
@Suite struct StartingStateTests {
  @Test func `what a view's state starts as is the screen, the rest is a variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Layout {
        case rows, tiles
        func icon() -> String {
          switch self {
          case .rows: return "list.dash"
          case .tiles: return "square.grid.2x2"
          }
        }
      }
      struct Notes: View {
        @State private var isSearching = false
        @State private var layout: Layout = .tiles
        var body: some View {
          List {}
            .navigationBarTitle("Notes", displayMode: isSearching ? .inline : .large)
            .toolbar {
              if isSearching { Button("Cancel") {} } else { Button("Find") {} }
              Button {} label: { Image(systemName: layout.icon()) }
              Button {} label: { Image(systemName: isSearching ? "xmark" : "magnifyingglass") }
            }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let notes = try #require(screens.first { $0.name == "Notes" && $0.variant == nil })
    #expect(notes.titleMode?.value == .large)
    #expect(
      notes.items.map(\.summary) == [
        "automatic \"Find\"", "automatic symbol square.grid.2x2",
        "automatic symbol magnifyingglass",
      ])
    let other = try #require(screens.first { $0.variant == "isSearching" })
    #expect(other.items.first?.summary == "automatic \"Cancel\"")
  }

  @Test func `buttons and words of what happens later are not those of the start`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        enum Tab: CaseIterable {
          case store, own
          var title: String {
            switch self {
            case .own: "Mine"
            case .store: "Store"
            }
          }
        }
        let picker: UISegmentedControl
        lazy var cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        lazy var add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        init() {
          picker = UISegmentedControl(items: Tab.allCases.map { $0.title })
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          navigationItem.titleView = picker
          update()
        }
        @objc func loading() {
          title = "Loading"
          navigationItem.setRightBarButtonItems([cancel], animated: true)
        }
        private func update() {
          if store.isOpen { navigationItem.setRightBarButtonItems([add], animated: true) }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let list = try #require(screens.first { $0.variant == nil })
    #expect(list.title == nil && list.items.isEmpty)
    guard case .segments(let titles, _)? = list.titleView?.value else {
      Issue.record("no segments: \(String(describing: list.titleView))")
      return
    }
    #expect(titles.map(\.summary) == ["\"Store\"", "\"Mine\""])
    let open = try #require(screens.first { $0.variant == "store.isOpen" })
    #expect(open.items.map(\.summary) == ["right system add"])
    #expect(screens.contains { $0.items.map(\.summary) == ["right system cancel"] })
  }

  @Test func `both sides are those of one way of going on`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "List"
          if model.isArchive {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .undo, target: nil, action: nil)
          } else if model.isShared {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
          } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let list = try #require(screens.first { $0.variant == nil })
    #expect(list.items.map(\.summary) == ["right system add"])
    let shared = try #require(screens.first { $0.variant == "model.isShared" })
    #expect(shared.items.map(\.summary) == ["left system cancel", "right system done"])
  }

  @Test func `a flag that nothing ever sets decides`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        var allowsSearch = false
        override func viewDidLoad() {
          if allowsSearch { navigationItem.searchController = UISearchController() }
        }
      }
      class HelpController: PageController {
        override func viewDidLoad() {
          allowsSearch = true
          super.viewDidLoad()
          title = "Help"
          navigationItem.hidesSearchBarWhenScrolling = false
        }
      }
      class StatusController: PageController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Status"
        }
      }
      """
    ])
    #expect(try app.screen("StatusController")?.search == nil)
    let help = try #require(try app.screen("HelpController"))
    #expect(help.search != nil && help.keepsSearch)
  }

  @Test func `a title that is passed is that of whoever makes the screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class SettingsController: UIViewController {
        override func viewDidLoad() { title = "Settings" }
        func first() {
          let next = ChoiceController(value: 1, title: "Incoming")
          navigationController?.pushViewController(next, animated: true)
        }
        func second() {
          navigationController?.pushViewController(ChoiceController(value: 2, title: "Outgoing"), animated: true)
        }
      }
      class ChoiceController: UIViewController {
        init(value: Int, title: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      """
    ])
    let titles = try app.read().screens.filter { $0.name == "ChoiceController" }
      .compactMap { $0.title?.value.summary }
    #expect(titles == ["\"Incoming\"", "\"Outgoing\""])
  }

  @Test func `a title that code sets in one of two cases leaves the drawn one`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class EditController: UIViewController {
        override func viewDidLoad() {
          if let account { load(account) } else { title = "New" }
        }
      }
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.controller(
          "a", class: "ListController", title: "List", segue: "destination=\"nav2\" kind=\"show\""),
        Storyboard.stack("nav", root: "a"), Storyboard.stack("nav2", root: "c"),
        Storyboard.controller("c", class: "EditController", title: "Edit")),
    ])
    let screens = try app.read().screens.filter { $0.name == "EditController" }
    #expect(screens.map { $0.title?.value.summary } == ["\"Edit\"", "\"New\""])
    #expect(screens.map(\.variant) == [nil, "not let account"])
    // A stack is never pushed on another: it covers it.
    #expect(screens.first?.isSheet == true)
  }
}
