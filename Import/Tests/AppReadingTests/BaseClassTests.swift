import AppReading
import SampleApps
import Testing

/// What controllers take from the classes they inherit from, and what those do for some alone.
@Suite struct BaseClassTests {
  @Test func `a class of the app's own may be called as one of AppKit's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NSViewController: UIViewController {}
      class NSListController: NSViewController {
        override func viewDidLoad() { title = "List" }
      }
      """
    ])
    #expect(try app.screen("NSListController")?.title?.value.summary == "\"List\"")
  }

  @Test func `a flag that only a function behind it sets is set for those who call that function`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        private var closes = false
        func addClose() {
          closes = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
        override func viewWillAppear(_ animated: Bool) {
          if closes { addClose() }
        }
      }
      class FirstController: Base { override func viewDidLoad() { title = "First"; addClose() } }
      class SecondController: Base { override func viewDidLoad() { title = "Second" } }
      """
    ])
    #expect(
      try app.screen("FirstController")?.items.map(\.summary) == ["right system close"])
    #expect(try app.screen("SecondController")?.items.isEmpty == true)
  }

  @Test(arguments: [
    "let stack = navigationController, stack.viewControllers.count == 1",
    "navigationController?.children.count == 1",
    "self.navigationController?.childViewControllers.count == 1",
    "navigationController!.children.first === self",
  ])
  func `what a base class does on the first screen of a stack is not on others`(
    condition: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if \(condition) {
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .bookmarks)
          }
        }
      }
      class FirstController: Base { override func viewDidLoad() { title = "First" } }
      class SecondController: Base { override func viewDidLoad() { title = "Second" } }
      class Delegate {
        var window: UIWindow?
        func start() {
          window?.rootViewController = UINavigationController(rootViewController: FirstController())
        }
      }
      """
    ])
    #expect(
      try app.screen("FirstController")?.items.map(\.summary) == ["left system bookmarks"])
    #expect(try app.screen("SecondController")?.items.isEmpty == true)
  }

  @Test func `a screen takes another's title, an item's its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PartController: UIViewController { override func viewDidLoad() { title = "Part" } }
      class OtherController: UIViewController { override func viewDidLoad() { title = "Other" } }
      class WholeController: UIViewController {
        let part = PartController()
        let other = OtherController()
        override func viewDidLoad() {
          let change = {
            switch self.kind {
            case .part: self.title = self.part.title
            case .other: self.title = self.other.title
            }
          }
          change()
        }
      }
      class TabController: UIViewController {
        override func viewDidLoad() {
          title = "Tab"
          navigationItem.title = "Bar"
        }
      }
      """
    ])
    let whole = try app.read().screens.filter { $0.name == "WholeController" }
    #expect(whole.map { $0.title?.value.summary } == ["\"Part\"", "\"Other\""])
    #expect(try app.screen("TabController")?.title?.value.summary == "\"Bar\"")
  }

  @Test func `a class says what its base class's field shows`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        let search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          title = "List"
          search.searchBar.placeholder = "Things"
          navigationItem.searchController = search
        }
      }
      class StopsController: ListController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Stops"
          search.searchBar.placeholder = "Stops"
        }
        func showAll() { show(ListController(), sender: nil) }
      }
      """
    ])
    func placeholder(_ name: String) throws -> String? {
      try app.screen(name)?.search?.value.placeholder?.summary
    }
    #expect(try placeholder("ListController") == "\"Things\"")
    #expect(try placeholder("StopsController") == "\"Stops\"")
  }

  @Test func `pictures that Xcode shows in the code have a name, and values of words stay open`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class LineController: UIViewController {
        var line: Line?
        override func viewDidLoad() {
          title = String(format: "Line %@", "\\(line?.code ?? "?")")
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: #imageLiteral(resourceName: "reload"), style: .plain, target: self, action: nil)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("LineController"))
    #expect(screen.items.map(\.summary) == ["right picture reload"])
    guard case .key(let words)? = screen.title?.value else {
      Issue.record("\(String(describing: screen.title))")
      return
    }
    #expect(words.name == "Line %@")
    #expect(words.arguments.map(\.isKnown) == [false])
  }

  @Test func `what looks words up hands values on, and its key is no other title`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"top.title\" = \"Top %@\";",
      "A.swift": """
      import UIKit
      class Languages {
        static let shared = Languages()
        func localize(string: String) -> String {
          if let found = Bundle.main.path(string) { return NSLocalizedString(string, comment: "") }
          return string
        }
        func localize(string: String, arguments: [CVarArg]) -> String {
          String(format: localize(string: string), locale: nil, arguments: arguments)
        }
      }
      extension String {
        func handedOn(_ values: CVarArg...) -> String { localized(values) }
        func localized(_ arguments: CVarArg...) -> String {
          Languages.shared.localize(string: self, arguments: arguments)
        }
      }
      class TopController: UIViewController {
        override func viewDidLoad() { title = "top.title".localized(platform.name) }
      }
      class PlainController: UIViewController {
        override func viewDidLoad() { title = "top.title".handedOn() }
      }
      """,
    ])
    let keys = try app.read().screens.compactMap { screen -> AppText.Key? in
      if case .key(let key)? = screen.title?.value { key } else { nil }
    }
    #expect(keys.map(\.name) == ["top.title", "top.title"])
    #expect(keys.map { $0.arguments.map(\.summary) } == [[], ["unknown platform.name"]])
  }

  @Test func `a back button without words says nothing`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class FirstController: UIViewController {
        override func viewDidLoad() {
          title = "First"
          navigationItem.backBarButtonItem = UIBarButtonItem(
            title: nil, style: .plain, target: nil, action: nil)
        }
      }
      class SecondController: UIViewController {
        override func viewDidLoad() {
          title = "Second"
          let back = UIBarButtonItem()
          back.title = ""
          navigationItem.backBarButtonItem = back
        }
      }
      class ThirdController: UIViewController {
        override func viewDidLoad() {
          title = "Third"
          let back = UIBarButtonItem()
          back.title = "Home"
          navigationItem.backBarButtonItem = back
        }
      }
      """
    ])
    #expect(try app.screen("FirstController")?.isBackMinimal?.value == true)
    #expect(try app.screen("SecondController")?.isBackMinimal?.value == true)
    let third = try #require(try app.screen("ThirdController"))
    #expect(third.isBackMinimal == nil && third.backTitle?.value.summary == "\"Home\"")
  }

  @Test func `a back button that is a picture says nothing`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController {
        override func viewWillAppear(_ animated: Bool) { style() }
        private func style() {
          navigationItem.backBarButtonItem = UIBarButtonItem(
            image: Pictures.back, style: .plain, target: nil, action: nil)
        }
      }
      class FirstController: BaseController {
        override func viewDidLoad() { title = "First" }
      }
      class BothController: UIViewController {
        override func viewDidLoad() {
          title = "Both"
          navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Home", image: Pictures.back, target: nil, action: nil)
        }
      }
      """
    ])
    #expect(try app.screen("FirstController")?.isBackMinimal?.value == true)
    #expect(try app.screen("BothController")?.isBackMinimal == nil)
  }

  @Test func `on a stack the title of a drawn controller is its item's`() throws {
    let app = try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="1"><objects>
        <navigationController id="n"><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects>
        <tableViewController id="a" title="Credits" customClass="CreditsController"/>
      </objects></scene>
      <scene sceneID="3"><objects>
        <viewController id="b" title="Alone" customClass="AloneController"/>
      </objects></scene></scenes></document>
      """
    ])
    #expect(try app.screen("CreditsController")?.title?.value.summary == "\"Credits\"")
    #expect(try app.screen("AloneController") == nil)
  }
}
