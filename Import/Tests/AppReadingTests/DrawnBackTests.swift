import AppReading
import SampleApps
import Testing

/// What an extension of UIKit's class says of the back button after every drawn screen.
@Suite struct DrawnBackTests {
  private func screens(_ name: String, _ step: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        open override func \(name)(using coder: NSCoder) -> Any? {
          \(step)
          return super.\(name)(using: coder)
        }
      }
      class ListController: UIViewController {}
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "l"),
        Storyboard.controller("l", class: "ListController", title: "List")),
    ]).read().screens
  }

  @Test func `every drawn screen leaves the arrow alone`() throws {
    let found = try screens("awakeAfter", "navigationItem.backButtonDisplayMode = .minimal")
    #expect(found.map(\.name) == ["ListController", "NoteController"])
    #expect(found.map { $0.isBackMinimal?.value ?? false } == [true, false])
  }

  @Test(arguments: [
    ("load", "navigationItem.backButtonDisplayMode = .minimal"),
    ("awakeAfter", "if isNew { navigationItem.backButtonDisplayMode = .minimal }"),
    ("awakeAfter", "navigationItem.backButtonDisplayMode = .generic"),
  ])
  func `what is not said of all of them counts for none`(name: String, step: String) throws {
    #expect(try screens(name, step).allSatisfy { $0.isBackMinimal == nil })
  }
}
