import AppReading
import SampleApps
import Testing

/// Screens that another object keeps, or that a function gives in one of its ways alone.
@Suite struct ScreensKeptByOthersTests {
  /// The screen before the language's, where a coordinator shows it in these steps.
  private func before(_ steps: String, _ rest: String = "") throws -> String? {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol MoreDelegate: AnyObject { func languageSelected(in controller: MoreController) }
      class MoreController: UIViewController {
        weak var delegate: MoreDelegate?
        override func viewDidLoad() { super.viewDidLoad(); title = "More" }
        @objc func tap() { delegate?.languageSelected(in: self) }
      }
      class LanguageController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Language" }
      }
      class Coordinator: MoreDelegate {
        let navigationController = UINavigationController()
        func start() {
          let more = MoreController()
          more.delegate = self
          navigationController.viewControllers = [more]
        }
        func languageSelected(in controller: MoreController) {
          \(steps)
        }
      }
      \(rest)
      """
    ]).read().screens.first { $0.name == "LanguageController" }?.parent
  }

  @Test(arguments: [
    "lazy var page: LanguageController = { let p = LanguageController(); p.a = b; return p }()",
    "lazy var page = LanguageController()",
  ])
  func `what is pushed is kept by what the coordinator makes`(property: String) throws {
    let steps = """
      let helper = Helper()
      helper.start()
      navigationController.pushViewController(helper.page, animated: true)
      """
    #expect(try before(steps, "class Helper { \(property)\n func start() {} }") == "MoreController")
  }

  @Test(arguments: [
    (
      "if let page = other?.page(for: a) { return page }\n return LanguageController()",
      "MoreController"
    ),
    ("return isNew ? LanguageController() : MoreController()", nil),
  ])
  func `a function gives the one screen that it makes`(ways: String, expected: String?) throws {
    let steps = """
      Task { @MainActor in
        let page = await Pages().make()
        controller.navigationController?.pushViewController(page, animated: true)
      }
      """
    let rest = "class Pages { func make() async -> UIViewController {\n \(ways)\n } }"
    #expect(try before(steps, rest) == expected)
  }
}
