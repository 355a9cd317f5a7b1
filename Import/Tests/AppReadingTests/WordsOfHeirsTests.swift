import AppReading
import SampleApps
import Testing

/// What a class says about the buttons that it inherits, and what a screen reads where a thing may have
/// no name.
@Suite struct WordsOfHeirsTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import UIKit\n" + source]).read().screens
  }

  private static let base = """
    class Compose: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = submitItem
      }
      lazy var submitItem: UIBarButtonItem = {
        return UIBarButtonItem(title: "Submit", style: .plain, target: self, action: nil)
      }()
    }

    """

  @Test(arguments: [
    ("submitItem.title = \"Send\"", "Send"), ("setUp()", "Send"),
    ("if draft.isLong { submitItem.title = \"Send\" }", "Submit"),
    ("submitItem.title = draft.isLong ? \"Send\" : \"Post\"", "Submit"),
    ("onSend = { [weak self] in self?.submitItem.title = \"Send\" }", "Submit"),
  ])
  func `an heir gives the button that it inherits other words`(
    step: String, words: String
  ) throws {
    let found = try screens(
      Self.base + """
        class Message: Compose {
          init(draft: Draft) {
            super.init(nibName: nil, bundle: nil)
            title = "Message"
            \(step)
          }
          func \(step == "setUp()" ? "setUp" : "other")() {
            \(step == "setUp()" ? "submitItem.title = \"Send\"" : "")
          }
        }
        """)
    let items = try #require(found.first { $0.name == "Message" }?.items)
    #expect(items.count == 1)
    guard case .words(let shown)? = items.first?.content else {
      Issue.record("no words")
      return
    }
    #expect(shown == .verbatim(words))
  }

  @Test(arguments: [
    "!piece.title.isEmpty ? piece.title : \"News\"", "piece.title == \"\" ? \"News\" : piece.title",
    "piece.title.isEmpty ? \"News\" : piece.title.trimmed()",
  ])
  func `words for a thing without a name do not stand for its name`(value: String) throws {
    let found = try screens(
      """
      class Piece { var title: String }
      class Reader: UIViewController {
        init(piece: Piece) {
          super.init(nibName: nil, bundle: nil)
          title = \(value)
        }
      }
      """)
    #expect(found.first?.title?.value.isKnown == false)
    #expect(found.dropFirst().map(\.title?.value) == [.verbatim("News")])
  }

  @Test func `a flag that is worked out from data brings a button with the data alone`() throws {
    let found = try screens(
      """
      class Deal: UIViewController {
        let deal: Entry
        lazy var viewModel: DealModel = { DealModel(deal: self.deal) }()
        override func viewDidLoad() {
          title = "Deal"
          if viewModel.shareAvailable {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .action, target: self, action: nil)
          }
        }
      }
      struct DealModel {
        let deal: Entry
        var shareAvailable: Bool { return detailsAvailable }
        var detailsAvailable: Bool { return detailsURL != nil }
        var detailsURL: URL? { return deal.address.flatMap { URL(string: $0) } }
      }
      """)
    #expect(found.map(\.variant) == [nil, "viewModel.shareAvailable"])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `a list that data adds a button to has none without it`() throws {
    let found = try screens(
      """
      class Person: UIViewController {
        lazy var moreItem = UIBarButtonItem(
          image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Person"
          navigationItem.rightBarButtonItems = {
            var items: [UIBarButtonItem] = []
            if !menu.children.isEmpty { items.append(moreItem) }
            return items
          }()
        }
      }
      """)
    #expect(found.map(\.variant) == [nil, "!menu.children.isEmpty"])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `what a function says of a time is left open`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Sent: View {
        let sentAt: Date
        private static let formatter = SentFormatter()
        var body: some View { Text("x").navigationTitle(Self.formatter.words(for: sentAt)) }
      }
      struct Note: View {
        var body: some View { NavigationLink("Sent") { Sent(sentAt: note.date) } }
      }
      struct SentFormatter {
        func words(for date: Date) -> String {
          if Calendar.current.isDateInToday(date) { return "Today" }
          return other.string(from: date)
        }
      }
      """
    ]).read().screens
    #expect(found.map(\.title?.value.isKnown) == [false])
  }

  @Test func `values of one name in two functions are not each other's`() throws {
    let found = try screens(
      """
      class Marks: UIViewController {
        var filterItem: UIBarButtonItem!
        var searchItem: UIBarButtonItem!
        override func viewDidLoad() {
          title = "Marks"
          setUpFilter()
          setUpSearch()
          navigationItem.rightBarButtonItems = [filterItem, searchItem]
        }
        private func setUpFilter() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "line.3.horizontal.decrease"), for: .normal)
          filterItem = UIBarButtonItem(customView: button)
        }
        private func setUpSearch() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
          searchItem = UIBarButtonItem(customView: button)
        }
      }
      """)
    #expect(
      found.first?.items.map(\.summary)
        == ["right symbol line.3.horizontal.decrease", "right symbol magnifyingglass"])
  }

  @Test func `what a function's branch sets on a name of its own is that function's`() throws {
    let found = try screens(
      """
      class Main: UIViewController {
        @objc func openSettings() {
          let stack = UINavigationController(rootViewController: Settings())
          if isLarge {
            stack.modalPresentationStyle = .formSheet
          } else {
            stack.modalPresentationStyle = .fullScreen
          }
          present(stack, animated: true)
        }
        @objc func openFiles() {
          let stack = UINavigationController(rootViewController: Files())
          stack.modalPresentationStyle = .pageSheet
          present(stack, animated: true)
        }
      }
      class Settings: UIViewController { override func viewDidLoad() { title = "Settings" } }
      class Files: UIViewController { override func viewDidLoad() { title = "Files" } }
      """)
    #expect(found.first { $0.name == "Settings" }?.presentation == .cover)
    #expect(found.first { $0.name == "Files" }?.presentation == .sheet)
  }
}
