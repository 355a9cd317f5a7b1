import AppReading
import SampleApps
import Testing

/// Functions that only the watcher of a property calls, which the class sets as its screen comes.
@Suite struct FunctionsOfSettersTests {
  private func states(_ property: String, _ cases: String) throws -> [String: [String]] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Mode { case editing, normal }
      class PlugController: UIViewController {
        \(property) {
          didSet {
            switch mode {
            \(cases)
            }
          }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Plug"
          self.mode = .normal
        }
        private func edit() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: self, action: #selector(finish))
        }
        private func rest() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Change", style: .plain, target: self, action: #selector(change))
        }
        @objc func finish() { mode = .normal }
        @objc func change() { mode = .editing }
      }
      """
    ])
    return try Dictionary(
      app.read().screens.map { ($0.variant ?? "", $0.items.map(\.summary)) }
    ) { first, _ in first }
  }

  @Test(arguments: [
    ("var mode: Mode = .normal", "case .editing: edit()\ncase .normal: rest()"),
    ("var mode = Mode.normal", "case .editing: self.edit()\ncase .normal: self.rest()"),
    ("var mode: Mode?", "case .editing?: edit()\ncase .normal?: rest()\ndefault: break"),
  ])
  func `the screen has what its first state shows`(property: String, cases: String) throws {
    let states = try states(property, cases)
    #expect(states[""] == [#"right "Change""#])
    #expect(states.filter { !$0.key.isEmpty }.values.contains([#"right "Done""#]))
  }
}
