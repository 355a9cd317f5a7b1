import AppReading
import SampleApps
import Testing

/// Controllers that are presented without a stack, whatever they give a bar.
@Suite struct PresentedAloneTests {
  private func names(shownBy step: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        @objc func open() {
          \(step)
        }
        func wrapped(_ shown: UIViewController) -> UIViewController {
          UINavigationController(rootViewController: shown)
        }
      }
      class BaseController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
      }
      class PinController: BaseController {}
      """
    ]).read().screens.map(\.name)
  }

  @Test(arguments: [
    "present(PinController(), animated: true)",
    "let pin = PinController(); pin.modalPresentationStyle = .pageSheet; present(pin, animated: true)",
    "navigationController?.present(PinController(), animated: true, completion: nil)",
    "let pin = PinController(); pin.title = \"Pin\"; self.presentPanModal(pin)",
  ])
  func `a controller presented as it is made has no bar`(step: String) throws {
    #expect(try names(shownBy: step) == ["ListController"])
  }

  @Test(arguments: [(3, false), (5000, true)])
  func `one that too many functions hand on may have one`(count: Int, hasBar: Bool) throws {
    let steps = (0..<count).map { number in
      "func show\(number)(_ shown: UIViewController) { show\(number + 1)(shown) }"
    }
    let code = """
      show0(PinController())
      }
      \(steps.joined(separator: "\n"))
      func show\(count)(_ shown: UIViewController) {
        present(shown, animated: true)
      """
    #expect(try names(shownBy: code).contains("PinController") == hasBar)
  }

  @Test(arguments: [
    "present(UINavigationController(rootViewController: PinController()), animated: true)",
    "let pin = PinController(); let shown = wrapped(pin); present(shown, animated: true)",
    "navigationController?.pushViewController(PinController(), animated: true)",
    "router.present(wrapped(PinController()), from: self)",
    "presentPanModal(UINavigationController(rootViewController: PinController()))",
  ])
  func `one that a stack holds has one`(step: String) throws {
    #expect(try names(shownBy: step).contains("PinController"))
  }

  /// The screens of an app that shows a pin, which a function makes that a class which is pushed has as
  /// well.
  private func made(_ step: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        @objc func open() {
          navigationController?.pushViewController(NoteController.create(), animated: true)
          \(step)
        }
      }
      class NoteController: UIViewController {
        class func create() -> NoteController { return NoteController() }
        override func viewDidLoad() { title = "Note" }
      }
      class PinController: UIViewController {
        class func create() -> PinController { return PinController() }
        override func viewDidLoad() { title = "Pin" }
      }
      """
    ]).read().screens.map(\.name)
  }

  @Test func `one that its own class makes is not what others make by that name`() throws {
    let found = try made("let pin = PinController.create(); present(pin, animated: true)")
    #expect(found == ["ListController", "NoteController"])
  }

  @Test(arguments: [
    "navigationController?.pushViewController(PinController.create(), animated: true)",
    "tabs.viewControllers = [UINavigationController(rootViewController: PinController.create())]",
  ])
  func `one that its own class makes for a stack has one`(step: String) throws {
    #expect(try made(step).contains("PinController"))
  }
}
