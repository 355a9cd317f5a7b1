import AppReading
import SampleApps
import Testing

/// What stands in the bar already, and what stands beside the title of one case.
@Suite struct AlreadyThereTests {
  @Test func `whether the bar has a button yet makes no state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Board: UIViewController {
        enum Mode { case normal, edit }
        var mode: Mode = .normal { didSet { setUp() } }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = "Board"
          setUp()
        }
        private func setUp() {
          guard Account.shared.isLoggedIn else {
            navigationItem.leftBarButtonItem = nil
            navigationItem.rightBarButtonItem = nil
            return
          }
          switch mode {
          case .normal:
            if let left = navigationItem.leftBarButtonItem, left.tag != 7 {
              left.action = #selector(edit)
            } else {
              navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Menu", style: .plain, target: self, action: #selector(edit))
            }
            if navigationItem.rightBarButtonItem == nil {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: self, action: #selector(edit))
            }
          case .edit:
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Stop", style: .plain, target: self, action: #selector(edit))
            navigationItem.rightBarButtonItem = nil
          }
        }
        @objc func edit() { mode = .edit }
      }
      """
    ])
    let boards = try app.read().screens
    #expect(boards.compactMap(\.variant).sorted() == ["case .edit", "case .normal"])
    let normal = try #require(boards.first { $0.variant == "case .normal" })
    #expect(normal.items.map(\.summary) == ["left \"Menu\"", "right \"Edit\""])
  }

  @Test func `the buttons of a case are those of its title, with the words it gives them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Purpose { case create, update }
      class Form: UIViewController {
        let save = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        let remove = UIBarButtonItem(title: "Remove", style: .plain, target: nil, action: nil)
        var purpose: Purpose!
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItems = [save, remove]
          switch purpose! {
          case .create:
            title = "New"
            save.title = "Create"
            navigationItem.rightBarButtonItems = [save]
          case .update:
            title = "Change"
          }
        }
      }
      """
    ])
    let forms = try app.read().screens
    let new = try #require(forms.first { $0.variant == nil })
    #expect(new.title?.value.summary == "\"New\"")
    #expect(new.items.map(\.summary) == ["right \"Create\""])
    let change = try #require(forms.first { $0.title?.value.summary == "\"Change\"" })
    #expect(change.items.count == 2)
    #expect(forms.count == 2)
  }

  @Test func `a title that every case sets takes the place of a drawn one`() throws {
    let app = try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "list"),
        Storyboard.controller("list", class: "Notes", title: "Drawn")),
      "A.swift": """
      import UIKit
      class Notes: UIViewController {
        enum Tab { case mine, others }
        var tab: Tab = .mine { didSet { updateTitle() } }
        override func viewDidLoad() {
          super.viewDidLoad()
          updateTitle()
        }
        func updateTitle() {
          switch tab {
          case .mine: self.title = "Mine"
          case .others: self.title = "Others"
          }
        }
      }
      """,
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles == ["\"Mine\"", "\"Others\""])
  }

  @Test func `what a function calls one of its parameters is not what the class has`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Notes: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
        }
        func open(_ note: Note) { openNote(title: note.name) }
        func openNote(title: String) {
          let page = Page()
          page.title = title
          navigationController?.pushViewController(page, animated: true)
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Info", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    #expect(try app.screen("Page")?.title?.value.summary == "unknown note.name")
  }

  @Test func `a screen that a function gives has the title that is set on it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Drawings {
        func manual(_ place: URL) -> Manual {
          let manual: Manual = make()
          manual.place = place
          return manual
        }
      }
      class Start: UIViewController {
        let drawings = Drawings()
        func showManual() {
          let manual = drawings.manual(place)
          manual.title = "The Manual"
          navigationController?.pushViewController(manual, animated: true)
        }
      }
      class Manual: UIViewController {
        var place: URL!
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Info", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    #expect(try app.screen("Manual")?.title?.value.summary == "\"The Manual\"")
  }

  @Test func `a case with values that a call passes decides what it works out`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Look {
        case plain, card(inset: Double)
        var hasOwnHead: Bool {
          switch self {
          case .plain: false
          case .card: true
          }
        }
      }
      struct First: View {
        let inset: Double
        var body: some View {
          NavigationStack { Second(look: .card(inset: inset)).navigationTitle("First") }
        }
      }
      struct Second: View {
        let look: Look
        init(look: Look = .plain) { self.look = look }
        var body: some View {
          Text("x").toolbar {
            if !look.hasOwnHead { ToolbarItem(placement: .principal) { Text("Head") } }
            ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} }
          }
        }
      }
      """
    ])
    let first = try #require(try app.screen("First"))
    #expect(first.items.map(\.summary) == ["navigationBarTrailing \"Share\""])
  }

  @Test func `what adds to a side that may be empty adds once`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        func right(_ item: UIBarButtonItem) {
          if navigationItem.rightBarButtonItems != nil {
            navigationItem.rightBarButtonItems?.append(item)
          } else {
            navigationItem.rightBarButtonItems = [item]
          }
        }
        func left(_ item: UIBarButtonItem) {
          if var items = navigationItem.leftBarButtonItems {
            items.append(item)
            navigationItem.leftBarButtonItems = items
          } else {
            navigationItem.leftBarButtonItems = [item]
          }
        }
        func more(_ item: UIBarButtonItem) {
          navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [item]
        }
      }
      class Pots: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pots"
          right(UIBarButtonItem(title: "One", style: .plain, target: self, action: nil))
          right(UIBarButtonItem(title: "Two", style: .plain, target: self, action: nil))
          left(UIBarButtonItem(title: "Three", style: .plain, target: self, action: nil))
          left(UIBarButtonItem(title: "Four", style: .plain, target: self, action: nil))
        }
      }
      class Pans: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pans"
          more(UIBarButtonItem(title: "One", style: .plain, target: self, action: nil))
          more(UIBarButtonItem(title: "Two", style: .plain, target: self, action: nil))
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.compactMap(\.variant).isEmpty)
    let items = Dictionary(screens.map { ($0.name, $0.items.map(\.summary)) }) { first, _ in first }
    #expect(
      items["Pots"] == ["left \"Three\"", "left \"Four\"", "right \"One\"", "right \"Two\""])
    #expect(items["Pans"] == ["right \"One\"", "right \"Two\""])
  }

  @Test func `other buttons for a side without any are a state of their own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Pots: UIViewController {
        let one = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let two = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pots"
          if navigationItem.rightBarButtonItems != nil {
            navigationItem.rightBarButtonItems?.append(one)
          } else {
            navigationItem.rightBarButtonItems = [two]
          }
        }
      }
      """
    ])
    let found = try app.read().screens.flatMap { $0.items.map(\.summary) }
    #expect(Set(found) == ["right \"One\"", "right \"Two\""])
  }
}
