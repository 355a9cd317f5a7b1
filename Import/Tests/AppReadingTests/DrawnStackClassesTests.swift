import AppReading
import SampleApps
import Testing

/// Large titles of drawn stacks that have a class of the app's own.
@Suite struct DrawnStackClassesTests {
  private func screens(_ code: String) throws -> [String: String] {
    let stack = Storyboard.stack("plain", root: "note", #"customClass="OwnStack""#)
    let large = Storyboard.stack("large", root: "list", #"customClass="OwnStack""#)
      .replacing("key=\"navigationBar\"", with: "key=\"navigationBar\" largeTitles=\"YES\"")
    let app = try SampleApp([
      "Main.storyboard": Storyboard.document(
        large, Storyboard.controller("list", class: "ListController", title: "Notes"), stack,
        Storyboard.controller("note", class: "NoteController", title: "Note")),
      "A.swift": """
      import UIKit
      class ListController: UIViewController {}
      class NoteController: UIViewController {}
      \(code)
      """,
    ])
    return try app.read().screens.reduce(into: [:]) { all, screen in
      all[screen.name] = screen.prefersLargeTitles.map { $0.value ? "large" : "small" } ?? "open"
    }
  }

  @Test func `a class that says nothing of them has those that are drawn`() throws {
    let found = try screens(
      """
      class OwnStack: UINavigationController {
        override func viewDidLoad() { navigationBar.tintColor = .red }
      }
      """)
    #expect(found["ListController"] == "large")
    #expect(found["NoteController"] == "small")
  }

  @Test(arguments: [
    "class OwnStack: UINavigationController { func set() { navigationBar.prefersLargeTitles = flag } }",
    "class OwnStack: LibraryStack {}",
    "",
    """
    class OwnStack: UINavigationController {}
    extension UIViewController {
      func set() { navigationController?.navigationBar.prefersLargeTitles = flag }
    }
    """,
  ])
  func `one that may ask for them itself is left open`(code: String) throws {
    #expect(try screens(code)["NoteController"] == "open")
  }
}
