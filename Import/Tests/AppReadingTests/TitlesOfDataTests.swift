import AppReading
import SampleApps
import Testing

/// Titles that one of the things an app keeps chooses among several words.
@Suite struct TitlesOfDataTests {
  private static let model = """
    enum Kind { case note, copy
      var name: String { switch self { case .note: "Note"; case .copy: "Copy" } }
    }
    struct Note { var kind: Kind }
    func words(for kind: Kind) -> String {
      switch kind { case .note: return "Note"; case .copy: return "Copy" }
    }
    """

  @Test(arguments: ["words(for: note.kind)", "note.kind.name", "words(for: self.note.kind)"])
  func `which case a note is of is for its data to say`(title: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.model)
      struct Detail: View {
        let note: Note
        var body: some View { List {}.navigationTitle(\(title)) }
      }
      class DetailController: UIViewController {
        let note: Note
        override func viewDidLoad() { title = \(title) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.count == 2)
    #expect(screens.allSatisfy { $0.title?.value.isKnown == false })
  }

  @Test(arguments: ["note.kind.name", "note.kind.name.capitalized", "self.note.kind.name"])
  func `what is only known by a protocol is data as well`(words: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(Self.model)
      protocol Noted { var kind: Kind { get } }
      class DetailController: UIViewController {
        let note: Noted
        init(note: Noted) {
          self.note = note
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          let kind = \(words)
          navigationItem.title = "Select \\(kind)"
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map { $0.title?.value.isWhole } == [false])
  }

  @Test(arguments: ["words(for: kind)", "kind.name", "words(for: model.kind)"])
  func `which case a screen is of is one of its states`(title: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.model)
      class Model: ObservableObject { @Published var kind: Kind }
      struct Detail: View {
        let kind: Kind
        @ObservedObject var model: Model
        var body: some View { List {}.navigationTitle(\(title)) }
      }
      """
    ])
    #expect(try app.read().screens.map { $0.title?.value.summary } == ["\"Note\"", "\"Copy\""])
  }
}
