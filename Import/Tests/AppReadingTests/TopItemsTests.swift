import AppReading
import SampleApps
import Testing

/// Buttons that are put on the top item of a stack's bar by whoever makes the stack.
@Suite struct TopItemsTests {
  @Test func `what a screen sets once it is loaded takes the place of what its maker set`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HallController: UIViewController {
        override func viewDidLoad() { title = "Hall" }
        func show() {
          let stack = UINavigationController(rootViewController: SeatController())
          stack.navigationBar.topItem?.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          stack.navigationBar.topItem?.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
          present(stack, animated: true)
        }
      }
      class RowController: UIViewController {
        override func viewDidLoad() { title = "Row" }
        func push() { navigationController?.pushViewController(SeatController(), animated: true) }
      }
      class SeatController: UIViewController {
        override func viewDidLoad() {
          title = "Seat"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    let seats = try app.read().screens.filter { $0.name == "SeatController" }
    let bars = seats.map { $0.items.map(\.summary) }
    #expect(bars.count == 2 && bars.first == ["right \"Save\""])
    #expect(bars.last.map(Set.init) == ["left system cancel", "right \"Save\""])
  }

  @Test func `the top item of a stack that is made here is not the screen's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HallController: UIViewController {
        override func viewDidLoad() { title = "Hall" }
        func show(_ other: UIViewController) {
          let navigationController = UINavigationController(rootViewController: other)
          navigationController.navigationBar.topItem?.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          present(navigationController, animated: true)
        }
        func showSeat() {
          show(SeatController())
        }
      }
      class SeatController: UIViewController {
        override func viewDidLoad() { title = "Seat" }
      }
      """
    ])
    #expect(try app.screen("HallController")?.items.isEmpty ?? false)
    #expect(try app.screen("SeatController")?.items.map(\.summary) == ["left system cancel"])
  }

  private func items(_ page: String) throws -> [[String]] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() {
          let stack = UINavigationController(rootViewController: PageController())
          let button = UIBarButtonItem(
            barButtonSystemItem: .done, target: stack, action: #selector(close))
          stack.navigationBar.topItem?.leftBarButtonItem = button
          present(stack, animated: true)
        }
      }
      class PageController: UIViewController {
        override func viewDidLoad() {
          title = "Page"
          \(page)
        }
      }
      """
    ])
    return try app.read().screens.filter { $0.name == "PageController" }
      .map { $0.items.map(\.summary) }
  }

  @Test func `the top item of a stack that is made is that of its first screen`() throws {
    #expect(try items("") == [["left system done"]])
  }

  @Test func `what the screen sets as it comes takes its place`() throws {
    let own =
      "navigationItem.leftBarButtonItem = UIBarButtonItem("
      + "barButtonSystemItem: .cancel, target: self, action: #selector(close))"
    #expect(try items(own).first == ["left system cancel"])
  }

  @Test func `names that stand for each other are read with an end`() throws {
    let app = try SampleApp([
      "A.swift": """
      class FirstController: UIViewController {
        override func viewDidLoad() {
          title = "Here"
          let stack = page.navigationController
          let page = stack.topItem
          page.title = "There"
        }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["FirstController"])
  }
}
