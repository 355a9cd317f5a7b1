import AppReading
import SampleApps
import Testing

/// Functions of the app's own that are called as the one of UIKit's stacks which they call.
@Suite struct PushesOfRoutersTests {
  private func screen(_ label: String, _ push: String, home: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Ways: NSObject {
        static var window: UIWindow?
        static func pushViewController(\(label): UIViewController, isAnimated: Bool = true) {
          let top = window?.rootViewController as? UINavigationController
          top?.pushViewController(\(label), animated: isAnimated)
        }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { \(home) }
        func open() { \(push) }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      """
    ]).screen("NoteController")
  }

  @Test func `a router's function is understood that is called as UIKit's`() throws {
    let push = "Ways.pushViewController(page: NoteController())"
    let note = try screen("page", push, home: "title = \"Home\"")
    #expect(note?.parent == "HomeController")
    #expect(
      try screen("page", "Ways.log(page: NoteController())", home: "title = \"Home\"")?.parent
        == nil)
  }

  @Test func `what is pushed from a screen that says nothing is known as pushed`() throws {
    let push = "Ways.pushViewController(page: NoteController())"
    #expect(try screen("page", push, home: "view.alpha = 1")?.isPushed == true)
    #expect(try screen("page", "print(1)", home: "view.alpha = 1")?.isPushed == false)
  }
}
