import AppReading
import SampleApps
import Testing

/// Rows of views in a bar that hold buttons.
@Suite struct RowsOfButtonsTests {
  private func items(_ steps: String, _ rest: String = "") throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class PhotosController: UIViewController {
        private lazy var count: UILabel = {
          let label = UILabel()
          label.textColor = .blue
          return label
        }()
        private lazy var send: UIButton = {
          let button = UIButton(type: .custom)
          button.setTitle("Send", for: .normal)
          return button
        }()
        private lazy var drop: UIButton = {
          let button = UIButton(type: .custom)
          button.setTitle("Drop", for: .normal)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Photos"
          \(steps)
          row.spacing = 4
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: row)
        }
        @objc func choose() { count.text = "\\(view.tag)" }
        \(rest)
      }
      """
    ]).screen("PhotosController")?.items.map(\.summary)
  }

  @Test func `the buttons of a row are those of that side`() throws {
    #expect(
      try items("let row = UIStackView(arrangedSubviews: [send, drop]); row.axis = .horizontal")
        == ["right \"Drop\"", "right \"Send\""])
    #expect(
      try items("let row = UIStackView(); row.addArrangedSubview(send)") == ["right \"Send\""])
  }

  @Test(arguments: ["", "count.text = name", "count.text = \"\\(view.tag)\""])
  func `a label of data has no place among them`(steps: String) throws {
    #expect(
      try items("\(steps); let row = UIStackView(arrangedSubviews: [count, send])")
        == ["right \"Send\""])
  }

  @Test(arguments: [
    "let row = UIStackView(arrangedSubviews: [send, drop]); row.axis = .vertical",
    "let row = UIStackView(arrangedSubviews: [UISwitch(), drop])",
    "count.text = \"Chosen\"; let row = UIStackView(arrangedSubviews: [count, drop])",
    "drop.isHidden = true; let row = UIStackView(arrangedSubviews: [send, drop])",
  ])
  func `a row that holds anything else stays one`(steps: String) throws {
    #expect(try items(steps) == ["right view UIStackView"])
  }
}
