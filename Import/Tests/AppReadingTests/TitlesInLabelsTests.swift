import AppReading
import SampleApps
import Testing

/// Labels in the place of the title that a class gives every title that it gets.
@Suite struct TitlesInLabelsTests {
  private func label(_ own: String, watching: Bool = true) throws -> AppText? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController {
        let titleLabel = UILabel()
        \(watching ? "override var title: String? { didSet { titleLabel.text = title } }" : "")
        override func viewDidLoad() {
          navigationItem.titleView = titleLabel
          \(watching ? "" : "titleLabel.text = title")
        }
      }
      class ListController: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
          \(own)
        }
      }
      """
    ])
    guard case .label(let words)? = try app.screen("ListController")?.titleView?.value else {
      return nil
    }
    return words
  }

  @Test func `a label that no title reaches is empty`() throws {
    #expect(try label("") == .verbatim(""))
  }

  @Test func `a label has the title that is set`() throws {
    #expect(try label("title = \"List\"") == .verbatim("List"))
  }

  @Test func `a label that reads the title once is left open`() throws {
    #expect(try label("", watching: false) == .unknown("title"))
  }
}
