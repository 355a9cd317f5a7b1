import AppReading
import SampleApps
import Testing

/// States of controllers as moments: what holds, holds for the title and for both sides at once.
@Suite struct MomentsTests {
  /// The title of each state, after the words of its left and before those of its right buttons.
  private func bars(_ steps: String) throws -> Set<[String]> {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Step { case first, second, third }
      class Names: UIViewController {
        var store = Store()
        var step = Store.step()
        func item(_ word: String) -> UIBarButtonItem {
          UIBarButtonItem(title: word, style: .plain, target: nil, action: nil)
        }
        \(steps)
      }
      """
    ])
    return Set(
      try app.read().screens.map { screen in
        func words(_ position: Item.Position) -> [String] {
          screen.items.filter { $0.position == position }.map { item in
            if case .words(.verbatim(let word)) = item.content { word } else { "?" }
          }
        }
        let title = if case .verbatim(let title)? = screen.title?.value { title } else { "" }
        return words(.left) + [title + ":"] + words(.right)
      })
  }

  @Test func `a condition that stands in two functions holds in both or in none`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        navigationItem.title = heading()
        fill()
      }
      func fill() {
        if store.isReady == false || store.names.count == 0 {
          navigationItem.rightBarButtonItem = nil
        } else {
          navigationItem.rightBarButtonItem = item("Add")
        }
      }
      func heading() -> String {
        if self.store.isReady == false || self.store.names.count == 0 { return "Welcome" }
        return "Names"
      }
      """)
    #expect(bars == [["Welcome:"], ["Names:", "Add"]])
  }

  @Test func `a title of one branch is not there with the buttons of the other`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        if store.isPushed { title = "Names" }
        if !store.isPushed { navigationItem.rightBarButtonItem = item("Later") }
      }
      """)
    #expect(bars == [["Names:"], [":", "Later"]])
  }

  @Test func `a condition is the same in other words`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        navigationItem.leftBarButtonItem = item("Menu")
        navigationItem.rightBarButtonItem = item("New")
      }
      func left() {
        if store.isLocked == true { navigationItem.leftBarButtonItem = item("Unlock") }
      }
      func right() {
        guard self.store.isLocked else { return }
        navigationItem.rightBarButtonItem = item("Help")
      }
      func other() {
        if !store.isLocked { return }
        title = "Locked"
      }
      """)
    #expect(bars == [["Menu", "Names:", "New"], ["Unlock", "Locked:", "Help"]])
  }

  @Test func `what one branch takes away is gone where its condition holds elsewhere`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        navigationItem.leftBarButtonItem = item("Menu")
        navigationItem.rightBarButtonItem = item("New")
      }
      func left() {
        if store.isLocked { navigationItem.leftBarButtonItems = [] }
      }
      func right() {
        if store.isLocked { navigationItem.rightBarButtonItem = item("Help") }
      }
      """)
    #expect(bars == [["Menu", "Names:", "New"], ["Names:", "Help"]])
  }

  @Test func `what is one case is none of the others`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        if step == .first { navigationItem.leftBarButtonItem = item("Close") }
        switch step {
        case .second: navigationItem.rightBarButtonItem = item("Skip")
        case .third: navigationItem.rightBarButtonItem = item("Done")
        default: break
        }
      }
      """)
    #expect(!bars.contains(["Close", "Names:", "Skip"]))
    #expect(!bars.contains(["Close", "Names:", "Done"]))
  }

  @Test func `flags that functions are handed are told from each other`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        navigationItem.leftBarButtonItem = item("Menu")
        navigationItem.rightBarButtonItem = item("New")
      }
      func left(_ isOn: Bool) {
        if isOn { navigationItem.leftBarButtonItem = item("Unlock") }
      }
      func right(_ isOn: Bool) {
        if isOn { navigationItem.rightBarButtonItem = nil }
      }
      """)
    #expect(bars == [["Menu", "Names:", "New"], ["Unlock", "Names:", "New"]])
  }

  @Test func `buttons that another branch takes away with calls are there with data alone`() throws
  {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        if !store.changes.isEmpty {
          navigationItem.setRightBarButton(item("Save"), animated: true)
          navigationItem.setLeftBarButton(item("Undo"), animated: true)
        } else {
          navigationItem.setRightBarButton(nil, animated: true)
          navigationItem.setLeftBarButton(nil, animated: true)
        }
      }
      """)
    #expect(bars == [["Names:"], ["Undo", "Names:", "Save"]])
  }

  @Test func `whether what a call gives is empty is a question of data, too`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        title = "Names"
        if !store.changedValues().isEmpty {
          navigationItem.rightBarButtonItem = item("Save")
        } else {
          navigationItem.rightBarButtonItem = nil
        }
      }
      """)
    #expect(bars == [["Names:"], ["Names:", "Save"]])
  }

  @Test func `a state of the nearest base class with buttons is its heirs', too`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        if store.isAuthenticated {
          navigationItem.rightBarButtonItems = [item("Like")]
        } else {
          navigationItem.rightBarButtonItems = []
        }
      }
      }
      class Middle: Names {}
      class Last: Middle {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Last"
        }
      """)
    #expect(bars.isSuperset(of: [["Last:"], ["Last:", "Like"]]))
  }
}
