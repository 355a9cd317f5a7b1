import AppReading
import SampleApps
import Testing

/// Controllers that stand in a view of SwiftUI's, whose bar is not theirs.
@Suite struct ControllersInViewsTests {
  private func names(
    _ made: String, _ type: String = "LogController", more: String = ""
  ) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { NavigationStack { LogView().navigationTitle("Logs") } }
        }
      }
      struct LogView: UIViewControllerRepresentable {
        typealias UIViewControllerType = \(type)
        func makeUIViewController(context: Context) -> \(type) { \(made) }
        func updateUIViewController(_ controller: \(type), context: Context) {}
      }
      class BaseController: UIViewController {}
      extension UIViewController { func back() { parent?.dismiss(animated: true) } }
      class LogController: BaseController {
        override func viewDidLoad() {
          title = "Log"
          \(more.hasPrefix("parent") ? more : "")
        }
      }
      \(more.hasPrefix("parent") ? "" : more)
      """
    ]).read().screens.map(\.name).filter { $0 == "LogController" }
  }

  @Test(arguments: [
    "LogController()", "let log = LogController(); log.title = \"Other\"; return log",
  ])
  func `it has no bar`(made: String) throws { #expect(try names(made) == []) }

  @Test func `on a stack of its own it has one`() throws {
    let made = "UINavigationController(rootViewController: LogController())"
    #expect(try names(made, "UINavigationController") == ["LogController"])
    #expect(
      try names(
        "OwnController(LogController())", "OwnController",
        more: "class OwnController: UINavigationController {}") == ["LogController"])
  }

  @Test(arguments: [
    "class Opener: UIViewController { func open() { show(LogController(), sender: nil) } }",
    "parent?.navigationItem.title = title",
    "func open() -> UIViewController { LogController() }",
  ])
  func `where it may get one elsewhere it has one`(more: String) throws {
    #expect(try names("LogController()", more: more) == ["LogController"])
  }

  /// The names of the screens where a view is generic in the controller that it holds.
  private func held(_ shown: String, _ made: String = "Held()") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      struct Home: View {
        var body: some View { \(shown).navigationTitle("Home") }
      }
      """,
      "B.swift": """
      import SwiftUI
      enum Holders {
        struct Holder<Held: UIViewController>: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { \(made) }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
      }
      struct Box<Held>: View { var body: some View { Text("") } }
      """,
      "C.swift": """
      import UIKit
      class LogController: UIViewController {
        override func viewDidLoad() { title = "Log" }
      }
      """,
    ]).read().screens.map(\.name).filter { $0 == "LogController" }
  }

  @Test func `one that a view is generic in has no bar`() throws {
    #expect(try held("Holders.Holder<LogController>()") == [])
  }

  @Test(arguments: [
    "Box<LogController>()", "Button(\"\") { show(LogController()) }",
    "Holders.Holder<LogController>().onTapGesture { show(LogController()) }",
  ])
  func `one that something else names may have one`(shown: String) throws {
    #expect(try held(shown) == ["LogController"])
  }

  @Test func `one that such a view puts on a stack has one`() throws {
    let made = "UINavigationController(rootViewController: Held())"
    #expect(try held("Holders.Holder<LogController>()", made) == ["LogController"])
  }
}
