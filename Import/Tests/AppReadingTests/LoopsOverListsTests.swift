import AppReading
import SampleApps
import Testing

/// Steps that are done for each value of a list.
@Suite struct LoopsOverListsTests {
  @Test func `a button that a loop adds for each one of a list is there`() throws {
    let app = try SampleApp([
      "Spread.swift": """
      import UIKit
      extension UINavigationItem {
        func putLeft(_ items: [UIBarButtonItem]) {
          var all: [UIBarButtonItem] = []
          all.append(UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil))
          for item in items {
            all.append(item)
          }
          setLeftBarButtonItems(all, animated: false)
        }
        func putLeft(one item: UIBarButtonItem?) {
          guard let item = item else {
            leftBarButtonItems = nil
            return
          }
          putLeft([item])
        }
      }
      class Base: UIViewController {
        func addClose() {
          let close = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
          navigationItem.putLeft(one: close)
        }
        func spread(_ list: [UIBarButtonItem]) -> [UIBarButtonItem] {
          var result = [UIBarButtonItem]()
          for button in list {
            result.append(button)
          }
          return result
        }
      }
      """,
      "Milk.swift": """
      import UIKit
      class Milk: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
          addClose()
          let one = UIBarButtonItem(title: "One", style: .plain, target: self, action: nil)
          let two = UIBarButtonItem(title: "Two", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItems = spread([one, two])
        }
      }
      class Start: UIViewController {
        func go() { navigationController?.pushViewController(Milk(), animated: true) }
      }
      """,
    ])
    #expect(
      try app.screen("Milk")?.items.map(\.summary) == [
        "left space", "left \"Close\"", "right \"One\"", "right \"Two\"",
      ])
  }

  @Test func `what a loop adds for each of an unknown list is one unknown button`() throws {
    let app = try SampleApp([
      "Milk.swift": """
      import UIKit
      class Milk: UIViewController {
        let model: Model
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
          var all: [UIBarButtonItem] = []
          for button in model.buttons { all.append(button) }
          for number in [1, 2] where model.isWide {
            all.append(UIBarButtonItem(title: "More", style: .plain, target: self, action: nil))
          }
          navigationItem.rightBarButtonItems = all
        }
      }
      """
    ])
    #expect(
      try app.screen("Milk")?.items.map(\.summary) == ["right view button", "right \"More\""])
  }

  @Test func `loops in each other come to an end`() throws {
    let heads = (0..<12).map { "for n\($0) in [1, 2, 3, 4, 5, 6, 7, 8] {" }
    let inner = heads.joined(separator: "\n")
    let app = try SampleApp([
      "Milk.swift": """
      import UIKit
      class Milk: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
          var all: [UIBarButtonItem] = []
          \(inner)
          all.append(UIBarButtonItem(title: "Add", style: .plain, target: self, action: nil))
          \(String(repeating: "}", count: 12))
          navigationItem.rightBarButtonItems = all
        }
      }
      """
    ])
    #expect(try app.screen("Milk")?.title?.value.summary == "\"Milk\"")
  }
}
