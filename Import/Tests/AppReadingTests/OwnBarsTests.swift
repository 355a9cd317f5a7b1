import AppReading
import SampleApps
import Testing

/// Bars that screens make themselves.
@Suite struct OwnBarsTests {
  @Test(arguments: ["bar.setItems([item], animated: false)", "bar.items = [item]"])
  func `the item of a bar that a property makes is what its screen shows`(step: String) throws {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      class JoinController: UIViewController {
        lazy var bar: UINavigationBar = {
          let bar = UINavigationBar(frame: .zero)
          view.addSubview(bar)
          let item = UINavigationItem(title: "Join")
          item.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel)
          \(step)
          return bar
        }()
        override func viewDidLoad() { view.addSubview(bar) }
      }
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
        func join() { present(JoinController(), animated: true) }
      }
      """
    ]).screen("JoinController")
    #expect(screen?.title?.value == .verbatim("Join"))
    #expect(screen?.items.map(\.summary) == ["right system cancel"])
  }

  @Test func `the item that a screen puts into a bar of its own is what it shows`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListedController: UIViewController {
        let bar = UINavigationBar()
        override func viewDidLoad() {
          let item = UINavigationItem(title: "Listed")
          item.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
          bar.setItems([item], animated: false)
        }
      }
      class PushedController: UIViewController {
        override func viewDidLoad() {
          let bar = UINavigationBar(frame: .zero)
          let item = UINavigationItem()
          item.title = "Pushed"
          bar.pushItem(item, animated: false)
        }
      }
      class LazyController: UIViewController {
        private lazy var bar: UINavigationBar = {
          let bar = UINavigationBar()
          return bar
        }()
        lazy var item: UINavigationItem = {
          let item = UINavigationItem(title: "Lazy")
          item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
          return item
        }()
        override func viewDidLoad() { bar.items = [item] }
      }
      class MenuController: UIViewController {
        let menu = PlateMenu()
        override func viewDidLoad() {
          title = "Menu"
          let item = UINavigationItem(title: "Not shown")
          menu.items = [item]
        }
      }
      class RootController: UIViewController {
        func a() { present(ListedController(), animated: true) }
        func b() { present(PushedController(), animated: true) }
        func c() { present(LazyController(), animated: true) }
        func d() { navigationController?.pushViewController(MenuController(), animated: true) }
      }
      """
    ])
    let listed = try app.screen("ListedController")
    #expect(listed?.title?.value.summary == "\"Listed\"")
    #expect(listed?.items.map(\.summary) == ["right system done"])
    #expect(try app.screen("PushedController")?.title?.value.summary == "\"Pushed\"")
    let lazy = try app.screen("LazyController")
    #expect(lazy?.title?.value.summary == "\"Lazy\"")
    #expect(lazy?.items.map(\.summary) == ["left system cancel"])
    #expect(try app.screen("MenuController")?.title?.value.summary == "\"Menu\"")
  }
}
