import AppReading
import SampleApps
import Testing

/// Stacks that a class which is no screen keeps under the name that screens know theirs by.
@Suite struct LargeStacksOfOthersTests {
  private func isLarge(_ class: String) throws -> Bool? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TasksController: UIViewController {
        override func viewDidLoad() { title = "Tasks" }
      }
      class OwnStack: UINavigationController {}
      \(`class`)
      """
    ])
    return try app.screen("TasksController")?.prefersLargeTitles?.value
  }

  @Test func `a stack that a coordinator makes and keeps has the titles it says`() throws {
    let kept = """
      final class TasksFlow {
        private let window: UIWindow
        private let tasks: TasksController
        private let navigationController: OwnStack
        init(window: UIWindow) {
          self.window = window
          tasks = TasksController()
          navigationController = OwnStack(rootViewController: tasks)
          navigationController.navigationBar.prefersLargeTitles = true
        }
        func start() { window.rootViewController = navigationController }
      }
      """
    #expect(try isLarge(kept) == true)
  }
}
