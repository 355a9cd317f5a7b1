import AppReading
import SampleApps
import Testing

/// Bars that an enumeration puts together for the case that a screen holds.
@Suite struct HeldCasesTests {
  /// The bars of screens, of which an enumeration fills in the item.
  private func bars(_ code: String, body: String = Self.ways) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Look {
        case shelf, paper, ink, plain
        func dress(_ item: UINavigationItem) {
          \(body)
        }
        var heading: String {
          switch self {
          case .shelf: return "Shelf"
          case .paper: return "Paper"
          default: return "Other"
          }
        }
      }
      \(code)
      """
    ]).read().screens.map { screen in
      var words = [screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)
      if screen.hidesBack?.value == true { words.append("no back") }
      let name = screen.variant.map { "\(screen.name)@\($0)" } ?? screen.name
      return "\(name): \(words.joined(separator: ", "))"
    }
  }

  private static let ways = """
    switch self {
    case .shelf, .plain: item.hidesBackButton = true
    case .paper: item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    default: item.leftBarButtonItem = UIBarButtonItem(systemItem: .trash)
    }
    """

  private static let calls = """
    override func viewWillAppear(_ animated: Bool) { look.dress(navigationItem) }
    """

  @Test(arguments: [
    "var look: Look = .paper", "let look = Look.paper", "var look: Look { .paper }",
    "var look: Look { return Look.paper }",
    "var look: Look = .plain\noverride func viewDidLoad() { look = .paper }",
    "var look: Look = .plain\noverride func viewDidLoad() { setUp() }\n"
      + "func setUp() { look = .paper }",
    "let look: Look\ninit() { look = .paper; super.init(nibName: nil, bundle: nil) }",
    "var look = Look.ink\ninit() { super.init(nibName: nil, bundle: nil); self.look = .paper }",
  ])
  func `a case that the class holds has its own buttons alone`(_ held: String) throws {
    let bars = try bars(
      """
      final class PaperController: UIViewController {
        \(held)
        \(Self.calls)
      }
      """)
    #expect(bars == ["PaperController: -, right system done"])
  }

  @Test(arguments: [
    "var look: Look { .plain }|override var look: Look { .paper }",
    "var look: Look = .plain|override func viewDidLoad() { super.viewDidLoad(); look = .paper }",
    "var look: Look = .plain|init() { super.init(nibName: nil, bundle: nil); look = .paper }",
    "var look: Look\ninit(look: Look) { self.look = look; super.init(nibName: nil, bundle: nil) }"
      + "|init() { super.init(look: .paper) }",
    "let look: Look\ninit(look: Look) { self.look = look; super.init(nibName: nil, bundle: nil) }"
      + "|init() { super.init(look: .paper) }",
  ])
  func `an heir says which case its base class asks for`(_ held: String) throws {
    let parts = held.split(separator: "|")
    let bars = try bars(
      """
      class BaseController: UIViewController {
        \(parts[0])
        \(Self.calls)
      }
      final class PaperController: BaseController {
        \(parts[1])
      }
      """)
    #expect(bars.filter { $0.hasPrefix("Paper") } == ["PaperController: -, right system done"])
  }

  @Test(arguments: [
    "if self == .paper { item.rightBarButtonItem = UIBarButtonItem(systemItem: .done) } "
      + "else { item.leftBarButtonItem = UIBarButtonItem(systemItem: .trash) }",
    "if case .paper = self { item.rightBarButtonItem = UIBarButtonItem(systemItem: .done) } "
      + "else { item.leftBarButtonItem = UIBarButtonItem(systemItem: .trash) }",
    "guard self == .ink else { item.rightBarButtonItem = UIBarButtonItem(systemItem: .done); "
      + "return }\nitem.leftBarButtonItem = UIBarButtonItem(systemItem: .trash)",
    "guard case .ink = self else { item.rightBarButtonItem = UIBarButtonItem(systemItem: .done); "
      + "return }\nitem.leftBarButtonItem = UIBarButtonItem(systemItem: .trash)",
  ])
  func `other questions for the case are answered as well`(_ body: String) throws {
    let bars = try bars(
      """
      final class PaperController: UIViewController {
        var look: Look = .paper
        \(Self.calls)
      }
      """, body: body)
    #expect(bars == ["PaperController: -, right system done"])
  }

  @Test func `a title that the case works out is that of the case`() throws {
    let bars = try bars(
      """
      final class PaperController: UIViewController {
        var look: Look = .ink
        override func viewDidLoad() { look = .paper; title = look.heading }
      }
      """)
    #expect(bars == ["PaperController: \"Paper\""])
  }

  @Test(arguments: [
    "init() { super.init(look: .paper); title = look.heading }",
    "init() {\nsuper.init(look: .ink)\nwrap()\ntitle = look.heading\n}\n"
      + "func wrap() { look = .paper }",
  ])
  func `a case that another function puts there is held from its call on`(_ maker: String) throws {
    let bars = try bars(
      """
      class BaseController: UIViewController {
        var look: Look
        init(look: Look) { self.look = look; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { setUp() }
        func setUp() { navigationItem.title = look.heading }
      }
      final class PaperController: BaseController {
        \(maker)
        required init?(coder: NSCoder) { fatalError("none") }
      }
      """)
    #expect(bars.filter { $0.hasPrefix("Paper") } == ["PaperController: \"Paper\""])
  }

  @Test func `each class has what its case says at the time`() throws {
    let bars = try bars(
      """
      final class EarlyController: UIViewController {
        var look: Look = .paper
        override func viewDidLoad() { look.dress(navigationItem); look = .ink }
      }
      final class LateController: UIViewController {
        var look: Look = .paper
        override func viewDidLoad() { look = .ink; look.dress(navigationItem) }
      }
      """)
    #expect(
      bars == ["EarlyController: -, right system done", "LateController: -, left system trash"])
  }

  @Test func `what a person changes stays open`() throws {
    let bars = try bars(
      """
      final class PaperController: UIViewController {
        var look: Look = .paper
        \(Self.calls)
        @objc func turn() { look = .ink; look.dress(navigationItem) }
      }
      """)
    #expect(bars.contains { $0.contains("trash") })
  }

  @Test(arguments: ["ink", "paper"])
  func `what others set on an object of the class stays open`(_ set: String) throws {
    let code = """
      class PaperController: UIViewController {
        var look: Look = .paper
        \(Self.calls)
      }
      final class OtherController: UIViewController {
        var look: Look = .ink
        \(Self.calls)
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        @objc func open() {
          let next = PaperController()
          next.look = .\(set)
          navigationController?.pushViewController(next, animated: true)
        }
      }
      """
    let bars = try bars(code)
    #expect(bars.filter { $0.hasPrefix("Other") } == ["OtherController: -, left system trash"])
    let isOpen = bars.contains { $0.hasPrefix("Paper") && $0.contains("trash") }
    #expect(isOpen == (set == "ink"))
  }
}
