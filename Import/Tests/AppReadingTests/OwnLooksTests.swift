import AppReading
import SampleApps
import Testing

/// What a screen's own code sets on its stack's bar.
@Suite struct OwnLooksTests {
  @Test func `letters of titles that a screen sets on its stack's bar are its look`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class GearController: UIViewController {
        override func viewDidLoad() {
          title = "Gear"
          navigationController?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
          navigationController?.navigationBar.largeTitleTextAttributes = [
            .foregroundColor: UIColor.green
          ]
        }
      }
      """
    ])
    let look = try app.screen("GearController")?.look
    #expect(look?.title?.value == "red")
    #expect(look?.largeTitle?.value == "green")
  }

  @Test func `a pinned group stands outermost`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PinController: UIViewController {
        override func viewDidLoad() {
          title = "Pin"
          navigationItem.trailingItemGroups = [UIBarButtonItem(systemItem: .add).creatingFixedGroup()]
          navigationItem.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(systemItem: .edit)])
        }
      }
      """
    ])
    let items = try app.screen("PinController")?.items.map(\.summary)
    #expect(items == ["right system edit", "right system add"])
  }
}
