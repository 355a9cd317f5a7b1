import AppReading
import SampleApps
import Testing

/// Buttons that a stack of the app's own puts on the screens that come on it.
@Suite struct ItemsOfStacksTests {
  private func app(_ members: String, hall: String = "", seat: String = "") throws -> AppReader {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Deck: UINavigationController, UINavigationControllerDelegate {
        \(members)
      }
      class Hall: UIViewController {
        override func viewDidLoad() { title = "Hall"; \(hall) }
        func next() { navigationController?.pushViewController(Seat(), animated: true) }
      }
      class Seat: UIViewController {
        override func viewDidLoad() { title = "Seat"; \(seat) }
      }
      class Flow {
        func open(_ window: UIWindow) {
          window.rootViewController = Deck(rootViewController: Hall())
        }
      }
      """
    ]).read()
  }

  private func items(_ app: AppReader, _ name: String) -> [String]? {
    app.screens.first { $0.name == name && $0.variant == nil }?.items.map(\.summary)
  }

  private static let push = """
    override func pushViewController(_ screen: UIViewController, animated: Bool) {
      super.pushViewController(screen, animated: animated)
      if viewControllers.count > 1 {
        let back = UIBarButtonItem(
          image: UIImage(named: "arrow"), style: .plain, target: self, action: #selector(pop))
        screen.navigationItem.leftBarButtonItem = back
      }
    }
    """
  private static let show = """
    func navigationController(
      _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
    ) {
      screen.navigationItem.rightBarButtonItem = helpItem
    }
    private lazy var helpItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: nil)
    """

  @Test func `those that are pushed get one`() throws {
    let app = try app(Self.push)
    #expect(items(app, "Hall") == [])
    #expect(items(app, "Seat") == ["left picture arrow"])
  }

  @Test(arguments: [
    "children.count > 0", "!self.children.isEmpty", "self.viewControllers.count >= 1",
  ])
  func `a stack's screens are its children`(condition: String) throws {
    let app = try app(Self.push.replacing("viewControllers.count > 1", with: condition))
    #expect(items(app, "Hall") == [])
    #expect(items(app, "Seat") == ["left picture arrow"])
  }

  @Test(arguments: [("", ["left picture arrow"]), ("UINavigationController", [])])
  func `what tabs push stands on the only kind of stack`(other: String, shown: [String]) throws {
    let plain = other.isEmpty ? "" : "let other = \(other)(rootViewController: Lobby())"
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Deck: UINavigationController { \(Self.push) }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Hall(), Lobby()] }
      }
      class Lobby: UIViewController { override func viewDidLoad() { title = "Lobby" } }
      class Hall: UIViewController {
        override func viewDidLoad() { title = "Hall" }
        func next() { navigationController?.pushViewController(Seat(), animated: true) }
      }
      class Seat: UIViewController { override func viewDidLoad() { title = "Seat" } }
      class Flow {
        func open(_ window: UIWindow) {
          \(plain)
          window.rootViewController = Deck(rootViewController: Tabs())
        }
      }
      """
    ]).read()
    #expect(items(app, "Seat") == shown)
  }

  @Test func `all that are shown get one`() throws {
    let app = try app(Self.show)
    #expect(items(app, "Hall") == ["right \"Help\""])
    #expect(items(app, "Seat") == ["right \"Help\""])
  }

  @Test func `a screen's own button stays`() throws {
    let own = "navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)"
    let app = try app(Self.push, seat: own)
    #expect(items(app, "Seat") == ["left system close"])
  }

  @Test func `what hangs on more is nobody's`() throws {
    let members = Self.push.replacing("if viewControllers.count > 1", with: "if isGuest")
    #expect(items(try app(members + "\nvar isGuest = false"), "Seat") == [])
  }

  @Test(arguments: ["", "class Seat2: UIViewController {}"])
  func `a flag of the function says who gets one`(more: String) throws {
    let members = """
      override func pushViewController(_ screen: UIViewController, animated: Bool) {
        var isPlain = screen == viewControllers.first
        if let plain = screen as? Plain { isPlain = plain.isPlain }
        if !isPlain && screen.navigationItem.leftBarButtonItem == nil {
          let face = UIButton(type: .custom)
          screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "arrow"), style: .plain, target: self, action: nil)
        }
        super.pushViewController(screen, animated: animated)
      }
      }
      protocol Plain { var isPlain: Bool { get } }
      extension Seat: Plain { var isPlain: Bool { \(more.isEmpty) } }
      class More {
      """
    let app = try app(members)
    #expect(items(app, "Hall") == [])
    #expect(items(app, "Seat") == (more.isEmpty ? [] : ["left picture arrow"]))
  }

  @Test(arguments: [("true", []), ("false", ["left picture arrow"])])
  func `a bar that is hidden for a screen shows none`(flag: String, shown: [String]) throws {
    let members = """
      func navigationController(
        _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) {
        var isHidden = false
        if let bare = screen as? Bare { isHidden = bare.isBare }
        let face = UIImage(named: "arrow")
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
          image: face, style: .plain, target: self, action: nil)
        stack.setNavigationBarHidden(isHidden, animated: animated)
      }
      }
      protocol Bare { var isBare: Bool { get } }
      extension Seat: Bare { var isBare: Bool { \(flag) } }
      class More {
      """
    #expect(items(try app(members), "Seat") == shown)
  }

  @Test func `those on other stacks get none`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Deck: UINavigationController { \(Self.push) }
      class Hall: UIViewController {
        override func viewDidLoad() { title = "Hall" }
        func next() { navigationController?.pushViewController(Seat(), animated: true) }
      }
      class Seat: UIViewController { override func viewDidLoad() { title = "Seat" } }
      class Flow {
        func open(_ window: UIWindow) {
          window.rootViewController = UINavigationController(rootViewController: Hall())
        }
      }
      """
    ]).read()
    #expect(items(app, "Seat") == [])
  }

  @Test(arguments: [
    ("dress(screen.navigationItem)", "item: UINavigationItem", "item"),
    ("self.dress(screen)", "next: UIViewController", "next.navigationItem"),
  ])
  func `a function of the stack's own is given the screen or its item`(
    call: String, parameter: String, item: String
  ) throws {
    let app = try app(
      """
      override func pushViewController(_ screen: UIViewController, animated: Bool) {
        super.pushViewController(screen, animated: animated)
        \(call)
      }
      func dress(_ \(parameter)) {
        guard \(item).leftBarButtonItem == nil else { return }
        \(item).leftBarButtonItem = UIBarButtonItem(
          image: UIImage(named: "list"), style: .plain, target: self, action: #selector(pop))
      }
      """, seat: "navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)")
    #expect(items(app, "Hall") == ["left picture list"])
    #expect(items(app, "Seat") == ["left system done"])
  }

  @Test func `the first screens get what the stack puts on all that stand on it as it comes`()
    throws
  {
    let app = try app(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        for screen in viewControllers {
          screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      """)
    #expect(items(app, "Hall") == ["left system add"])
    #expect(items(app, "Seat") == [])
  }
}
