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
