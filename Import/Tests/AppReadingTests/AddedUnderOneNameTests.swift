import AppReading
import SampleApps
import Testing

/// Buttons that are added to a list one after another under the same name.
@Suite struct AddedUnderOneNameTests {
  @Test func `a name that hides another stands for another button`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TalkController: UIViewController {
        let call = UIBarButtonItem(title: "Call", style: .plain, target: nil, action: nil)
        var talk: Talk!
        override func viewDidLoad() {
          title = "Talk"
          var list = [UIBarButtonItem]()
          let button = UIBarButtonItem(image: UIImage(systemName: "square.grid.2x2"), style: .plain, target: nil, action: nil)
          button.accessibilityLabel = "Media"
          list.append(button)
          if !talk.isOwn {
            if talk.canCall { list.append(call) }
          } else {
            let button = UIBarButtonItem(image: UIImage(systemName: "magnifyingglass"), style: .plain, target: nil, action: nil)
            list.append(button)
          }
          navigationItem.rightBarButtonItems = list
        }
      }
      """
    ])
    let screens = try app.read().screens
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.first?.summary.hasPrefix("right symbol square.grid.2x2") ?? false)
    #expect(screens.allSatisfy { $0.items.first?.summary == first.items.first?.summary })
    let found = screens.flatMap(\.items).first { $0.summary.contains("magnifyingglass") }
    #expect(found == nil || found?.label == nil)
  }

  @Test func `a branch that takes the buttons of a side away has none there`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TalkController: UIViewController {
        let table = UITableView()
        var talk: Talk!
        override func viewDidLoad() {
          update()
        }
        func update() {
          if table.isEditing {
            navigationItem.title = "Choose"
            navigationItem.setLeftBarButton(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil), animated: true)
            navigationItem.rightBarButtonItems = nil
          } else {
            navigationItem.title = "Talk"
            navigationItem.setLeftBarButton(nil, animated: true)
            var list = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
            if talk.canCall { list.append(UIBarButtonItem(title: "Call", style: .plain, target: nil, action: nil)) }
            navigationItem.rightBarButtonItems = list
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.title?.value.summary == "\"Talk\"")
    #expect(first.items.map(\.summary) == ["right system add"])
    let editing = try #require(screens.first { $0.variant == "table.isEditing" })
    #expect(editing.items.map(\.summary) == ["left system cancel"])
  }
}
