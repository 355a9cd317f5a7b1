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
