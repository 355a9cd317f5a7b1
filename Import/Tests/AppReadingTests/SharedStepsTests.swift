import AppReading
import SampleApps
import Testing

/// Steps that hide bars and that an app adds to every screen, of which few take them.
@Suite struct SharedStepsTests {
  private func bare(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": "import UIKit\n" + code]).read().screens.filter(\.isBare)
      .map(\.name)
  }

  private func code(list: String = "", note: String = "", rest: String = "") -> String {
    """
    extension UIViewController {
      func hideBar() { navigationController?.setNavigationBarHidden(true, animated: false) }
      func enterFullScreen() { hideBar() }
    }
    class List: UIViewController {
      override func viewDidLoad() {
        title = "List"
        \(list)
      }
      func open() { navigationController?.pushViewController(Note(), animated: true) }
    }
    class Note: UIViewController { func play() { \(note) } }
    \(rest)
    """
  }

  @Test func `a step that no screen on the way takes hides nothing`() throws {
    #expect(try bare(code()) == ["Note"])
    let other = "class Film: UIViewController { override func viewDidLoad() { hideBar() } }"
    #expect(try bare(code(rest: other)) == ["Note"])
  }

  @Test func `a step that somebody takes may hide the bar`() throws {
    #expect(try bare(code(list: "hideBar()")).isEmpty)
    #expect(try bare(code(list: "enterFullScreen()")).isEmpty)
    let flow = "class Flow { func show(_ screen: UIViewController) { screen.hideBar() } }"
    #expect(try bare(code(rest: flow)).isEmpty)
  }
}
