import AppReading
import SampleApps
import Testing

/// Buttons that hang on whether their screen is presented.
@Suite struct PresentedOrPushedTests {
  private static let screens = """
    import UIKit
    extension UIViewController {
      var comesModally: Bool { presentingViewController != nil }
    }
    class NoteController: UIViewController {
      static func make(for name: String) -> NoteController { NoteController() }
      override func viewDidLoad() {
        title = "Note"
        if presentingViewController != nil {
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        }
      }
    }
    class PlanController: UIViewController {
      override func viewDidLoad() {
        title = "Plan"
        if comesModally {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        } else {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        }
      }
    }
    class Home: UIViewController {
      override func viewDidLoad() { title = "Home" }
    """

  @Test func `a screen that is always presented has what it has where it is presented`() throws {
    let app = try SampleApp([
      "A.swift": Self.screens + """

          func show() {
            let stack = UINavigationController(rootViewController: NoteController.make(for: "a"))
            present(stack, animated: true)
            let plan = PlanController()
            present(UINavigationController(rootViewController: plan), animated: true)
          }
        }
        """
    ])
    let screens = try app.read().screens
    let notes = screens.filter { $0.name == "NoteController" }
    #expect(notes.map { $0.items.map(\.summary) } == [["right system done"]])
    #expect(try app.screen("PlanController")?.items.map(\.summary) == ["left system close"])
  }

  @Test func `a screen that is pushed as well does not come with it`() throws {
    let app = try SampleApp([
      "A.swift": Self.screens + """

          func show() {
            let stack = UINavigationController(rootViewController: NoteController())
            present(stack, animated: true)
            navigationController?.pushViewController(NoteController(), animated: true)
          }
        }
        """
    ])
    let notes = try app.read().screens.filter { $0.name == "NoteController" }
    #expect(notes.map { $0.items.map(\.summary) } == [[], ["right system done"]])
  }

  @Test(arguments: [
    ("let next: UIViewController = Note()", "next is UINavigationController", false),
    ("let next = make()", "let stack = next as? UINavigationController", false),
    ("let next = make()", "next.isKind(of: UINavigationController.self)", false),
    (
      "let next = UINavigationController(rootViewController: Note())",
      "next is UINavigationController", true
    ),
    ("let next: UIViewController = Note()", "next is Note", true),
  ])
  func `what is presented if it is a stack is one`(
    making: String, condition: String, isSheet: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Note: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          navigationItem.rightBarButtonItem = editButtonItem
        }
      }
      class Home: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func make() -> UIViewController { Note() }
        func show() {
          \(making)
          if \(condition) {
            present(next, animated: true)
          } else {
            navigationController?.pushViewController(next, animated: true)
          }
        }
      }
      """
    ])
    let note = try app.read().screens.first { $0.name == "Note" }
    #expect(note?.isSheet == isSheet)
  }
}
