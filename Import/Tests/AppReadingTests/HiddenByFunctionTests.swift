import AppReading
import SampleApps
import Testing

/// Bars that functions of a screen hide.
@Suite struct HiddenByFunctionTests {
  @Test(arguments: [
    ("override func viewDidLoad() { guard let id else { return }\nstyle() }", true),
    ("override func viewDidLoad() { if isSmall { style() } }", false),
    ("@IBAction func tap() { style() }", false),
  ])
  func `a bar that a function hides in any case is hidden`(steps: String, isHidden: Bool) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Own: UIViewController {
        \(steps)
        func style() {
          title = "Own"
          if #available(iOS 13, *) {
            navigationController?.isNavigationBarHidden = true
          } else {
            view.isHidden = true
          }
        }
      }
      """
    ])
    #expect(try (app.screen("Own")?.isBarHidden?.value ?? false) == isHidden)
  }
}
