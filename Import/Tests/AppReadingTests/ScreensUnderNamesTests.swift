import AppReading
import SampleApps
import Testing

/// Screens that their own code sets something on under another name.
@Suite struct ScreensUnderNamesTests {
  private func screen(_ steps: String, extra: String = "") throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol Closing {}
      extension Closing {
        func addClose() {
          \(steps)
        }
      }
      \(extra)
      class Hall: UIViewController, Closing {
        override func viewDidLoad() { title = "Hall"; addClose() }
      }
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(Hall(), animated: true)
        }
      }
      """
    ]).screen("Hall")
  }

  @Test(arguments: [
    "guard let screen = self as? UIViewController else { fatalError() }\n",
    "guard let screen = self as? UIViewController else { return }\n",
    "let screen = self as! UIViewController\n",
    "guard let screen = (self as? UIViewController) else { return }\n",
  ])
  func `a protocol's code takes itself as a screen`(take: String) throws {
    let screen = try screen(
      take + "screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)")
    #expect(screen?.items.map(\.summary) == ["left system close"])
  }

  @Test(arguments: [
    "if let screen = self as? UIViewController { screen.navigationItem.rightBarButtonItem = "
      + "UIBarButtonItem(systemItem: .close) }",
    "(self as? UIViewController)?.navigationItem.rightBarButtonItem = "
      + "UIBarButtonItem(systemItem: .close)",
    "let screen = self as! UIViewController\nscreen.navigationItem.setRightBarButton("
      + "UIBarButtonItem(systemItem: .close), animated: false)",
    "let screen = self as! UIViewController\nlet item = screen.navigationItem\n"
      + "item.rightBarButtonItem = UIBarButtonItem(systemItem: .close)",
  ])
  func `the button is there in other words`(steps: String) throws {
    #expect(try screen(steps)?.items.map(\.summary) == ["right system close"])
  }

  @Test func `a screen's own code has itself under a name`() throws {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      class Hall: UIViewController {
        override func viewDidLoad() {
          let me = self
          me.title = "Hall"
          me.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      """
    ]).screen("Hall")
    #expect(screen?.title?.value.summary == "\"Hall\"")
    #expect(screen?.items.map(\.summary) == ["right system add"])
  }

  @Test func `another screen under the name keeps what is its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      protocol Opening {}
      extension Opening {
        func open(_ other: UIViewController) {
          guard let screen = other as? Seat else { return }
          screen.title = "Other"
        }
      }
      class Hall: UIViewController, Opening {
        override func viewDidLoad() { title = "Hall"; open(Seat()) }
      }
      class Seat: UIViewController {}
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(Hall(), animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("Hall")?.title?.value.summary == "\"Hall\"")
  }
}
