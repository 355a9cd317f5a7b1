import AppReading
import SampleApps
import Testing

/// Closures that a screen may have, and that everybody who makes it gives it.
@Suite struct ClosuresOfMakersTests {
  /// The buttons of each scene of a screen.
  private func items(
    asks condition: String = "onEdit != nil", maker: String, others: String
  ) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Notes: UIViewController {
        var onEdit: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          if \(condition) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Edit", style: .plain, target: self, action: #selector(edit))
          }
        }
        @objc func edit() { onEdit?() }
        \(maker)
      }
      class List: UIViewController {
        \(others)
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }.map { $0.items.map(\.summary) }
  }

  private static let edit = [["right \"Edit\""]]
  private static let maker = """
    static func make(named name: String, onEdit: (() -> Void)?) -> Notes {
      let notes = Notes(nibName: nil, bundle: nil)
      notes.onEdit = onEdit
      return notes
    }
    """

  @Test(arguments: ["onEdit != nil", "self.onEdit != nil", "let onEdit", "let edit = onEdit"])
  func `a closure that all makers give is there`(asked: String) throws {
    let others = """
      func open() {
        show(Notes.make(named: "A", onEdit: { [weak self] in self?.open() }), sender: nil)
      }
      func next() { show(Notes.make(named: "B") { print("B") }, sender: nil) }
      """
    #expect(try items(asks: asked, maker: Self.maker, others: others) == Self.edit)
  }

  @Test func `a closure that is set where the screen is made is there`() throws {
    let others = """
      func open() {
        let notes = Notes()
        notes.onEdit = { [weak self] in self?.open() }
        show(notes, sender: nil)
      }
      """
    #expect(try items(maker: "", others: others) == Self.edit)
  }

  @Test(arguments: [
    "func next() { show(Notes.make(named: \"B\", onEdit: nil), sender: nil) }",
    "func next() { show(Notes(), sender: nil) }",
    "func next(_ edit: (() -> Void)?) { open(Notes.make(named: \"B\", onEdit: edit)) }",
    "func next(_ notes: Notes) { notes.onEdit = nil }",
    "func next() { open(Notes.self) }",
  ])
  func `a closure that some maker may leave out is not surely there`(other: String) throws {
    let others = """
      func open() { show(Notes.make(named: "A", onEdit: { print("A") }), sender: nil) }
      \(other)
      """
    #expect(try items(maker: Self.maker, others: others) != Self.edit)
  }
}
