import AppReading
import SampleApps
import Testing

/// What a base class's function is given and keeps before it asks whether there is anything.
@Suite struct KeptGivenTests {
  private func screens(_ condition: String = "kept != nil") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        private var kept: UIButton?
        private var head: UIImageView?
        var sideButton: UIButton? { nil }
        var picture: UIImageView? {
          // Heirs have one.
          nil
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          show(sideButton)
          showHead(picture)
        }
        func show(_ button: UIButton?) {
          kept = button
          if \(condition) {
            kept!.addTarget(self, action: #selector(go), for: .touchUpInside)
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: kept!)
          }
        }
        func showHead(_ picture: UIImageView?) {
          head = picture
          if head != nil {
            let box = UIView(frame: .zero)
            box.addSubview(head!)
            navigationItem.titleView = box
          }
        }
      }
      class Plain: Base {
        override func viewDidLoad() { super.viewDidLoad(); title = "Plain" }
      }
      class Full: Base {
        override var sideButton: UIButton? {
          let button = UIButton(type: .system)
          button.setTitle("Send", for: .normal)
          return button
        }
        override func viewDidLoad() { super.viewDidLoad(); title = "Full" }
      }
      """
    ]).read().screens
  }

  @Test(arguments: ["kept != nil", "self.kept != nil", "let kept", "let button = kept"])
  func `what is surely nothing leaves nothing in the bar, and no state`(condition: String) throws {
    let plain = try screens(condition).filter { $0.name == "Plain" }
    #expect(plain.count == 1)
    #expect(plain.first?.items.isEmpty == true)
    #expect(plain.first?.titleView == nil)
  }

  @Test func `what an heir has in its place is there first`() throws {
    let full = try screens().filter { $0.name == "Full" }
    #expect(full.count == 1)
    #expect(full.first?.items.map(\.position) == [.right])
  }
}
