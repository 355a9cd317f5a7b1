import AppReading
import SampleApps
import Testing

/// Stacks without a bar that the class of their first screen makes, and what comes to stand on them.
@Suite struct QuietFactoriesTests {
  /// Which of the screens of some code have no bar; nil for those without a scene.
  private func hidden(_ code: String, _ names: [String]) throws -> [Bool?] {
    let screens = try SampleApp(["A.swift": "import UIKit\n" + code]).read().screens
    return names.map { name in
      screens.first { $0.name == name }.map { $0.isBarHidden?.value == true }
    }
  }

  private static let tome = """
    class Tome: UIViewController {
      override func viewDidLoad() { title = "Tome" }
    }
    """

  /// A screen that makes its own stack, and pushes another.
  private static func shelf(_ making: String, more: String = "") -> String {
    """
    class Start: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = Shelf.onStack()
      }
    }
    class Shelf: UIViewController {
      static func onStack() -> UINavigationController {
        \(making)
      }
      \(more)
      func open() { navigationController?.pushViewController(Tome(), animated: true) }
    }

    """
  }

  private static let quiet = """
    let shelf = Shelf()
    return UINavigationController(rootViewController: shelf).then {
      $0.isNavigationBarHidden = true
    }
    """

  @Test(arguments: [
    quiet,
    """
    return UINavigationController(rootViewController: Shelf()).with { stack in
      stack.setNavigationBarHidden(true, animated: false)
    }
    """,
    """
    let navigationController = UINavigationController(rootViewController: Shelf())
    navigationController.isNavigationBarHidden = true
    return navigationController
    """,
  ])
  func `a screen whose class makes its stack without a bar has none, as has what it pushes`(
    making: String
  ) throws {
    #expect(try hidden(Self.shelf(making) + Self.tome, ["Shelf", "Tome"]) == [true, true])
  }

  @Test func `a class that makes a stack with a bar, or shows one of its own, has one`() throws {
    let loud = Self.quiet.replacing("true", with: "false")
    #expect(try hidden(Self.shelf(loud) + Self.tome, ["Tome"]) == [false])
    let more = """
      override func viewWillDisappear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
      """
    let shown = Self.shelf(Self.quiet, more: more) + Self.tome
    #expect(try hidden(shown, ["Tome"]) == [false])
  }

  @Test func `what a switch chooses by its value is pushed`() throws {
    let more = """
      override func viewDidLoad() {
        choose(.board)
        choose(.chart(1))
      }
      func choose(_ kind: Kind) {
        let next = switch kind {
        case .board: Board()
        case .chart(let number): Chart(number)
        }
        navigationController?.pushViewController(next, animated: true)
      }
      """
    let others = """
      enum Kind { case board, chart(Int) }
      class Board: UIViewController { override func viewDidLoad() { title = "Board" } }
      class Chart: UIViewController {
        init(_ number: Int) { super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { title = "Chart" }
      }

      """
    let found = try hidden(
      Self.shelf(Self.quiet, more: more) + others + Self.tome, ["Board", "Chart"])
    #expect(found == [true, true])
  }

  @Test func `what a screen inside of another pushes stands on the stack of that`() throws {
    let inner = """
      class Board: UIViewController {
        var parts: [UIViewController] = []
        override func viewDidLoad() { parts = [0, 1].map { _ in return Page() } }
      }
      class Page: UIViewController {
        func open() { navigationController?.pushViewController(Tome(), animated: true) }
      }

      """
    let more = "func more() { navigationController?.pushViewController(Board(), animated: true) }"
    let found = try hidden(
      Self.shelf(Self.quiet, more: more) + inner + Self.tome, ["Board", "Page", "Tome"])
    #expect(found == [true, nil, true])
  }

  @Test func `what is pushed on whatever stack there is has the bar of the others`() throws {
    let links = """
      class Links {
        func open() { let tome = Tome(); route(tome) }
        func route(_ next: UIViewController) {
          let top = UIApplication.shared.keyWindow?.rootViewController
          if next is UINavigationController {
            top?.present(next, animated: true)
          } else if let stack = top as? UINavigationController {
            stack.pushViewController(next, animated: true)
          }
        }
      }

      """
    let found = try hidden(Self.shelf(Self.quiet) + links + Self.tome, ["Tome"])
    #expect(found == [true])
    let own = links.replacing("top as? UINavigationController", with: "known")
    #expect(try hidden(Self.shelf(Self.quiet) + own + Self.tome, ["Tome"]) == [false])
  }
}

/// Buttons that a base class gives the screens that have another before them on their stack.
@Suite struct BackWherePushedTests {
  private func buttons(_ name: String, _ code: String) throws -> Int? {
    let base = """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addBackIfNeeded()
        }
        func addBackIfNeeded() {
          if navigationController?.children.count ?? 0 > 1 {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              image: UIImage(named: "arrow"), style: .plain, target: self, action: nil)
          }
        }
      }

      """
    return try SampleApp(["A.swift": base + code]).read().screens.first { $0.name == name }?
      .items.count
  }

  @Test func `a screen that is pushed has it`() throws {
    let code = """
      class List: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: Base {}
      """
    #expect(try buttons("Detail", code) == 1)
  }

  @Test(arguments: [
    """
    class Start: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func sceneDidBecomeActive(_ scene: UIScene) { window?.rootViewController = Detail() }
    }
    class Detail: Base {}
    """,
    """
    class Board: UIViewController {
      var parts: [UIViewController] = []
      override func viewDidLoad() { parts = [0, 1].map { _ in return Detail() } }
    }
    class Detail: Base {}
    """,
  ])
  func `a screen that nobody pushes has none`(code: String) throws {
    #expect(try buttons("Detail", code) == nil)
  }
}
