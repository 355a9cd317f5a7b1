import AppReading
import SampleApps
import Testing

/// Buttons that one function sets while it takes away those of the other side.
@Suite struct TakenAwayTests {
  @Test func `two states of a bar are not mixed`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() { model.changed = { state in self.update(state) } }
        func update(_ state: State) {
          switch state {
          case .asking: showAsking()
          case .working: showWorking()
          }
        }
        func showWorking() {
          navigationItem.rightBarButtonItem = nil
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .stop)
        }
        func showAsking() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.map { $0.items.map(\.summary) } == [
        ["left system cancel", "right system done"], ["left system stop"],
      ])
  }
}
