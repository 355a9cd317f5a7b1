import AppReading
import SampleApps
import Testing

/// What a screen has while its rows are chosen, which it does not come with.
@Suite struct ChosenRowsTests {
  @Test func `what a touched row brings is not there as the screen comes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class RecordsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Records"
          tableView.allowsMultipleSelectionDuringEditing = true
          tableView.rowHeight = 60
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          offerDeletion()
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          showCount()
          return UITableViewCell()
        }
        func offerDeletion() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        }
        func showCount() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Count", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("RecordsController"))
    #expect(screen.items.map(\.summary) == ["right \"Count\""])
  }

  @Test func `what an action's block does is not there as the screen comes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ShelfController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Shelf"
          let sort = UIAction(title: "Sort") { [weak self] _ in self?.beginSorting() }
          navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: sort)
        }
        func beginSorting() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("ShelfController"))
    #expect(screen.items.map(\.summary) == ["right \"Sort\""])
  }

  @Test func `what the start of the editing calls belongs to it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class GoodsController: UIViewController {
        let tableView = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          configure()
        }
        func configure() {
          navigationItem.title = "Goods"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Choose", style: .plain, target: self, action: #selector(begin))
        }
        @objc func begin() {
          tableView.setEditing(true, animated: true)
          configureForEditing()
        }
        @objc func finish() {
          tableView.setEditing(false, animated: true)
          configure()
        }
        @objc func chooseAll() { countChosen() }
        func configureForEditing() {
          countChosen()
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(finish))
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Change", style: .plain, target: nil, action: nil)
        }
        func countChosen() {
          if Store.count == 0 {
            navigationItem.title = "Choose Goods"
          } else {
            navigationItem.title = "Some Chosen"
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.title?.value.summary == "\"Goods\"")
    #expect(first.items.map(\.summary) == ["right \"Choose\""])
    for screen in screens where screen.variant != nil {
      #expect(screen.items.map(\.summary) == ["left system cancel", "right \"Change\""])
    }
    #expect(screens.count > 2)
    #expect(!screens.contains { $0.variant != nil && $0.title?.value == first.title?.value })
  }

  @Test func `what starts the editing brings its buttons and titles together`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class CratesController: UITableViewController {
        lazy var edit = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(choose))
        lazy var add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        lazy var cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
        lazy var all = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
        let finder = UISearchController()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Crates"
          navigationItem.leftBarButtonItem = edit
          navigationItem.rightBarButtonItem = add
          navigationItem.searchController = finder
          tableView.rowHeight = 60
        }
        var byFingers = false
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          count()
        }
        override func tableView(
          _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
          byFingers = true
          choose()
        }
        @objc func choose() {
          setEditing(true, animated: true)
          navigationItem.rightBarButtonItem = cancel
          navigationItem.leftBarButtonItems = [all]
          navigationItem.searchController = nil
        }
        @objc func leave() {
          setEditing(false, animated: true)
          navigationItem.leftBarButtonItem = edit
          navigationItem.rightBarButtonItem = add
          navigationItem.searchController = finder
        }
        func count() {
          guard isEditing else { return }
          if tableView.indexPathsForSelectedRows?.count == 2 {
            navigationItem.title = "Both Chosen"
          } else {
            navigationItem.title = "Crates"
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "CratesController" }
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.map(\.summary) == ["left system edit", "right system add"])
    #expect(first.search != nil)
    let chosen = try #require(screens.first { $0.title?.value.summary == "\"Both Chosen\"" })
    #expect(chosen.items.map(\.summary) == ["left \"All\"", "right system cancel"])
    #expect(chosen.search == nil)
    let editing = try #require(screens.first { $0.variant == "isEditing" })
    #expect(editing.items.map(\.summary) == ["left \"All\"", "right system cancel"])
    #expect(editing.search == nil)
    #expect(screens.count == 3)
  }
}
