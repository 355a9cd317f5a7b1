import AppReading
import SampleApps
import Testing

/// Screens that a list hands to a container of the app's own, which puts them into itself.
@Suite struct HandedPagesTests {
  private func names(_ page: String, menu: String? = nil) throws -> [String] {
    let menu =
      menu ?? """
        class PageMenu: UIViewController {
          var pages: [UIViewController] = []
          init(pages: [UIViewController], frame: CGRect) { self.pages = pages }
          func showPage(_ number: Int) {
            let page = pages[number]
            addChild(page)
            view.addSubview(page.view)
          }
        }
        """
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(menu)
      class WordsController: UIViewController {
        override func viewDidLoad() { title = "Words" }
      }
      class KeysController: UIViewController {
        override func viewDidLoad() { title = "Keys" }
      }
      class AroundController: UIViewController {
        \(page)
        override func viewDidLoad() {
          navigationItem.title = "Around"
          view.addSubview(menu.view)
        }
      }
      """
    ])
    return try app.read().screens.map(\.name).sorted()
  }

  @Test func `pages listed where the container is made have no bar of their own`() throws {
    let page = "lazy var menu = PageMenu(pages: [WordsController(), KeysController()], frame: zero)"
    #expect(try names(page) == ["AroundController"])
  }

  @Test func `pages listed under a name in a closure have no bar of their own`() throws {
    let page = """
      lazy var menu: PageMenu = {
        let list = [WordsController.init(), KeysController.init()]
        return PageMenu.init(pages: list, frame: view.frame)
      }()
      """
    #expect(try names(page) == ["AroundController"])
  }

  @Test func `pages made for each of some values have no bar of their own`() throws {
    let page = """
      lazy var all = { [1, 2].map({ _ in WordsController() }) }()
      lazy var menu: PageMenu = { PageMenu(pages: all, frame: .zero) }()
      """
    #expect(try names(page) == ["AroundController", "KeysController"])
  }

  @Test func `what puts nothing into itself leaves the bars of a list alone`() throws {
    let menu = """
      class PageMenu: UIViewController {
        init(pages: [UIViewController], frame: CGRect) {}
      }
      """
    let page = "lazy var menu = PageMenu(pages: [WordsController(), KeysController()], frame: zero)"
    #expect(
      try names(page, menu: menu) == ["AroundController", "KeysController", "WordsController"])
  }

  @Test func `what a property makes in a closure and is added has no bar of its own`() throws {
    let page = """
      lazy var menu = { WordsController() }()
      override func viewWillLayoutSubviews() { addChild(menu) }
      """
    #expect(try names(page) == ["AroundController", "KeysController"])
  }
}
