import AppReading
import SampleApps
import Testing

/// Buttons that base classes, protocols and closures make for the screens that use them.
@Suite struct InheritedItemsTests {
  @Test func `what a protocol's extension gives stands behind what it asks for`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      protocol Titled { var barTitle: String { get }; var barItems: [UIBarButtonItem] { get }
        func leftItem() -> UIBarButtonItem? }
      extension Titled {
        var barItems: [UIBarButtonItem] { [UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)] }
        func leftItem() -> UIBarButtonItem? { UIBarButtonItem(title: "Shut", style: .plain, target: nil, action: nil) }
      }
      extension Titled where Self: UIViewController {
        func setUpBar() {
          navigationItem.title = barTitle
          navigationItem.rightBarButtonItems = barItems
          navigationItem.leftBarButtonItem = leftItem()
        }
      }
      class PlainController: UIViewController, Titled {
        var barTitle: String { "Plain" }
        override func viewDidLoad() { setUpBar() }
      }
      class OwnController: UIViewController, Titled {
        let barTitle = "Own"
        var barItems: [UIBarButtonItem] { [.init(barButtonSystemItem: .trash, target: nil, action: nil)] }
        func leftItem() -> UIBarButtonItem? { nil }
        override func viewDidLoad() { setUpBar() }
      }
      """
    ])
    let plain = try #require(try app.screen("PlainController"))
    #expect(plain.title?.value == .verbatim("Plain"))
    #expect(plain.items.map(\.summary) == ["left \"Shut\"", "right system search"])
    let own = try #require(try app.screen("OwnController"))
    #expect(own.title?.value == .verbatim("Own"))
    #expect(own.items.map(\.summary) == ["right system trash"])
  }

  @Test(arguments: ["", "override func fill() { super.fill(); view.tintColor = .red }"])
  func `a state of a base class is one of its heirs that ask for its function`(own: String) throws {
    let screens = try SampleApp([
      "Code.swift": """
      import UIKit
      class BaseController: UIViewController {
        let isAlone: Bool
        init(isAlone: Bool) {
          self.isAlone = isAlone
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { fill() }
        func fill() {
          title = "Enter"
          if isAlone {
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
          }
        }
      }
      class EnterController: BaseController {
        \(own)
      }
      """
    ]).read().screens.filter { $0.name == "EnterController" }
    #expect(screens.map { $0.title?.value } == [.verbatim("Enter"), .verbatim("Enter")])
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["left system cancel"]])
    #expect(screens.map(\.variant) == [nil, "isAlone"])
  }

  @Test func `super names what the base class makes, also a generic one`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class BaseController<Row>: UITableViewController {
        lazy var filterItem = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
        var name: String { "Rows" }
        var leftItems: [UIBarButtonItem] { [UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)] }
        func items() -> [UIBarButtonItem] { [filterItem] }
        override func viewDidLoad() {
          title = name
          navigationItem.rightBarButtonItems = items()
          navigationItem.leftBarButtonItems = leftItems
        }
      }
      class MiddleController: BaseController<Int> {
        override var leftItems: [UIBarButtonItem] { super.leftItems + [editButtonItem] }
      }
      class ListController: MiddleController {
        override var name: String { super.name + "!" }
        override func items() -> [UIBarButtonItem] {
          super.items() + [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value == .verbatim("Rows!"))
    #expect(
      list.items.map(\.summary)
        == ["left system close", "left system edit", "right \"Filter\"", "right system add"])
  }

  @Test func `closures make buttons, and change those that are made beside them`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class ListController: UIViewController {
        lazy var add: UIBarButtonItem = {
          let item = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
          item.isEnabled = false
          return item
        }()
        lazy var zoom: UIBarButtonItem = { $0.title = "Zoom"; return $0 }(UIBarButtonItem())
        lazy var save = UIBarButtonItem().then { $0.title = "Save" }
        let makeItem: (String) -> UIBarButtonItem = { name in
          UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
        }
        private let button = UIButton().then { button in button.setTitle("Go", for: .normal) }
        override func viewDidLoad() {
          title = "List"
          navigationItem.rightBarButtonItems = [add, zoom, save, makeItem("Made")]
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(
      list.items.map(\.summary) == [
        "left \"Go\"", "right system add", "right \"Zoom\"", "right \"Save\"", "right \"Made\"",
      ])
    #expect(list.items[1].isEnabled == false)
  }

  @Test func `a word after two question marks stands where the value is not known`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class CardController: UIViewController {
        var card: Card?
        var isNew = false
        override func viewDidLoad() {
          title = card?.name ?? "Untitled"
          navigationItem.prompt = card.map { $0.kind } ?? "Fresh"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: card == nil ? "Add" : "Save", style: .done, target: nil, action: nil)
        }
      }
      """
    ])
    let card = try #require(try app.screen("CardController"))
    #expect(card.title?.value == .verbatim("Untitled"))
    #expect(card.prompt?.value == .verbatim("Fresh"))
    #expect(card.items.map(\.summary) == ["right \"Add\""])
  }

  @Test func `a screen that only hides its back button has a bar`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import SwiftUI
      import UIKit
      class OneController: UIViewController {
        override func viewDidLoad() { navigationItem.setHidesBackButton(true, animated: false) }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .red }
      }
      struct OneView: View { var body: some View { Text("x").navigationBarBackButtonHidden() } }
      struct OtherView: View { var body: some View { Text("x") } }
      struct HiddenView: View {
        var body: some View { Text("x").navigationBarBackButtonHidden().navigationBarHidden(true) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["OneController", "OneView"])
    #expect(screens.allSatisfy { $0.hidesBack?.value == true })
  }

  @Test func `lists of an app's own entries become buttons one by one`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      enum Entry: CaseIterable {
        case add, share
        var button: UIBarButtonItem {
          switch self {
          case .add: return UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          case .share: return UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
          }
        }
      }
      class ClosureController: UIViewController {
        var entries: [Entry] { [.share, .add] }
        override func viewDidLoad() {
          title = "Closure"
          navigationItem.rightBarButtonItems = entries.map { $0.button }
        }
      }
      class PathController: UIViewController {
        override func viewDidLoad() {
          title = "Path"
          navigationItem.leftBarButtonItems = Entry.allCases.map(\\.button)
        }
      }
      class FunctionController: UIViewController {
        let entries: [Entry] = [.add]
        override func viewDidLoad() {
          title = "Function"
          navigationItem.rightBarButtonItems = entries.map(make)
        }
        func make(_ entry: Entry) -> UIBarButtonItem { entry.button }
      }
      """
    ])
    #expect(
      try app.screen("ClosureController")?.items.map(\.summary)
        == ["right \"Share\"", "right system add"])
    #expect(
      try app.screen("PathController")?.items.map(\.summary)
        == ["left system add", "left \"Share\""])
    #expect(try app.screen("FunctionController")?.items.map(\.summary) == ["right system add"])
  }

  @Test func `an initializer of a class of buttons may choose, and an item have another name`()
    throws
  {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      final class IconItem: UIBarButtonItem {
        enum Kind { case close, more }
        convenience init(kind: Kind, target: Any?) {
          switch kind {
          case .close: self.init(image: UIImage(systemName: "xmark"), style: .plain, target: target, action: nil)
          case .more: self.init(image: UIImage(systemName: "ellipsis"), style: .plain, target: target, action: nil)
          }
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.do { $0.title = "List"; $0.largeTitleDisplayMode = .never }
          let item = navigationItem
          item.leftBarButtonItem = IconItem(kind: .more, target: self)
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value == .verbatim("List"))
    #expect(list.titleMode?.value == .inline)
    #expect(list.items.map(\.summary) == ["left symbol ellipsis"])
  }
}
