import AppReading
import SampleApps
import Testing

/// Titles and buttons that whoever opens a screen sets in a closure, or on what a function makes.
@Suite struct SetByClosuresTests {
  private func screen(_ steps: String, _ more: String = "", in type: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {}
      class Other: UIViewController {}
      class Named: UIViewController {
        var heading: String?
        var words: (() -> String)?
        override func viewDidLoad() { title = heading }
      }
      enum Pages {
        static func named() -> Named { Named() }
        static func other() -> Other { let other = Other(); return other }
      }
      \(type) {
        let stack = UINavigationController()
        func open() { \(steps) }
        func push(_ page: Page, _ fill: (Page) -> Void) {
          fill(page)
          stack.pushViewController(page, animated: true)
        }
        func fresh(_ fill: (Page) -> Void) {
          let page = Page()
          fill(page)
          stack.pushViewController(page, animated: true)
        }
        func any<Kind: UIViewController>(_ kind: Kind.Type, _ fill: ((Kind) -> Void)? = nil) {
          let page = kind.init()
          fill?(page)
          stack.pushViewController(page, animated: true)
        }
      }
      """
    ]).screen(more.isEmpty ? "Page" : more)
  }

  private static let kinds = ["class Flow", "class Home: UIViewController"]

  @Test(arguments: [
    "push(Page()) { $0.title = \"New\" }", "fresh { page in page.title = \"New\" }",
    "any(Page.self) { $0.title = \"New\" }", "fresh { $0.navigationItem.title = \"New\" }",
  ])
  func `a title`(steps: String) throws {
    for kind in Self.kinds {
      #expect(try screen(steps, in: kind)?.title?.value.summary == "\"New\"", "\(kind)")
    }
  }

  @Test func `a button`() throws {
    for kind in Self.kinds {
      #expect(
        try screen(
          "fresh { $0.title = \"New\"; $0.navigationItem.rightBarButtonItem = "
            + "UIBarButtonItem(systemItem: .add) }", in: kind)?.items.map(\.summary)
          == ["right system add"], "\(kind)")
    }
  }

  @Test func `a title of what a function makes`() throws {
    for kind in Self.kinds {
      let steps = """
        let other = Pages.other(); other.title = "New"
        stack.pushViewController(other, animated: true)
        """
      #expect(try screen(steps, "Other", in: kind)?.title?.value.summary == "\"New\"", "\(kind)")
    }
  }

  @Test func `words for a property of what a function makes`() throws {
    for kind in Self.kinds {
      let steps = """
        let page = Pages.named(); page.heading = "New"
        stack.pushViewController(page, animated: true)
        """
      #expect(try screen(steps, "Named", in: kind)?.title?.value.summary == "\"New\"", "\(kind)")
    }
  }
}
