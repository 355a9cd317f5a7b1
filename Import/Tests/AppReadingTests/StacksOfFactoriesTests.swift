import AppReading
import SampleApps
import Testing

/// Stacks of UIKit's own that factories give back as any controller, for others to present.
@Suite struct StacksOfFactoriesTests {
  private static let shared = """
    import SwiftUI
    import UIKit
    class LargeStack: UINavigationController {
      override func viewDidLoad() { navigationBar.prefersLargeTitles = true }
    }
    protocol NoteFactory { func makeNote() -> UIViewController }
    struct Opener {
      let factory: any NoteFactory
      func open() { handOver(factory.makeNote()) }
      func handOver(_ controller: UIViewController) {}
    }
    class Start: UIViewController {
      override func viewDidLoad() { title = "Start" }
      func go() -> UIViewController { LargeStack(rootViewController: Start()) }
    }
    """

  private func note(_ code: String) throws -> Screen? {
    try SampleApp(["A.swift": Self.shared + "\n" + code]).read().screens.first {
      $0.name.hasSuffix("NoteController")
    }
  }

  @Test func `a hosting controller with an item of its own is on the stack it is put on`() throws {
    let note = try note(
      """
      struct NoteView: View { var body: some View { Text("Note") } }
      struct PlainFactory: NoteFactory {
        func makeNote() -> UIViewController {
          let controller = NoteController(rootView: NoteView())
          let stack = UINavigationController(rootViewController: controller)
          return stack
        }
        private class NoteController: UIHostingController<NoteView> {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Note"
          }
        }
      }
      """)
    #expect(note?.isOnPlainStack == true)
    #expect(note?.isFirstOnStack == true)
    #expect(note?.prefersLargeTitles == nil)
  }

  @Test func `it is pushed from the screen that pushes it`() throws {
    let note = try note(
      """
      struct NoteView: View { var body: some View { Text("Note") } }
      class NoteController: UIHostingController<NoteView> {
        override func viewDidLoad() { title = "Note" }
      }
      extension Start {
        func open() {
          navigationController?.pushViewController(
            NoteController(rootView: NoteView()), animated: true)
        }
      }
      """)
    #expect(note?.parent == "Start")
    #expect(note?.isPushed == true)
  }

  @Test func `what wraps another of its protocol puts the other's screen on its stack`() throws {
    let note = try note(
      """
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      struct ScreenFactory: NoteFactory {
        func makeNote() -> UIViewController { NoteController() }
      }
      struct StackFactory: NoteFactory {
        var noteFactory: NoteFactory
        func makeNote() -> UIViewController {
          let content = noteFactory.makeNote()
          let stack = UINavigationController(rootViewController: content)
          return stack
        }
      }
      """)
    #expect(note?.isOnPlainStack == true)
  }

  @Test func `of two others nobody can tell`() throws {
    let note = try note(
      """
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      struct ScreenFactory: NoteFactory {
        func makeNote() -> UIViewController { NoteController() }
      }
      struct EmptyFactory: NoteFactory {
        func makeNote() -> UIViewController { UIViewController() }
      }
      struct StackFactory: NoteFactory {
        var noteFactory: NoteFactory
        func makeNote() -> UIViewController {
          let content = noteFactory.makeNote()
          let stack = UINavigationController(rootViewController: content)
          return stack
        }
      }
      """)
    #expect(note?.isOnPlainStack == false)
  }
}
