import AppReading
import SampleApps
import Testing

/// A name for a screen that each case of a switch gives another one.
@Suite struct ScreensOfCasesTests {
  private func screens(_ flow: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = Flow().stack
        }
      }
      enum Way { case tome, note }
      class Flow {
        let stack: UINavigationController
        init() {
          let shelf = Shelf()
          stack = Flow.makeStack(for: shelf)
          shelf.flow = self
        }
        private static func makeStack(for screen: UIViewController) -> UINavigationController {
          screen.navigationItem.title = "Shelf"
          let stack = UINavigationController(rootViewController: screen)
          return stack
        }
        \(flow)
      }
      class Shelf: UIViewController {
        var flow: Flow?
        func open() { flow?.show(.tome) }
        func write() { flow?.show(.note) }
      }
      class Tome: UIViewController {}
      class Note: UIViewController {}
      """
    ]).read().screens
  }

  private func titles(_ flow: String) throws -> [String] {
    try screens(flow).map { screen in
      let name = screen.name + (screen.variant.map { "@" + $0 } ?? "")
      let before = screen.parent.map { " after " + $0 } ?? ""
      return name + " " + (screen.title?.value.summary ?? "-") + before
    }.sorted()
  }

  @Test func `each case's own screen has the title that is given there`() throws {
    let found = try titles(
      """
      func show(_ way: Way) {
        let next: UIViewController
        switch way {
        case .tome:
          next = Tome()
          next.title = "Tome"
        case .note:
          next = Note()
          next.title = "Note"
        }
        stack.pushViewController(next, animated: true)
      }
      """)
    #expect(found == ["Note \"Note\" after Shelf", "Shelf \"Shelf\"", "Tome \"Tome\" after Shelf"])
  }

  @Test func `each is pushed by a function that is handed the name, where it is something`() throws
  {
    let found = try screens(
      """
      func show(_ way: Way) {
        let next: UIViewController?
        switch way {
        case .tome: next = Tome()
        case .note: next = Note()
        default: next = nil
        }
        if let next = next { put(next) }
      }
      private func put(_ screen: UIViewController) {
        stack.pushViewController(screen, animated: true)
      }
      """)
    #expect(Set(found.filter { $0.parent == "Shelf" }.map(\.name)) == ["Note", "Tome"])
  }

  @Test(arguments: [
    "var next: Any?; if isNew { next = isNew ? next : Note(); put(next) }",
    "var next: LibraryController?; if isNew { next = isNew ? next : next; put(next) }",
    "var one: Any?; var two: Any?; if isNew { one = isNew ? two : Note(); two = isNew ? one : two; put(two) }",
  ])
  func `a name that a branch gives itself has an end`(body: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Note: UIViewController { override func viewDidLoad() { title = "Note" } }
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        func show(_ isNew: Bool) {
          \(body.replacing("put(", with: "navigationController?.pushViewController("))
        }
      }
      """
    ])
    #expect(try app.screen("Shelf")?.title?.value.summary == "\"Shelf\"")
  }
}
