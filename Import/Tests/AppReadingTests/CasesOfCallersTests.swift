import AppReading
import SampleApps
import Testing

/// Titles that hang on the case which whoever makes the screen passes.
@Suite struct CasesOfCallersTests {
  @Test func `every case that a caller may pass has its own title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Model {
        enum Kind { case sound, light }
        let title: String
        init(kind: Kind, isWide: Bool) {
          switch kind {
          case .sound: self.title = "Sound"
          case .light: self.title = "Light"
          }
        }
      }
      final class SwitchController: UIViewController {
        private let model: Model
        init(kind: Model.Kind) {
          self.model = Model(kind: kind, isWide: false)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = model.title }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func sound() {
          navigationController?.pushViewController(SwitchController(kind: .sound), animated: true)
        }
        func light() {
          navigationController?.pushViewController(SwitchController(kind: .light), animated: true)
        }
      }
      """
    ])
    let titles = try app.read().screens.filter { $0.name == "SwitchController" }.map(\.title?.value)
    #expect(Set(titles) == [.verbatim("Sound"), .verbatim("Light")])
  }
}
