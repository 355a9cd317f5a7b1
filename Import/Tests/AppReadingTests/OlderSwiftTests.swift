import AppReading
import SampleApps
import Testing

/// Code in Swift 2, where what a function is handed first has no label.
@Suite struct OlderSwiftTests {
  private func items(
    declared: String = "title: String", _ sign: String = "style: .Plain",
    call: String = "navigationItem.setFirst(\"Close\", target: self)"
  ) throws -> [[String]] {
    try SampleApp([
      "Items.swift": """
      extension UINavigationItem {
        func setFirst(\(declared), target: AnyObject?) {
          leftBarButtonItem = UIBarButtonItem(title: title, style: .Plain, target: target, action: nil)
          \(sign)
        }
      }
      """,
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "List"
          \(call)
        }
      }
      """,
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    "leftBarButtonItem?.setBackgroundVerticalPositionAdjustment(4, forBarMetrics: .Default)",
    "print(NSBundle.mainBundle())", "UIApplication.sharedApplication().openURL(page)",
  ])
  func `what a function is handed first has no label`(sign: String) throws {
    #expect(try items(sign) == [["left \"Close\""]])
  }

  @Test func `one with a label of its own has it`() throws {
    let sign = "print(NSBundle.mainBundle())"
    let call = "navigationItem.setFirst(title: \"Close\", target: self)"
    #expect(try items(declared: "title title: String", sign, call: call) == [["left \"Close\""]])
  }

  @Test(arguments: [
    "// print(NSBundle.mainBundle())", "print(Shelf.mainBundle())", "show(forState: .normal)",
  ])
  func `newer code has labels`(sign: String) throws {
    #expect(try items(sign) == [[]])
    let call = "navigationItem.setFirst(title: \"Close\", target: self)"
    #expect(try items(sign, call: call) == [["left \"Close\""]])
  }
}
