import AppReading
import SampleApps
import Testing

/// Search fields that are there on some ways, or that an heir takes away or asks for.
@Suite struct DependingSearchTests {
  @Test func `what an heir takes away is not there`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class People: UIViewController {
        private lazy var search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          navigationItem.searchController = search
        }
      }
      class Blocked: People {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Blocked"
          navigationItem.searchController = nil
        }
      }
      class Members: People {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Members"
        }
      }
      class Early: Late {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Early"
          navigationItem.searchController = nil
        }
      }
      class Late: UIViewController {
        private lazy var search = UISearchController(searchResultsController: nil)
        override func viewWillAppear(_ animated: Bool) {
          navigationItem.searchController = search
        }
      }
      """
    ])
    #expect(try app.screen("Blocked")?.search == nil)
    #expect(try app.screen("Members")?.search != nil)
    #expect(try app.screen("Early")?.search != nil)
  }

  @Test func `what a property of the base class brings is there where an heir sets it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        var hasSearch = false
        lazy var search = UISearchController(searchResultsController: nil)
        init(context: Context) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() {
          if hasSearch { navigationItem.searchController = search }
        }
      }
      class Help: Page {
        override init(context: Context) {
          super.init(context: context)
          self.hasSearch = true
        }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Help"
        }
      }
      class Status: Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Status"
        }
      }
      class Other: UIViewController {
        let number: Int
        convenience init() { self.init(number: 1) }
        init(number: Int) { self.number = number }
      }
      """
    ])
    #expect(try app.screen("Help")?.search != nil)
    #expect(try app.screen("Status")?.search == nil)
  }

  @Test func `what later steps bring and take away is not there first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Chat: UIViewController {
        private lazy var search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() { title = "Chat" }
        func startSearch() { navigationItem.searchController = search }
        func endSearch() {
          if search.isActive { navigationItem.searchController = nil }
        }
      }
      class Found: UIViewController {
        private lazy var search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          title = "Found"
          navigationItem.searchController = search
        }
        func endSearch() { navigationItem.searchController = nil }
      }
      """
    ])
    #expect(try app.screen("Chat")?.search == nil)
    #expect(try app.screen("Found")?.search != nil)
  }

  @Test func `what some cases bring is there with the buttons of those cases`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Keys: UIViewController {
        private lazy var search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          title = "Keys"
          update()
        }
        private func update() {
          switch model.phase {
          case .locked: navigationItem.rightBarButtonItems = [lock]
          case .items: navigationItem.rightBarButtonItems = [add, more]
          }
          switch model.phase {
          case .items: navigationItem.searchController = search
          case .locked: navigationItem.searchController = nil
          }
        }
        private let lock = UIBarButtonItem(title: "Lock", style: .plain, target: nil, action: nil)
        private let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        private let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Keys" }
    #expect(screens.count == 2)
    for screen in screens {
      let isLocked = screen.items.map(\.summary) == ["right \"Lock\""]
      #expect((screen.search == nil) == isLocked)
    }
  }

  @Test func `what an initializer is given decides as little of the ordinary screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Devices: UIViewController {
        private var isModal = false
        init(isModal: Bool = false) {
          self.isModal = isModal
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() {
          title = "Devices"
          if isModal {
            navigationItem.setHidesBackButton(true, animated: false)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .done, target: self, action: #selector(end))
          }
        }
      }
      class Other: UIViewController {
        let number: Int
        convenience init() { self.init(number: 1) }
        init(number: Int) { self.number = number }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Devices" }
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.isEmpty && first.hidesBack == nil)
    #expect(screens.contains { $0.items.map(\.summary) == ["left system done"] })
  }
}
