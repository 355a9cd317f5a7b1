import AppReading
import SampleApps
import Testing

/// Whether a button can be touched, where a function of the screen's own says so.
@Suite struct EnabledByFunctionTests {
  private func isEnabled(_ steps: String) throws -> Bool? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = save
          \(steps)
        }
        private func update() { save.isEnabled = canSave() }
        private func canSave() -> Bool { note.isWhole && !names.contains(note.name) }
        @objc func textChanged() { update() }
      }
      """
    ])
    return try #require(try app.screen("NoteController")?.items.first).isEnabled
  }

  @Test func `a function that works it out as the screen comes leaves it open`() throws {
    #expect(try isEnabled("save.isEnabled = false\nupdate()") == nil)
    #expect(try isEnabled("save.isEnabled = canSave()") == nil)
  }

  @Test func `a function that works it out later does not change how it comes`() throws {
    #expect(try isEnabled("save.isEnabled = false") == false)
  }

  @Test func `a case that the code spells with its type's name is compared by its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Choice { case none, mine, theirs }
      struct ChoiceView: View {
        @State private var choice = Choice.none
        var body: some View {
          NavigationStack { List { }.navigationTitle("Choose").toolbar {
            Button("Done") { }.disabled(choice == .none)
            Button("Reset") { }.disabled(choice != Choice.none)
          } }
        }
      }
      """
    ])
    #expect(try app.screen("ChoiceView")?.items.map(\.isEnabled) == [false, true])
  }
}
