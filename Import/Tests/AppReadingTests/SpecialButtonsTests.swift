import AppReading
import Foundation
import SampleApps
import Testing

/// Buttons of controllers that stand behind what only the running app answers.
@Suite struct SpecialButtonsTests {
  /// The screens of a controller whose `viewDidLoad` does some steps after its title.
  private func screens(_ steps: String, _ more: String = "") throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Note"
          \(steps)
        }
        \(more)
      }
      """
    ])
    return try app.read().screens
  }

  private func items(_ screens: [Screen], _ variant: String? = nil) -> [String]? {
    screens.first { $0.variant == variant }?.items.map(\.summary)
  }

  @Test(arguments: [
    "if note.canEdit { navigationItem.rightBarButtonItem = edit }",
    "guard note.canEdit else { return }; navigationItem.rightBarButtonItem = edit",
    "guard let note, note.canEdit else { return }; navigationItem.rightBarButtonItem = edit",
    "if !note.canEdit { return }; navigationItem.rightBarButtonItem = edit",
    "navigationItem.rightBarButtonItem = note.canEdit ? edit : nil",
    "update(note.canEdit)",
  ])
  func `a button for what is special is not there at first`(steps: String) throws {
    let found = try screens(
      steps.replacingOccurrences(of: "; ", with: "\n"),
      """
      func update(_ isEditable: Bool) {
        guard isEditable else { return }
        navigationItem.rightBarButtonItem = edit
      }
      """)
    #expect(items(found) == [])
    #expect(found.contains { $0.items.map(\.summary) == ["right \"Edit\""] })
  }

  @Test(arguments: [
    "if !note.isLocked { navigationItem.rightBarButtonItem = edit }",
    "guard !note.isLocked else { return }; navigationItem.rightBarButtonItem = edit",
    "guard let note = note else { return }; navigationItem.rightBarButtonItem = edit",
    "if note.isLocked { return }; navigationItem.rightBarButtonItem = edit",
    "if note.isLocked { navigationItem.rightBarButtonItem = nil }; navigationItem.rightBarButtonItem = edit",
    "navigationItem.rightBarButtonItem = note.isLocked ? share : edit",
  ])
  func `a button of an ordinary screen is there`(steps: String) throws {
    let found = try screens(steps.replacingOccurrences(of: "; ", with: "\n"))
    #expect(items(found) == ["right \"Edit\""])
  }

  @Test func `what is added to a list for something special is there then alone`() throws {
    let found = try screens(
      """
      var buttons = [share]
      if note.canEdit { buttons.append(edit) }
      navigationItem.rightBarButtonItems = buttons
      """)
    #expect(items(found) == ["right \"Share\""])
    #expect(items(found, "note.canEdit") == ["right \"Share\"", "right \"Edit\""])
  }

  @Test func `what is added to the bar for something special is there then alone`() throws {
    let found = try screens(
      """
      navigationItem.rightBarButtonItems = [share]
      if note.canEdit { navigationItem.rightBarButtonItems?.append(edit) }
      """)
    #expect(items(found) == ["right \"Share\""])
    #expect(items(found, "note.canEdit") == ["right \"Share\"", "right \"Edit\""])
  }

  @Test func `a flag of the class that decides is no question`() throws {
    let found = try screens(
      "if isOwn { navigationItem.rightBarButtonItem = edit }", "var isOwn = true")
    #expect(items(found) == ["right \"Edit\""])
  }

  @Test(arguments: ["child.editButtonItem", "children.first?.editButtonItem"])
  func `the edit button of another screen is one too`(button: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Around: UIPageViewController {
        override func viewDidLoad() {
          title = "Around"
          show(Page())
        }
        func show(_ child: UIViewController) {
          navigationItem.setRightBarButton(\(button), animated: true)
        }
      }
      class Page: UIViewController {}
      """
    ])
    #expect(try app.screen("Around")?.items.map(\.summary) == ["right system edit"])
  }
}
