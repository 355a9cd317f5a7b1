import AppReading
import SampleApps
import Testing

/// Functions of an app's own that show the screen of a case in the way that another case says.
@Suite struct RoutersByCasesTests {
  private static let guide = """
    import UIKit
    indirect enum Page { case list, note(id: Int, done: (() -> Void)? = nil), help, map, quiet }
    enum Manner { case push, present, bare, custom(UIModalPresentationStyle) }
    class Guide {
      static let shared = Guide()
      func go(to page: Page, from source: UIViewController, by manner: Manner) {
        guard let next = build(for: page) else { return }
        switch manner {
        case .push: source.navigationController?.pushViewController(next, animated: true)
        case .present, .custom:
          let stack: UINavigationController
          if let known = next as? UINavigationController {
            stack = known
          } else {
            stack = UINavigationController(rootViewController: next)
          }
          if case .custom(let style) = manner { stack.modalPresentationStyle = style }
          source.present(stack, animated: true)
        case .bare: source.present(next, animated: true)
        }
      }
      private func build(for page: Page) -> UIViewController? {
        let made: UIViewController
        switch page {
        case .list: made = ListController()
        case .note(let id, let done):
          let note = NoteController()
          note.done = done
          made = note
        case .help: made = HelpController()
        case .map: made = MapController()
        case .quiet: made = QuietController()
        }
        return made
      }
    }
    extension UIViewController {
      func open(_ page: Page, by manner: Manner) {
        Guide.shared.go(to: page, from: self, by: manner)
      }
      func cover(_ page: Page) { open(page, by: .custom(.fullScreen)) }
    }
    class Base: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if isFirst() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "cross"), style: .plain, target: self, action: #selector(leave))
        } else if isAfter() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "arrow"), style: .plain, target: self, action: #selector(leave))
        }
      }
      func isFirst() -> Bool {
        return presentingViewController != nil
          && navigationController?.viewControllers.first == self
      }
      func isAfter() -> Bool {
        return navigationController != nil && navigationController?.viewControllers.first != self
      }
    }
    class ListController: UIViewController {
      override func viewDidLoad() { title = "List" }
      func tap() { open(.note(id: 1) {}, by: .push) }
    }
    class NoteController: UIViewController {
      var done: (() -> Void)?
      override func viewDidLoad() { title = "Note" }
    }
    class HelpController: UIViewController { override func viewDidLoad() { title = "Help" } }
    class MapController: Base {}
    class QuietController: Base {}
    """

  private func app(_ steps: String, more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      \(Self.guide)
      \(more)
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func tap() {
          \(steps)
        }
        func makePage() -> Page { return Page.list }
      }
      class Scenes: UIResponder, UIWindowSceneDelegate {
        func start(_ window: UIWindow) {
          window.rootViewController = UINavigationController(rootViewController: HomeController())
        }
      }
      """
    ])
  }

  @Test(arguments: [
    "open(.list, by: .push)", "self.open(Page.list, by: .push)",
    "let page = Page.list; open(page, by: .push)", "open(makePage(), by: .push)",
    "Guide.shared.go(to: .list, from: self, by: .push)",
    "let made = { [weak self] in self?.open(.list, by: .push) }; made()",
  ])
  func `a screen that is pushed for a case comes after the one that asks`(steps: String) throws {
    let app = try app(steps)
    #expect(try app.screen("ListController")?.parent == "HomeController")
    #expect(try app.screen("ListController")?.presentation == nil)
    #expect(try app.screen("NoteController")?.parent == "ListController")
  }

  @Test(arguments: [
    ("open(.help, by: .present)", Screen.Presentation.sheet),
    ("open(.help, by: .custom(.fullScreen))", .cover),
    ("let page = Page.help; self.open(page, by: .custom(.pageSheet))", .sheet),
  ])
  func `a screen that is presented for a case`(
    steps: String, expected: Screen.Presentation
  ) throws {
    #expect(try app(steps).screen("HelpController")?.presentation == expected)
  }

  @Test(arguments: [
    ("open(.quiet, by: .push)", ["left picture arrow"]),
    ("open(.quiet, by: .present)", ["left picture cross"]),
    ("cover(.quiet)", ["left picture cross"]),
  ])
  func `a screen that says nothing has the button of how it is shown`(
    steps: String, expected: [String]
  ) throws {
    #expect(try app(steps).screen("QuietController")?.items.map(\.summary) == expected)
  }

  @Test func `a way that another function chooses`() throws {
    let more = """
      enum Kind { case over, next }
      class Change {
        let source: UIViewController
        init(_ source: UIViewController) { self.source = source }
        func perform(_ page: Page, as kind: Kind) {
          let manner: Manner
          switch kind {
          case .over: manner = .custom(.fullScreen)
          case .next: manner = .push
          }
          source.open(page, by: manner)
        }
      }
      """
    let pushed = try app("Change(self).perform(.map, as: .next)", more: more)
    #expect(try pushed.screen("MapController")?.items.map(\.summary) == ["left picture arrow"])
    let shown = try app("Change(self).perform(.map, as: .over)", more: more)
    #expect(try shown.screen("MapController")?.items.map(\.summary) == ["left picture cross"])
  }

  @Test func `a screen whose case nobody asks for stands nowhere`() throws {
    let app = try app("open(.list, by: .push)")
    #expect(try app.screen("QuietController") == nil)
    #expect(try app.screen("HelpController")?.parent == nil)
  }

  @Test func `a screen that is presented by itself alone has no bar`() throws {
    let hiding = """
      class Panel: UIViewController {
        var showsBar: Bool { true }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(!showsBar, animated: animated)
        }
      }
      class PanelController: Panel { override var showsBar: Bool { false } }
      """
    func panel(_ manner: String) throws -> Screen? {
      let code = Self.guide.replacing("MapController()", with: "PanelController()")
      let steps = "open(.map, by: .\(manner)); open(.map, by: .\(manner))"
      return try SampleApp([
        "A.swift": """
        \(code)
        \(hiding)
        class HomeController: UIViewController {
          override func viewDidLoad() { title = "Home" }
          func tap() { \(steps) }
        }
        """
      ]).screen("PanelController")
    }
    #expect(try panel("bare") == nil)
    #expect(try panel("push")?.isBarHidden?.value == true)
  }
}
