import AppReading
import SampleApps
import Testing

/// Lists of buttons that a screen keeps for what it inherits, which puts them into the bar.
@Suite struct HandedListsTests {
  private func items(_ source: String) throws -> [String] {
    let app = try SampleApp(["A.swift": "import UIKit\n" + source])
    return try #require(try app.screen("NoteController")).items.map(\.summary)
  }

  @Test func `a list that a class fills is what its base class puts into the bar`() throws {
    #expect(
      try items(
        """
        class ToolController: UIViewController {
          var leading: [UIBarButtonItem] = []
          var trailing: [UIBarButtonItem] = []
          override func viewWillAppear(_ animated: Bool) { show() }
          func show() {
            navigationItem.leftBarButtonItems = leading
            navigationItem.rightBarButtonItems = trailing.reversed()
          }
        }
        class NoteController: ToolController {
          override func viewDidLoad() {
            let close = UIBarButtonItem(systemItem: .close)
            leading = [close]
            setUp()
            func setUp() {
              let share = UIBarButtonItem(systemItem: .action)
              let add = UIBarButtonItem(systemItem: .add)
              trailing = [share, add]
            }
          }
        }
        """) == ["left system close", "right system add", "right system action"])
  }

  @Test func `groups made of the buttons of a list stand in the order of reading`() throws {
    #expect(
      try items(
        """
        protocol Tools: AnyObject {
          var trailing: [UIBarButtonItem] { get set }
          var more: [UIBarButtonItem] { get set }
        }
        extension Tools where Self: UIViewController {
          func show() {
            var groups = trailing.map { $0.creatingFixedGroup() }
            if !more.isEmpty { groups.append(.optionalGroup(customizationIdentifier: "more", items: more)) }
            navigationItem.trailingItemGroups = groups
          }
        }
        class NoteController: UIViewController, Tools {
          var trailing: [UIBarButtonItem] = []
          var more: [UIBarButtonItem] = []
          override func viewDidLoad() {
            trailing = [UIBarButtonItem(systemItem: .search)]
            more = [UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .add)]
            show()
          }
        }
        """) == ["right system add", "right system action", "right system search"])
  }
}
