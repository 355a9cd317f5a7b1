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

  private static func found(_ code: String, _ rule: Finding.Rule) throws -> [Finding] {
    let read = try SampleApp([
      "A.swift": """
      class LongController: UIViewController {
        override func viewDidLoad() { title = "A title that no button that leads back has room for" }
        @objc func one() { navigationController?.pushViewController(OneController(), animated: true) }
      }
      class OneController: UIViewController { override func viewDidLoad() { title = "One" } }
      \(code)
      """
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings.filter { $0.rule == rule }
  }

  @Test func `nothing is said of the words of back buttons that nobody sees`() throws {
    #expect(try Self.found("", .shortenedBack).count == 1)
    let clear = """
      enum Style {
        static func make() -> UINavigationBarAppearance {
          let look = UINavigationBarAppearance()
          COLOR
          UINavigationBar.appearance().standardAppearance = look
          return look
        }
      }
      """
    let own = """
      let back = UIBarButtonItemAppearance(style: .plain)
          back.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
          look.backButtonAppearance = back
      """
    for color in [
      own,
      "look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]",
    ] {
      let code = clear.replacing("COLOR", with: color)
      #expect(try Self.found(code, .shortenedBack).isEmpty)
    }
    let red =
      "look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]"
    #expect(try Self.found(clear.replacing("COLOR", with: red), .shortenedBack).count == 1)
    let moved = """
      func style() {
        UIBarButtonItem.appearance()
          .setBackButtonTitlePositionAdjustment(OFFSET, for: .default)
      }
      """
    for (offset, count) in [
      ("UIOffset(horizontal: -1000, vertical: 0)", 0), ("UIOffsetMake(0, -80.0)", 0),
      ("UIOffsetMake(0, -2)", 1),
    ] {
      let code = moved.replacing("OFFSET", with: offset)
      #expect(try Self.found(code, .shortenedBack).count == count, "\(offset)")
    }
  }

  @Test func `a button beside a back button of unknown words is not cut`() throws {
    let read = try SampleApp([
      "A.swift": """
      class FirstController: UIViewController {
        override func viewDidLoad() { title = Bundle.main.applicationName }
        @objc func one() { navigationController?.pushViewController(OneController(), animated: true) }
      }
      class OneController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        }
      }
      """
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let found = Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [device], locales: ["es", "hu"], sizes: [.extraExtraExtraLarge], turns: false)
    ).run().findings
    #expect(found.filter { $0.rule == .cutButton }.isEmpty)
  }

  @Test func `a title that no back button has room for is said once`() throws {
    let found = try Self.found(
      """
      extension LongController {
        @objc func two() { navigationController?.pushViewController(TwoController(), animated: true) }
      }
      class TwoController: UIViewController { override func viewDidLoad() { title = "Two" } }
      """, .shortenedBack)
    #expect(found.map(\.screen) == ["OneController"])
    #expect(found.map(\.otherScreens) == [["TwoController"]])
    #expect(found.first?.message.hasSuffix(" (also in TwoController)") == true)
  }
}
