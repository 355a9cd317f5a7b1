import AppReading
import SampleApps
import Testing

/// What names of protocols and modules say about screens, and what they do not.
@Suite struct ProtocolsOfScreensTests {
  @Test func `a protocol that all screens conform to makes none of them an alert`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      protocol AlertRouter { func alert(error: Error) }
      extension UIViewController: AlertRouter { func alert(error: Error) {} }
      class Caches: UITableViewController {
        override func viewDidLoad() { navigationItem.title = "Caches" }
      }
      class AlertBox: UIViewController {
        override func viewDidLoad() { title = "Careful" }
      }
      class WarningBox: AlertBox {
        override func viewDidLoad() { title = "More careful" }
      }
      """
    ])
    #expect(try app.screen("Caches")?.title?.value == .verbatim("Caches"))
    #expect(try app.screen("AlertBox") == nil)
    #expect(try app.screen("WarningBox") == nil)
  }

  @Test func `a class may inherit from one of the same name in a library`() throws {
    let app = try SampleApp([
      "A.swift": """
      import Eureka
      import UIKit
      class FormViewController: Eureka.FormViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class NewFolder: FormViewController {
        override func viewDidLoad() {
          navigationItem.title = "New Folder"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Create", style: .done, target: self, action: nil)
        }
      }
      class Proofs: Eureka.FormViewController {
        override func viewDidLoad() { navigationItem.title = "Proofs" }
      }
      """
    ])
    let folder = try #require(try app.screen("NewFolder"))
    #expect(folder.title?.value == .verbatim("New Folder"))
    #expect(folder.items.map(\.summary) == ["right \"Create\""])
    #expect(try app.screen("Proofs")?.title?.value == .verbatim("Proofs"))
  }
}
