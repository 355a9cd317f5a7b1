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
  ])
  func `one that a stack holds has one`(step: String) throws {
    #expect(try names(shownBy: step).contains("PinController"))
  }
}
