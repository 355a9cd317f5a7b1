import AppReading
import SampleApps
import Testing

/// What a class hands to the initializer of its base class, which puts it into the bar.
@Suite struct HandedToBasesTests {
  /// An app whose containers have a title of two lines, where they are given one, and buttons.
  private func app() throws -> SampleApp {
    try SampleApp([
      "Container.swift": """
      import UIKit
      class Container: UIViewController {
        var buttons: [UIBarButtonItem] = [] { didSet { showButtons() } }
        private lazy var lines: UIStackView = {
          let lines = UIStackView(arrangedSubviews: [top, bottom])
          lines.axis = .vertical
          return lines
        }()
        private lazy var top: UILabel = {
          let top = Container.label()
          top.font = .body
          return top
        }()
        private lazy var bottom: UILabel = { Container.label() }()
        init(pages: [UIViewController], line: String? = nil, below: String? = nil) {
          super.init(nibName: nil, bundle: nil)
          if line != nil || below != nil {
            top.text = line
            bottom.text = below
            navigationItem.titleView = lines
          }
          showButtons()
        }
        private static func label() -> UILabel {
          let label = UILabel()
          label.textColor = .white
          return label
        }
        private func showButtons() {
          let buttons = self.buttons
          navigationItem.setRightBarButtonItems(buttons, animated: false)
        }
      }
      """,
      "Pages.swift": """
      import UIKit
      class Awards: Container {
        init(event: Event) {
          super.init(pages: [], line: "Awards", below: "@ \\(event.name)")
          buttons = [UIBarButtonItem(title: "Share", style: .plain, target: self, action: nil)]
        }
      }
      class Teams: Container {
        init() {
          super.init(pages: [])
          title = "Teams"
        }
      }
      class Headed: Container {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.titleView = nil
        }
      }
      class Team: Headed {
        init(team: String) { super.init(pages: [], line: team) }
      }
      """,
    ])
  }

  @Test func `labels of a title view read what the class hands to its base class`() throws {
    let awards = try #require(try app().screen("Awards"))
    guard case .lines(let lines)? = awards.titleView?.value else {
      Issue.record("\(String(describing: awards.titleView))")
      return
    }
    #expect(lines.first?.summary == "\"Awards\"")
  }

  @Test func `a title view that stands there only with words is not there without`() throws {
    let teams = try #require(try app().screen("Teams"))
    #expect(teams.titleView == nil)
    #expect(teams.title?.value.summary == "\"Teams\"")
  }

  @Test func `a title view that is taken away later is not there`() throws {
    let team = try #require(try app().screen("Team"))
    #expect(team.titleView == nil)
  }

  @Test func `a list of the class's own that starts empty has what it is given`() throws {
    #expect(try app().screen("Awards")?.items.map(\.summary) == ["right \"Share\""])
    #expect(try app().screen("Teams")?.items.isEmpty == true)
  }

  @Test func `what others and the base class do with a title reaches the bar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseViewController: UIViewController {
        private let label = UILabel()
        func setTitle(_ title: String?) {
          label.text = title
          navigationItem.title = title
        }
        override func viewDidLoad() {
          label.text = self.navigationItem.title
          navigationItem.titleView = label
        }
      }
      class Recent: BaseViewController {}
      class Flow: UINavigationController {
        init() {
          let recent = Recent()
          recent.setTitle("Recent")
          super.init(rootViewController: recent)
        }
      }
      class Busy: UIView {
        init(title: String) {
          super.init(frame: .zero)
          label.text = title
        }
      }
      protocol Searching: UIViewController { var finder: UISearchController! { get set } }
      extension Searching {
        func addSearch() {
          finder = UISearchController(searchResultsController: nil)
          navigationItem.searchController = finder
          finder.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
            string: "Find chats", attributes: [.foregroundColor: UIColor.white])
        }
      }
      class Chats: UIViewController, Searching {
        var finder: UISearchController!
        private lazy var busy: Busy = {
          let view = Busy(title: "Chats")
          return view
        }()
        override func viewDidLoad() {
          navigationItem.titleView = busy
          addSearch()
        }
      }
      class SendViewControllerBase: UIViewController {
        override func viewDidLoad() { title = "Send" }
      }
      class SendCoin: SendViewControllerBase {}
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Chats", "Recent", "SendCoin"])
    let (chats, recent) = (screens[0], screens[1])
    #expect(recent.title?.value.summary == "\"Recent\"")
    #expect(recent.titleView.map { "\($0.value)" }?.contains("Recent") == true)
    #expect(chats.titleView.map { "\($0.value)" }?.contains("Chats") == true)
    #expect(chats.search?.value.placeholder?.summary == "\"Find chats\"")
  }
}
