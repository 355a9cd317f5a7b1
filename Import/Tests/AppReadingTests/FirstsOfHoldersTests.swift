import AppReading
import SampleApps
import Testing

/// The screens that are before others on stacks which coordinators keep or hand to each other, where nobody
/// is found who asks for the push.
@Suite struct FirstsOfHoldersTests {
  private static let screens = """
    import UIKit
    class HubController: UIViewController {
      override func viewDidLoad() { title = "Hub" }
    }
    class NoteController: UIViewController {
      override func viewDidLoad() { title = "Note" }
    }
    class BillController: UIViewController {
      override func viewDidLoad() { title = "Bill" }
    }

    """

  private func parent(_ name: String, _ code: String) throws -> String? {
    try SampleApp(["A.swift": Self.screens + code]).screen(name)?.parent
  }

  @Test(arguments: [
    "stack = UINavigationController(rootViewController: hub)",
    "stack = HubFlow.stack(for: hub)",
  ])
  func `what a coordinator pushes comes after the first screen of the stack it makes`(
    step: String
  ) throws {
    let code = """
      class HubFlow {
        private let stack: UINavigationController
        init() {
          let hub = HubController()
          \(step)
        }
        static func stack(for first: UIViewController) -> UINavigationController {
          let stack = UINavigationController(rootViewController: first)
          return stack
        }
        func showNote() { stack.pushViewController(NoteController(), animated: true) }
      }
      """
    #expect(try parent("NoteController", code) == "HubController")
    #expect(try parent("HubController", code) == nil)
  }

  @Test func `a stack that a property is made with has its first screen`() throws {
    let code = """
      class HubFlow {
        let stack = UINavigationController(rootViewController: HubController())
        func showNote() { stack.pushViewController(NoteController(), animated: true) }
      }
      """
    #expect(try parent("NoteController", code) == "HubController")
  }

  @Test(arguments: [
    "stack.viewControllers.removeAll()", "stack.viewControllers = []",
    "stack.setViewControllers([], animated: false)",
  ])
  func `what is pushed on a stack that is emptied before is first on it`(step: String) throws {
    let code = """
      class HubFlow {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          \(step)
          put(HubController())
        }
        func showNote() { put(NoteController()) }
        private func put(_ next: UIViewController) { stack.pushViewController(next, animated: true) }
      }
      """
    #expect(try parent("NoteController", code) == "HubController")
    #expect(try parent("HubController", code) == nil)
  }

  private static let handed = """
    class HubFlow {
      var stack: UINavigationController
      private var edit: EditFlow?
      init(stack: UINavigationController) {
        self.stack = stack
        edit = EditFlow(stack: self.stack)
      }
      func start() { stack.setViewControllers([HubController()], animated: false) }
    }
    class EditFlow {
      var stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func show(_ name: String) {
        let next: UIViewController?
        switch name {
        case "note": next = NoteController()
        case "bill": next = BillController()
        default: next = nil
        }
        if let next = next { put(next) }
      }
      private func put(_ next: UIViewController) { stack.pushViewController(next, animated: true) }
    }

    """

  @Test func `a coordinator pushes on the stack that it is handed by another`() throws {
    #expect(try parent("NoteController", Self.handed) == "HubController")
    #expect(try parent("BillController", Self.handed) == "HubController")
  }

  @Test func `of a stack that two coordinators hand over nobody knows the first screen`() throws {
    let other = """
      class OtherFlow {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([BillController()], animated: false) }
        func edit() { EditFlow(stack: stack).show("note") }
      }
      """
    #expect(try parent("NoteController", Self.handed + other) != "HubController")
  }
}
