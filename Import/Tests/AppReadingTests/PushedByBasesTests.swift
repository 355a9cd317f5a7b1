import AppReading
import SampleApps
import Testing

/// Screens that a base class pushes, of which there are only those that inherit from it.
@Suite struct PushedByBasesTests {
  private func parent(_ more: String = "", in step: String = "addChild(reader)") throws -> String? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Reader: UIViewController {
        func open() { navigationController?.pushViewController(Notes(), animated: true) }
      }
      class Notes: Reader { override func viewDidLoad() { title = "Notes" } }
      class Credits: Reader {}
      class About: UIViewController {
        override func viewDidLoad() {
          title = "About"
          let reader = Credits()
          \(step)
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func go() { navigationController?.pushViewController(About(), animated: true) }
      }
      \(more)
      """
    ]).screen("Notes")?.parent
  }

  @Test func `the screen around the only heir is before them`() throws {
    #expect(try parent() == "About")
  }

  @Test func `an heir that is pushed itself is`() throws {
    let step = "navigationController?.pushViewController(reader, animated: true)"
    #expect(try parent(in: step) == "Credits")
  }

  @Test func `of several nobody can tell`() throws {
    #expect(try parent("class Terms: Reader {}") != "About")
  }

  @Test func `a base class that is made is a screen as well`() throws {
    #expect(try parent("let reader = Reader()") != "About")
  }
}

/// What a base class pushes, where some of those that inherit from it hide their bar.
@Suite struct PushedByQuietBasesTests {
  private func notes(_ more: String = "") throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        func openNotes() { navigationController?.pushViewController(Notes(), animated: true) }
      }
      class Notes: UIViewController { override func viewDidLoad() { title = "Notes" } }
      class Maker: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.isNavigationBarHidden = true
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func make() {
          present(UINavigationController(rootViewController: Maker()), animated: true)
        }
      }
      class Feed: Base { override func viewDidLoad() { title = "Feed" } }
      \(more)
      """
    ]).screen("Notes")
  }

  @Test func `the only one that is there hides the bar of what it pushes`() throws {
    #expect(try notes()?.isBarHidden?.value == true)
  }

  @Test func `another one that code makes for a stack of a drawing does not`() throws {
    let more = """
      class Delegate: UIResponder, UIApplicationDelegate {
        @IBOutlet var feedStack: UINavigationController!
        func start() { feedStack.viewControllers = [Feed()] }
      }
      """
    #expect(try notes(more)?.isBarHidden?.value != true)
  }
}
