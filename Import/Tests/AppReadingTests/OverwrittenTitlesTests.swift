import AppReading
import SampleApps
import Testing

/// Titles, buttons and search fields that later steps always take the place of as a screen comes.
@Suite struct OverwrittenTitlesTests {
  /// The titles and buttons of a screen and its states, each as one text.
  private func bars(_ members: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class HarbourController: UIViewController {
        let anchor = UIBarButtonItem(title: "Anchor", style: .plain, target: nil, action: nil)
        let sail = UIBarButtonItem(title: "Sail", style: .plain, target: nil, action: nil)
        var isNight = false
        var ship: Ship?
        @objc func dusk() { isNight = true }
        \(members)
      }
      """
    ]).read().screens.map { screen in
      ([screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)).joined(separator: ", ")
    }
  }

  @Test func `what viewWillAppear sets in any case is the title`() throws {
    let found = try bars(
      """
      override func viewDidLoad() { super.viewDidLoad(); setUpBar() }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); nameIt() }
      func setUpBar() {
        navigationItem.title = "Docks"
        navigationItem.leftBarButtonItem = anchor
      }
      func nameIt() { navigationItem.title = "Harbour" }
      """)
    #expect(found == ["\"Harbour\", left \"Anchor\""])
  }

  @Test func `the last of several steps counts wherever their functions stand`() throws {
    let found = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Docks"
        if isNight { navigationItem.title = "Night" }
        setUp()
      }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      func setUp() { nameIt() }
      func nameIt() {
        self.title = "Harbour"
      }
      """)
    #expect(found == ["\"Harbour\""])
  }

  @Test func `what only a function calls that nothing calls does not come again`() throws {
    let found = try bars(
      """
      override func viewDidLoad() { super.viewDidLoad(); dock() }
      override func viewWillAppear(_ animated: Bool) { title = "Harbour" }
      func old() { dock() }
      func dock() { title = "Docks" }
      """)
    #expect(found == ["\"Harbour\""])
  }

  @Test func `buttons that are always replaced are none`() throws {
    let found = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harbour"
        navigationItem.rightBarButtonItem = anchor
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem = sail
      }
      """)
    #expect(found == ["\"Harbour\", right \"Sail\""])
  }

  @Test func `what an initializer says gives way to what viewDidLoad says`() throws {
    let found = try bars(
      """
      init() {
        super.init(nibName: nil, bundle: nil)
        title = "Docks"
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Harbour"
      }
      """)
    #expect(found == ["\"Harbour\""])
  }

  @Test func `what only the running app knows takes the place of words as well`() throws {
    let found = try bars(
      """
      override func viewDidLoad() { super.viewDidLoad(); nameIt() }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = ship?.name
      }
      func nameIt() { title = "Docks" }
      """)
    #expect(found == ["unknown ship.name"])
  }

  @Test func `what a function with a value sets after it stays`() throws {
    let found = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Docks"
        nameIt("Harbour")
      }
      func nameIt(_ name: String) { title = name }
      """)
    #expect(found.first == "\"Harbour\"")
  }

  @Test(arguments: [
    // A tap may do so again.
    "override func viewDidLoad() { super.viewDidLoad(); dock(); let tap = #selector(tapped) }\n"
      + "override func viewWillAppear(_ animated: Bool) { title = \"Harbour\" }\n"
      + "@objc func tapped() { dock() }\n func dock() { title = \"Docks\" }",
    "override func viewDidLoad() { super.viewDidLoad(); dock()\n"
      + "NotificationCenter.default.addObserver(self, selector: #selector(dock), name: nil, object: nil) }\n"
      + "override func viewWillAppear(_ animated: Bool) { title = \"Harbour\" }\n"
      + "@objc func dock() { title = \"Docks\" }",
    // Nobody knows when the answer comes.
    "override func viewDidLoad() { super.viewDidLoad(); ask { self.dock() } }\n"
      + "override func viewWillAppear(_ animated: Bool) { title = \"Harbour\" }\n"
      + "func ask(_ then: @escaping () -> Void) {}\n func dock() { title = \"Docks\" }",
    // It may leave before.
    "override func viewDidLoad() { super.viewDidLoad(); title = \"Docks\" }\n"
      + "override func viewWillAppear(_ animated: Bool) {\n guard isNight else { return }\n"
      + "title = \"Harbour\"\n}",
    "override func viewDidLoad() { super.viewDidLoad(); title = \"Harbour\"\n"
      + "if isNight { title = \"Docks\" } }",
  ])
  func `what may come again, or may stay, is a state`(members: String) throws {
    #expect(Set(try bars(members)) == ["\"Harbour\"", "\"Docks\""])
  }

  @Test func `a search field that the same steps take away is none`() throws {
    func search(_ steps: String) throws -> Bool {
      try SampleApp([
        "A.swift": """
        import UIKit
        class HarbourController: UIViewController {
          var finder: UISearchController?
          override func viewDidLoad() { super.viewDidLoad(); title = "Harbour"; setUp() }
          func setUp() {
            finder = UISearchController(searchResultsController: nil)
            navigationItem.searchController = finder
            finder?.searchBar.placeholder = "Find"
            \(steps)
          }
        }
        """
      ]).screen("HarbourController")?.search != nil
    }
    #expect(try search(""))
    #expect(try !search("navigationItem.searchController = nil"))
    #expect(try search("if finder == nil { navigationItem.searchController = nil }"))
  }

  @Test func `many functions that call each other take no time`() throws {
    let count = 2000
    let steps = (0..<count).map { "func s\($0)() { title = \"T\($0)\"; s\($0 + 1)() }" }
    let found = try bars(
      "override func viewDidLoad() { super.viewDidLoad(); s0() }\n"
        + steps.joined(separator: "\n") + "\nfunc s\(count)() {}")
    #expect(!found.isEmpty)
  }
}
