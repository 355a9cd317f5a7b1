import AppReading
import SampleApps
import Testing

/// Screens whose title is a part of a value that their makers name: `FormController(mode: .new)`.
@Suite struct ModesOfMakersTests {
  private func titles(_ mode: String, _ tap: String) throws -> Set<String> {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct Mode {
        let title: String
        let isNew: Bool
      }
      extension Mode {
        \(mode)
      }
      class FormController: UIViewController {
        private let mode: Mode
        init(mode: Mode) {
          self.mode = mode
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = mode.title }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = String() + "Home" }
        \(tap)
      }
      class Scenes: UIResponder, UIWindowSceneDelegate {
        func start(_ window: UIWindow) {
          window.rootViewController = UINavigationController(rootViewController: HomeController())
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first { $0.name == "HomeController" }?.title?.value == .verbatim("Home"))
    let forms = screens.filter { $0.name == "FormController" }
    return Set(forms.compactMap { $0.title?.value.summary })
  }

  private static let tap = """
    func add() { open(mode: .new) }
    func change() { open(mode: .change) }
    func open(mode: Mode) {
      navigationController?.pushViewController(FormController(mode: mode), animated: true)
    }
    """

  @Test(arguments: [
    """
    static let new = Mode(title: "New", isNew: true)
    static let change = Mode(title: "Change", isNew: false)
    """,
    """
    static var new: Mode { return .init(title: "New", isNew: true) }
    static var change: Mode { Mode(title: "Change", isNew: false) }
    """,
  ])
  func `each way has its title`(mode: String) throws {
    #expect(try titles(mode, Self.tap) == [#""New""#, #""Change""#])
  }

  @Test func `functions that make one`() throws {
    let mode = """
      static func new(isFirst: Bool = false) -> Mode { .init(title: "New", isNew: true) }
      static func change() -> Mode { return Mode(title: "Change", isNew: false) }
      """
    let tap = Self.tap.replacing(".new", with: ".new(isFirst: true)")
      .replacing(".change", with: ".change()")
    #expect(try titles(mode, tap) == [#""New""#, #""Change""#])
  }
}
