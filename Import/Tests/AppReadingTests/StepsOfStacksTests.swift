import AppReading
import SampleApps
import Testing

/// Functions that an app adds to UIKit's stacks to hide their bar or to show it.
@Suite struct StepsOfStacksTests {
  private func screens(list: String = "", note: String = "", rest: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      extension UINavigationController {
        func hushBar() {
          navigationBar.shadowImage = UIImage()
          setNavigationBarHidden(true, animated: true)
        }
        func bringBar() { self.setNavigationBarHidden(false, animated: true) }
      }
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: List())
        }
      }
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = "List"
          \(list)
        }
        func open() { navigationController?.pushViewController(Note(), animated: true) }
      }
      class Note: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(note)
        }
      }
      \(rest)
      """
    ]).read().screens
  }

  @Test func `a screen that calls one as it comes has no bar, and nor has what it pushes`() throws {
    let found = try screens(list: "navigationController?.hushBar()")
    #expect(found.filter { $0.isBarHidden?.value == true }.map(\.name) == ["List", "Note"])
    let own = try screens(note: "self.navigationController?.hushBar()")
    #expect(own.filter { $0.isBarHidden?.value == true }.map(\.name) == ["Note"])
  }

  @Test func `a screen that no such step is for has a bar although it says nothing`() throws {
    let plain = try screens().filter(\.isBare).map(\.name)
    #expect(plain == ["Note"])
    let film = """
      class Film: UIViewController {
        override func viewWillAppear(_ animated: Bool) { navigationController?.hushBar() }
      }
      """
    let found = try screens(rest: film).filter(\.isBare).map(\.name)
    #expect(found == ["Note"])
  }

  @Test func `what other code may call leaves open which bars are there`() throws {
    let flow = "class Flow { func start(_ stack: UINavigationController) { stack.hushBar() } }"
    let found = try screens(rest: flow).filter(\.isBare).map(\.name)
    #expect(found == [])
  }

  @Test func `a step that hangs on something says nothing`() throws {
    let found = try screens(list: "if animated { navigationController?.hushBar() }")
    #expect(found.filter { $0.isBarHidden?.value == true }.map(\.name) == [])
  }
}
