import AppReading
import SampleApps
import Testing

/// Functions that an app adds to UIKit's stack and that screens call on the stack they stand on.
@Suite struct FunctionsOfStacksTests {
  private func screen(_ call: String, _ function: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        func open() { navigationController?.pushViewController(Tome(), animated: true) }
      }
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); prepareBar() }
        func prepareBar() {}
      }
      class Tome: Base {
        override func prepareBar() { \(call) }
      }
      extension UINavigationController {
        \(function)
      }
      """
    ]).screen("Tome")
  }

  @Test(arguments: [
    "guard let topViewController else { return }",
    "guard let topViewController = self.topViewController else { return }", "",
  ])
  func `what one sets on the screen on top is the screen's`(step: String) throws {
    let top = step.isEmpty ? "topViewController?" : "topViewController"
    let tome = try screen(
      "navigationController?.fill(title: \"Tome\", button: \"Read\")",
      """
      func fill(title: String, button: String? = nil) {
          \(step)
          \(top).navigationItem.title = title
          if let button { \(top).navigationItem.rightBarButtonItem = make(button) }
        }
        private func make(_ title: String) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
      """)
    #expect(tome?.title?.value == .verbatim("Tome"))
    #expect(tome?.items.map(\.summary) == ["right \"Read\""])
  }

  @Test func `what one sets on another screen is not`() throws {
    let tome = try screen(
      "navigationController?.fill(title: \"Tome\")",
      "func fill(title: String) { viewControllers.first?.navigationItem.title = title }")
    #expect(tome?.title == nil)
  }

  @Test(arguments: [("clear", true), ("red", false)])
  func `one that pushes may leave back buttons without words`(color: String, isHidden: Bool) throws
  {
    let tome = try SampleApp([
      "A.swift": """
      import UIKit
      class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Shelf(), animated: false) }
        func open() { stack.add(Tome(), animated: true) }
      }
      class Shelf: UIViewController { override func viewDidLoad() { title = "Shelf" } }
      class Tome: UIViewController { override func viewDidLoad() { title = "Tome" } }
      extension UINavigationController {
        func add(_ next: UIViewController, animated: Bool) {
          pushViewController(next, animated: animated)
          let look = UINavigationBarAppearance()
          let back = UIBarButtonItemAppearance()
          back.normal.titleTextAttributes = [.foregroundColor: UIColor.\(color)]
          look.backButtonAppearance = back
          topViewController?.navigationController?.navigationBar.standardAppearance = look
        }
      }
      """
    ]).screen("Tome")
    #expect((tome?.look.hidesBackWords?.value ?? false) == isHidden)
  }
}
