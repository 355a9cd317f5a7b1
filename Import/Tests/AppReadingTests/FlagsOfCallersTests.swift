import AppReading
import SampleApps
import Testing

/// Flags that everybody who makes a screen gives it alike.
@Suite struct FlagsOfCallersTests {
  @Test func `a flag that the only caller gives counts more than what is left out`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class EnginePicker: UITableViewController {
        private var showsCancel: Bool = true
        convenience init(kind: Int, showsCancel: Bool = true) {
          self.init(style: .plain)
          self.showsCancel = showsCancel
        }
        override func viewDidLoad() {
          title = "Engines"
          if showsCancel {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          }
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func picker() -> EnginePicker {
          return EnginePicker(kind: 1, showsCancel: false)
        }
        func show() { navigationController?.pushViewController(picker(), animated: true) }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "EnginePicker" }
    #expect(screens.map(\.items.count) == [0])
  }

  @Test func `a flag that callers give in different ways is not settled`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class EnginePicker: UITableViewController {
        private let showsCancel: Bool
        init(showsCancel: Bool) {
          self.showsCancel = showsCancel
          super.init(style: .plain)
        }
        override func viewDidLoad() {
          title = "Engines"
          if showsCancel {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          }
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func show() { present(EnginePicker(showsCancel: true), animated: true) }
        func push() {
          navigationController?.pushViewController(EnginePicker(showsCancel: false), animated: true)
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "EnginePicker" }
    #expect(screens.contains { !$0.items.isEmpty })
    #expect(screens.contains { $0.items.isEmpty })
  }
}
