import AppReading
import SampleApps
import Testing

/// Screens that other code makes only sometimes, with what it puts into their bars.
@Suite struct MadeWhereNeededTests {
  private func screens(_ steps: String, _ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
        @objc func save() {}
      }
      class ListController: UIViewController {
        var chosen: Note?
        var isPro = false
        @objc func open() {
          \(steps)
        }
        @objc func stop() {}
      }
      \(more)
      """
    ]).read().screens.filter { $0.name == "NoteController" }
  }

  private static let stop = """
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(stop))
    """
  private static let save = """
    note.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: note, action: #selector(NoteController.save))
    """

  @Test(arguments: [
    "let note = NoteController()", "let note = board.instantiate() as! NoteController",
  ])
  func `what a screen is made for is no state of it`(made: String) throws {
    let screens = try screens(
      """
      if let chosen = self.chosen {
        \(made)
        \(Self.stop)
        \(Self.save)
        present(UINavigationController(rootViewController: note), animated: true)
      }
      """)
    #expect(
      screens.map { $0.items.map(\.summary) } == [["left system cancel", "right system save"]])
    #expect(screens.map(\.variant) == [nil])
  }

  /// Asks first whether both have the functions that its buttons call.
  private static let asking =
    """
    if let chosen = self.chosen, let note = board.instantiate() as? NoteController {
      if self.responds(to: #selector(ListController.stop)) {
        \(Self.stop)
      }
      if note.responds(to: #selector(NoteController.save)) {
        \(Self.save)
      }
      present(UINavigationController(rootViewController: note), animated: true)
    }
    """

  @Test func `neither is that it can be made, or has a function of its own`() throws {
    let screens = try screens(Self.asking)
    #expect(
      screens.map { $0.items.map(\.summary) } == [["left system cancel", "right system save"]])
    #expect(screens.map(\.variant) == [nil])
  }

  @Test func `what is asked after it is made is one`() throws {
    let screens = try screens(
      """
      if let chosen = self.chosen {
        let note = NoteController()
        if isOffline() {
          \(Self.stop)
        }
        \(Self.save)
        present(UINavigationController(rootViewController: note), animated: true)
      }
      """)
    #expect(screens[0].items.map(\.summary) == ["right system save"])
    #expect(screens.dropFirst().allSatisfy { $0.variant?.contains("isOffline()") ?? false })
  }

  @Test func `what one place asks does not keep another from setting it always`() throws {
    let other = """
      class SearchController: UIViewController {
        var given: Note?
        override func viewDidLoad() {
          if let given = self.given, let note = board.instantiate() as? NoteController {
            \(Self.stop)
            \(Self.save)
            show(note, sender: nil)
          }
        }
      }
      """
    let screens = try screens(Self.asking, other)
    #expect(
      screens.map { $0.items.map(\.summary) } == [["left system cancel", "right system save"]])
  }

  @Test func `of two places the first counts`() throws {
    let screens = try screens(
      """
      if let chosen = self.chosen {
        let note = NoteController()
        \(Self.save)
        present(UINavigationController(rootViewController: note), animated: true)
      } else {
        let note = NoteController()
        note.navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .add, target: note, action: #selector(NoteController.save))
        present(UINavigationController(rootViewController: note), animated: true)
      }
      """)
    #expect(screens.map { $0.items.map(\.summary) } == [["right system save"]])
  }
}
