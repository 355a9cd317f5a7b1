import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says of widths, and what it cannot know.
@Suite struct AuditedWidthsTests {
  private func findings(_ code: String) throws -> [Finding] {
    let read = try SampleApp(["A.swift": "import UIKit\n" + code]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings
  }

  /// A screen with a title that fits, and a button.
  private func screen(button: String) -> String {
    """
    class Diagnose: UIViewController {
      override func viewDidLoad() {
        title = "Clear all of the cache"
        navigationItem.rightBarButtonItem =
          UIBarButtonItem(title: \(button), style: .plain, target: self, action: nil)
      }
    }
    """
  }

  @Test func `nothing is said of room beside words that only the running app knows`() throws {
    let known = try findings(screen(button: "\"Clear the whole of it now\""))
    #expect(known.contains { $0.rule == .cutTitle })
    let unknown = try findings(screen(button: "service.nameOfWhatIsClearedHere"))
    #expect(!unknown.contains { $0.rule == .cutTitle || $0.rule == .cutButton })
  }

  @Test func `a shortened back button names its screen, and needs a title that is known`() throws {
    func pushed(_ title: String) -> String {
      """
      class Thanks: UIViewController {
        override func viewDidLoad() { title = "Acknowledgements" }
        func show() { navigationController?.pushViewController(One(), animated: true) }
      }
      class One: UIViewController {
        override func viewDidLoad() { title = \(title) }
      }
      """
    }
    let known = try findings(pushed("\"A license of many words\""))
    #expect(
      known.first { $0.rule == .shortenedBack }?.message.hasPrefix("the back button of One says")
        == true)
    let unknown = try findings(pushed("thing.nameOfWhatIsThankedHere"))
    #expect(!unknown.contains { $0.rule == .shortenedBack })
  }
}
