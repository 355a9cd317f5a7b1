import AppReading
import SampleApps
import Testing

/// Screens that show the bar of a screen inside of them.
@Suite struct LentItemsTests {
  private func screen(_ members: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Outer: UIViewController {
        let inner = Inner()
        \(members)
      }
      class Inner: UIViewController {
        override func viewDidLoad() {
          title = "Inner"
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(Outer(), animated: true)
        }
      }
      """
    ]).screen("Outer")
  }

  @Test(arguments: [
    "override var navigationItem: UINavigationItem { inner.navigationItem }\n"
      + "override func viewDidLoad() { addChild(inner) }",
    "override var navigationItem: UINavigationItem { return self.inner.navigationItem }\n"
      + "override func viewDidLoad() { addChild(inner) }",
    "override func viewDidLoad() { addChild(inner); title = inner.title; "
      + "navigationItem.rightBarButtonItem = inner.navigationItem.rightBarButtonItem }",
    "override func viewDidLoad() { addChild(inner); navigationItem.title = inner.navigationItem.title; "
      + "navigationItem.rightBarButtonItems = inner.navigationItem.rightBarButtonItems }",
  ])
  func `it passes it on`(members: String) throws {
    let screen = try screen(members)
    #expect(screen?.title?.value.summary == "\"Inner\"")
    #expect(screen?.items.map(\.summary) == ["right system add"])
  }

  @Test func `one that is only a child has none`() throws {
    #expect(
      try SampleApp([
        "A.swift": """
        import UIKit
        class Outer: UIViewController {
          override func viewDidLoad() { title = "Outer"; addChild(Inner()) }
        }
        class Inner: UIViewController { override func viewDidLoad() { title = "Inner" } }
        """
      ]).read().screens.map(\.name) == ["Outer"])
  }
}
