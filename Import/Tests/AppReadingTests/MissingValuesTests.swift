import AppReading
import SampleApps
import Testing

/// Bars of screens that are given something or nothing.
@Suite struct MissingValuesTests {
  private func screens(_ steps: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      struct Note { var name: String }
      class Page: UIViewController {
        var note: Note?
        func button(_ title: String) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .done, target: nil, action: nil)
        }
        override func viewDidLoad() { \(steps) }
      }
      """
    ]).read().screens.filter { $0.name == "Page" }
  }

  @Test func `a title where a value is missing is a state`() throws {
    let found = try screens(
      "guard let note = note else { title = \"New\"; return }; title = note.name")
    #expect(found.map { $0.title?.value.summary } == ["unknown note.name", "\"New\""])
    #expect(found.map(\.variant) == [nil, "no note"])
  }

  @Test func `buttons come with that title`() throws {
    let found = try screens(
      """
      guard let note else {
        title = "New"
        navigationItem.rightBarButtonItem = button("Add")
        return
      }
      title = "Edit"
      navigationItem.rightBarButtonItem = button("Save")
      """)
    #expect(found.map { $0.title?.value.summary } == ["\"Edit\"", "\"New\""])
    #expect(found.map { $0.items.map(\.summary) } == [["right \"Save\""], ["right \"Add\""]])
  }

  @Test func `what a guard only leaves adds no state`() throws {
    let found = try screens("title = \"Notes\"; guard let note else { return }; show(note)")
    #expect(found.map { $0.title?.value.summary } == ["\"Notes\""])
  }
}
