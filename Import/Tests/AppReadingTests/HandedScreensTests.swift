import AppReading
import SampleApps
import Testing

/// Screens that an object hands to a function of its own, which shows them.
@Suite struct HandedScreensTests {
  private let screens = """
    import UIKit
    final class EditController: UIViewController {}
    final class ListController: UIViewController {
      override func viewDidLoad() { title = "List" }
    }
    final class NotesController: UIViewController {
      override func viewDidLoad() { title = "Notes" }
    }
    final class HomeController: UIViewController {
      override func viewDidLoad() { title = "Home" }
    }

    """

  @Test func `a function that is handed a screen gives it a title and buttons`() throws {
    let app = try SampleApp([
      "A.swift": screens + """
        final class Coordinator {
          let home = HomeController()
          func edit() { push(EditController(), title: "Edit") }
          func list() {
            let list = ListController()
            self.open(list, isDone: true)
          }
          func notes() { open(NotesController(), isDone: false) }
          private func push(_ next: UIViewController, title: String) {
            next.title = title
            home.navigationController?.pushViewController(next, animated: true)
          }
          private func open(_ next: UIViewController, isDone: Bool) {
            let stack = UINavigationController(rootViewController: next)
            let button = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            if isDone {
              stack.navigationBar.topItem?.rightBarButtonItem = button
            } else {
              stack.navigationBar.topItem?.leftBarButtonItem = button
            }
            home.present(stack, animated: true)
          }
        }
        """
    ])
    #expect(try app.screen("EditController")?.title?.value == .verbatim("Edit"))
    #expect(try app.screen("ListController")?.items.map(\.summary) == ["right system done"])
    #expect(try app.screen("NotesController")?.items.map(\.summary) == ["left system done"])
  }

  @Test func `too many calls that hand it screens are a note`() throws {
    let calls = (0..<70).map { "func open\($0)() { push(ListController()) }" }
    let app = try SampleApp([
      "A.swift": screens + """
        final class Coordinator {
          let stack = UINavigationController()
          \(calls.joined(separator: "\n"))
          private func push(_ next: UIViewController) {
            stack.pushViewController(next, animated: true)
          }
        }
        """
    ])
    #expect(try app.read().notes.contains { $0.text.contains("handed screens in too many places") })
  }
}
