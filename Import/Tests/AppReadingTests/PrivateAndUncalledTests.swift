import AppReading
import SampleApps
import Testing

/// Functions that only their file sees and that nothing in it calls.
@Suite struct PrivateAndUncalledTests {
  private func items(_ more: String = "", attribute: String = "private", call: String = "") throws
    -> [String]?
  {
    try SampleApp([
      "App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "A.swift": """
      import UIKit
      class Shelf: UIViewController, SomebodysDelegate {
        override func viewDidLoad() {
          title = "Shelf"
          // addArrow()
          \(call)
        }
        \(attribute) func addArrow() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "addArrow"), style: .plain, target: nil, action: nil)
        }
        \(more)
      }
      """,
    ]).screen("Shelf")?.items.map(\.summary)
  }

  @Test func `what nothing calls sets no button`() throws {
    #expect(try items() == [])
  }

  @Test func `what something calls sets one`() throws {
    #expect(try items(call: "addArrow()") == ["left picture addArrow"])
    #expect(try items(attribute: "@objc private", call: "addArrow()") == ["left picture addArrow"])
  }

  @Test func `what others may call sets one`() throws {
    #expect(try items(attribute: "") == ["left picture addArrow"])
  }
}
