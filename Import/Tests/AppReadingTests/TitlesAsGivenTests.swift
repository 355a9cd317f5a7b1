import AppReading
import SampleApps
import Testing

/// Titles that an initializer is given under the name `title`.
@Suite struct TitlesAsGivenTests {
  @Test(arguments: [("", ""), ("<T>", "<Int>")])
  func `a title that an initializer keeps under another name is the one it is given`(
    kind: String, given: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PickController\(kind): UITableViewController {
        private let heading: String
        init(rows: [Int], title: String) {
          heading = title
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { navigationItem.title = heading }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() {
          let pick = PickController\(given)(rows: [], title: "Speed")
          navigationController?.pushViewController(pick, animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("PickController")?.title?.value.summary == "\"Speed\"")
  }
}
