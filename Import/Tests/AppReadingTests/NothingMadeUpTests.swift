import AppCode
import AppReading
import Foundation
import SampleApps
import Testing

/// Facts that are not in the code, and that no scene may say.
@Suite struct NothingMadeUpTests {
  /// The screen of the only controller of an app.
  private func note(_ steps: String, _ more: String = "", _ around: String = "") throws -> Screen? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(around)
      class NoteController: UIViewController {
        override func viewDidLoad() {
          \(steps)
        }
        \(more)
      }
      """
    ])
    return try app.screen("NoteController")
  }

  @Test func `sources for Android are no screens of the app`() throws {
    let view = """
      import SwiftUI
      struct NotesView: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Notes") } }
      }
      """
    let app = try SampleApp([
      "App/Notes.swift": view,
      "Android/Sources/Notes.swift": view.replacingOccurrences(of: "NotesView", with: "OtherView"),
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["NotesView"])
    #expect(read.notes.contains { $0.text.hasPrefix("is for another platform") })
    // What is asked for by its own folder is read.
    let alone = try AppReader([app.folder.path + "/Android"], for: BuildTarget(version: 18))
    #expect(alone.screens.map(\.name) == ["OtherView"])
  }

  @Test func `of a function's buttons that of an ordinary screen comes first`() throws {
    let found = try note(
      """
      title = "Note"
      navigationItem.rightBarButtonItem = button()
      """,
      """
      let share = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
      let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
      func button() -> UIBarButtonItem {
        if note.isLocked { return share }
        return edit
      }
      """)
    #expect(found?.items.map(\.summary) == ["right system edit"])
  }

  @Test func `a picture for something special is not there at first`() throws {
    let found = try note(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: note.isFiltered ? UIImage(systemName: "tray.fill") : UIImage(systemName: "tray"))
      """)
    #expect(found?.items.map(\.summary) == ["right symbol tray"])
  }

  @Test func `a button made of nothing is the one that takes its place`() throws {
    let found = try note(
      """
      var folder = UIBarButtonItem()
      if #available(iOS 13, *) {
        folder = UIBarButtonItem(image: UIImage(systemName: "folder"))
      }
      navigationItem.rightBarButtonItem = folder
      """)
    #expect(found?.items.map(\.summary) == ["right symbol folder"])
  }

  @Test(arguments: [
    "if let name { return name }; return \"Damaged\"",
    "switch kind { case .damaged: return \"Damaged\"; case .whole: return \"Whole\" }",
  ])
  func `what a thing is called is for its data to say`(steps: String) throws {
    let body = steps.replacingOccurrences(of: "; ", with: "\n")
    for (declared, used) in [
      ("func shown() -> String", "shown()"), ("var shown: String", "shown"),
    ] {
      let found = try note(
        "title = item.\(used)", "let item: Item",
        """
        enum Kind { case damaged, whole }
        struct Item {
          var name: String?
          var kind: Kind
          \(declared) { \(body) }
        }
        """)
      #expect(found?.title?.value.isKnown != true, "\(declared)")
    }
  }

  @Test func `a title that is nothing at first is so`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct NoteView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Text("")
              .navigationTitle(isShown ? note.subject : "")
              .toolbar { Button("Add") {} }
          }
        }
      }
      """
    ])
    let found = try #require(try app.screen("NoteView"))
    #expect(found.title?.value.summary ?? "\"\"" == "\"\"")
  }

  @Test func `the last word in a function says whether the bar is hidden`() throws {
    let found = try note(
      """
      title = "Note"
      navigationController?.setNavigationBarHidden(true, animated: false)
      navigationController?.setNavigationBarHidden(false, animated: false)
      """)
    #expect(found?.isBarHidden?.value == false)
  }

  @Test(arguments: ["     ", "Back"])
  func `a picture that is set later takes the place of the words`(words: String) throws {
    let found = try note(
      """
      title = "Note"
      let item = UIBarButtonItem(title: "\(words)", style: .plain, target: nil, action: nil)
      item.image = UIImage(named: "arrow")
      navigationItem.rightBarButtonItem = item
      """)
    guard case .picture("arrow", let label)? = found?.items.first?.content else {
      Issue.record("\(found?.items.map(\.summary) ?? [])")
      return
    }
    #expect(label?.summary == (words == "Back" ? "\"Back\"" : nil))
  }

  @Test func `an alert of the app's own has no bar for its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteAlertController: UIViewController {
        override func viewDidLoad() { title = "Careful" }
      }
      class AlertsController: UIViewController {
        override func viewDidLoad() { title = "Alerts" }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["AlertsController"])
  }

  @Test func `a base class that is made itself is a screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class EditorController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        }
      }
      class CodeController: EditorController {}
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() { navigationController?.pushViewController(EditorController(), animated: true) }
      }
      """
    ])
    #expect(try app.screen("EditorController")?.items.map(\.summary) == ["right system done"])
  }

  @Test(arguments: [("items.map { KindButton($0) }", false), ("[KindButton(.edit)]", true)])
  func `a button for a case that only the running app knows has no face`(
    list: String, isKnown: Bool
  ) throws {
    let found = try note(
      "title = \"Note\"\nnavigationItem.rightBarButtonItems = \(list)", "var items: [Kind]",
      """
      enum Kind { case share, edit }
      class KindButton: UIBarButtonItem {
        convenience init(_ kind: Kind) {
          switch kind {
          case .share: self.init(barButtonSystemItem: .action, target: nil, action: nil)
          case .edit: self.init(barButtonSystemItem: .edit, target: nil, action: nil)
          }
        }
      }
      """)
    let faces = found?.items.filter(\.isKnown).map(\.summary)
    #expect(faces == (isKnown ? ["right system edit"] : []))
  }
}
