import AppReading
import SampleApps
import Testing

/// Views in a bar that the steps before have hidden.
@Suite struct HiddenViewsInBarsTests {
  private func bars(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class TowerController: UIViewController {
        let bell = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Tower"
          bell.setTitle("Ring", for: .normal)
          \(steps)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: bell)
        }
      }
      """
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: ["bell.alpha = 0", "bell.isHidden = true"])
  func `a hidden one is a state`(step: String) throws {
    #expect(try bars(step) == [[], ["right \"Ring\""]])
  }

  @Test(arguments: ["bell.alpha = 0.5", "bell.isHidden = false", "bell.isHidden = isEditing"])
  func `any other is there first`(step: String) throws {
    #expect(try bars(step).first == ["right \"Ring\""])
  }
}
