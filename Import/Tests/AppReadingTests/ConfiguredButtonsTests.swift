import AppReading
import SampleApps
import Testing

/// Buttons in bars whose configuration is put together before they get it, and such that are made hidden.
@Suite struct ConfiguredButtonsTests {
  private func screens(_ making: String, _ rest: String = "", _ other: String = "") throws
    -> [[String]]
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      final class NotesController: UIViewController {
        private lazy var button: UIButton = {
          \(making)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          \(rest)
        }
        \(other)
      }
      """
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    (
      "config.attributedTitle = AttributedString(\"Save\", attributes: container)",
      "right \"Save\""
    ),
    ("config.title = \"Save\"", "right \"Save\""),
    ("config.image = UIImage(systemName: \"xmark\")", "right symbol xmark"),
  ])
  func `a configuration gives a button its face`(step: String, item: String) throws {
    let start = "var config = UIButton.Configuration.plain()\n\(step)\n"
    let set = start + "let button = UIButton()\nbutton.configuration = config"
    #expect(try screens(set) == [[item]])
    let given = start + "let button = UIButton(configuration: config)"
    #expect(try screens(given) == [[item]])
    let later = given + "\nbutton.setTitle(\"Later\", for: .normal)"
    #expect(try screens(later) == [["right \"Later\""]])
  }

  @Test(arguments: [
    ("", "", [0]),
    ("button.isHidden = false", "", [1]),
    ("", "func show() { button.isHidden = false }", [0, 1]),
    ("", "func show() { fade(button) }", [0, 1]),
    ("", "func bind() { model.isNew.bind(to: button.rx.isHidden) }", [0, 1]),
  ])
  func `a button that is made hidden is there once something shows it`(
    rest: String, other: String, counts: [Int]
  ) throws {
    let making = """
      let button = UIButton()
      button.setImage(UIImage(systemName: "bell"), for: .normal)
      button.isHidden = true
      """
    #expect(try screens(making, rest, other).map(\.count) == counts)
  }
}
