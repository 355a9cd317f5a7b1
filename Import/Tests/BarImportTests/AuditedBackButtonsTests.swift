import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says of the buttons that lead back.
@Suite struct AuditedBackButtonsTests {
  @Test func `nothing is said of a back button where several screens lead to one`() throws {
    let app = try SampleApp([
      "A.swift": """
      class LongController: UIViewController {
        override func viewDidLoad() { title = "A title that no button that leads back has room for" }
        @objc func one() { navigationController?.pushViewController(OneController(), animated: true) }
        @objc func two() { navigationController?.pushViewController(TwoController(), animated: true) }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { title = "Other" }
        @objc func two() { navigationController?.pushViewController(TwoController(), animated: true) }
      }
      class OneController: UIViewController { override func viewDidLoad() { title = "One" } }
      class TwoController: UIViewController { override func viewDidLoad() { title = "Two" } }
      """
    ])
    let read = try app.read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false))
    let found = auditor.run().findings.filter { $0.rule == .shortenedBack }
    #expect(found.map(\.screen) == ["OneController"])
  }
}
