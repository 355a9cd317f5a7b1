import AppReading
import SampleApps
import Testing

/// Parts of an app with words of their own, and buttons that its own initializers make.
@Suite struct PartsTests {
  private static let names = """
    enum Words {
      static let title = Words.tr("Localizable", "TITLE", fallback: "?")
      static let done = Words.tr("Localizable", "DONE", fallback: "?")
      static func tr(
        _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
      ) -> String {
        let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    """

  @Test func `a key that two parts word differently is each part's own`() throws {
    let app = try SampleApp([
      "Home/en.lproj/Localizable.strings": "\"TITLE\" = \"Home\";\n\"DONE\" = \"Done\";",
      "Home/de.lproj/Localizable.strings": "\"TITLE\" = \"Start\";",
      "Shop/en.lproj/Localizable.strings": "\"TITLE\" = \"Shop\";\n\"DONE\" = \"Done\";",
      "Home/Names.swift": Self.names.replacing("Words", with: "HomeWords"),
      "Shop/Names.swift": Self.names.replacing("Words", with: "ShopWords"),
      "App/Screens.swift": """
      import SwiftUI
      struct HomeView: View {
        var body: some View { NavigationStack { List { }.navigationTitle(HomeWords.title) } }
      }
      struct ShopView: View {
        var body: some View {
          NavigationStack {
            List { }.navigationTitle(ShopWords.title).toolbar { Button(ShopWords.done) { } }
          }
        }
      }
      """,
    ])
    let reader = try app.read()
    func words(_ screen: String) throws -> [String: String] {
      let found = try #require(reader.screens.first { $0.name == screen }?.title?.value)
      guard case .key(let key) = found, let table = key.table else { return [:] }
      return (reader.words.tables[table]?[key.name] ?? [:]).mapValues(\.text)
    }
    #expect(try words("HomeView") == ["en": "Home", "de": "Start"])
    #expect(try words("ShopView") == ["en": "Shop"])
    let done = try #require(reader.screens.first { $0.name == "ShopView" }?.items.first?.content)
    guard case .words(.key(let key)) = done else {
      Issue.record("the button has no key: \(done)")
      return
    }
    #expect(key.table == "Localizable")
  }

  @Test func `a button view shows what an initializer of the app's own sets`() throws {
    let app = try SampleApp([
      "Button.swift": """
      import UIKit
      extension UIButton {
        convenience init(caption: String, imageName: String?) {
          self.init()
          self.setTitle(caption, for: .normal)
          if let name = imageName { self.setImage(UIImage(named: name), for: .normal) }
        }
      }
      """,
      "Screen.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "List"
          let close = UIButton(caption: "Close", imageName: nil)
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: close)
          navigationItem.rightBarButtonItem = LibraryBarButtonItem(title: "Save") { }
        }
      }
      """,
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.items.map(\.summary) == ["left \"Close\"", "right \"Save\""])
  }

  @Test func `what a function calls by super is the screen's too`() throws {
    let app = try SampleApp([
      "Screens.swift": """
      import UIKit
      class BaseController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          style()
        }
        func style() {
          navigationItem.title = "Items"
          navigationItem.largeTitleDisplayMode = .never
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: nil)
        }
      }
      class MiddleController: BaseController {
        override func style() { super.style() }
      }
      class ListController: MiddleController {
        override func style() {
          super.style()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: nil)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.title?.value == .verbatim("Items"))
    #expect(screen.titleMode?.value == .inline)
    #expect(screen.items.map(\.summary) == ["right system done"])
  }

  @Test func `a function whose value is put away may set the search field`() throws {
    let app = try SampleApp([
      "Screens.swift": """
      import UIKit
      class BaseController: UIViewController {
        var search: UISearchController?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "List"
          search = self.styledSearch()
        }
        func styledSearch() -> UISearchController {
          let made = UISearchController(searchResultsController: nil)
          made.searchBar.placeholder = "Find"
          navigationItem.searchController = made
          return made
        }
      }
      class ListController: BaseController {}
      """
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.search?.value.placeholder == .verbatim("Find"))
  }

  @Test func `the top item of the bar is the screen's own`() throws {
    let app = try SampleApp([
      "Screen.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.navigationBar.topItem?.title = "List"
          navigationController?.navigationBar.topItem?.rightBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.title?.value == .verbatim("List"))
    #expect(screen.items.map(\.summary) == ["right system add"])
  }

  @Test(arguments: [("nil", ["left system close"]), ("navigationItem.rightBarButtonItem", nil)])
  func `a drawn button that the code takes away is gone`(value: String, kept: [String]?) throws {
    let app = try SampleApp([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="a"><objects>
          <viewController id="v" customClass="ListController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="List" id="n">
              <barButtonItem key="leftBarButtonItem" systemItem="close" id="l"/>
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "Screen.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = \(value)
        }
      }
      """,
    ])
    let screen = try #require(try app.screen("ListController"))
    let expected = kept ?? ["left system close", "right system add"]
    #expect(Set(screen.items.map(\.summary)) == Set(expected))
  }
}
