import AppReading
import SampleApps
import Testing

/// What whoever makes a screen says of it.
@Suite struct WhoeverMakesItTests {
  private static let form = """
    import UIKit
    class FormController: UIViewController {
      var saveButton: UIBarButtonItem?
      init(saveTitle: String, done: @escaping () -> Void) {
        super.init(nibName: nil, bundle: nil)
        saveButton = UIBarButtonItem(title: saveTitle, style: .done, target: self, action: nil)
        navigationItem.rightBarButtonItem = saveButton
        navigationItem.title = "Form"
      }
    }
    """

  @Test func `the words of a button are those that its screen's only maker passes`() throws {
    let app = try SampleApp([
      "A.swift": Self.form,
      "B.swift": """
      import UIKit
      class ListController: UIViewController {
        func open() {
          let form = FormController(saveTitle: "Set", done: { [weak self] in self?.reload() })
          present(UINavigationController(rootViewController: form), animated: true)
        }
      }
      """,
    ])
    #expect(try app.screen("FormController")?.items.map(\.summary) == ["right \"Set\""])
  }

  @Test func `words that two makers pass are left open`() throws {
    let app = try SampleApp([
      "A.swift": Self.form,
      "B.swift": """
      import UIKit
      class ListController: UIViewController {
        func open() { show(FormController(saveTitle: "Set", done: {}), sender: nil) }
        func add() { show(FormController(saveTitle: "Add", done: {}), sender: nil) }
      }
      """,
    ])
    #expect(
      try app.screen("FormController")?.items.map(\.summary) == ["right unknown saveTitle"])
  }

  @Test func `a back button that whoever makes the screen hides is hidden`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class DoneController: UIViewController {
        override func viewDidLoad() { title = "Done" }
      }
      class CartController: UIViewController {
        func finish() {
          let controller = DoneController()
          controller.navigationItem.hidesBackButton = true
          navigationController?.pushViewController(controller, animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("DoneController")?.hidesBack?.value == true)
  }

  @Test func `the navigation item of another screen is not the screen's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class SearchController: UIViewController {
        var targetItem: UINavigationItem?
        init(targetItem: UINavigationItem?) {
          super.init(nibName: nil, bundle: nil)
          self.targetItem = targetItem
        }
        override func viewDidLoad() { targetItem?.hidesBackButton = true }
      }
      """
    ])
    #expect(try app.screen("SearchController") == nil)
  }

  @Test func `an answer that a task waits for does not show at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class KeyController: UIViewController {
        override func viewDidLoad() {
          title = "Key"
          read()
        }
        private func read() {
          Task { navigationItem.prompt = String(format: "Copied %06d", try await answer().number) }
        }
      }
      """
    ])
    #expect(try app.screen("KeyController")?.prompt == nil)
  }
}
