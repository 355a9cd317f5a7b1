import AppReading
import Foundation
import SampleApps
import Testing

@Suite struct ControllerTests {
  @Test
  func `a screen in UIKit has its title and buttons, also through base classes and extensions`()
    throws
  {
    let app = try SampleApp([
      "Base.swift": """
      import UIKit
      class BaseController: UIViewController {
        override func viewDidLoad() { addClose(); navigationItem.largeTitleDisplayMode = .never }
      }
      extension UIViewController {
        func addClose() { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil) }
      }
      extension UIBarButtonItem {
        static func help() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "questionmark"), style: .plain, target: nil, action: nil) }
      }
      """,
      "Mail.swift": """
      import UIKit
      final class MailController: BaseController {
        private lazy var send: UIBarButtonItem = {
          let button = UIBarButtonItem(title: "Send", style: .done, target: self, action: nil)
          button.isEnabled = false
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "New mail"
          let title = "Not a title"
          navigationItem.rightBarButtonItems = [send, .help()]
          let search = UISearchController()
          search.searchBar.placeholder = "People"
          navigationItem.searchController = search
          let alert = UIAlertController(title: "Oops", message: nil, preferredStyle: .alert)
          alert.title = "No"
          print(title)
        }
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class DetailController: UITableViewController {
        init() { super.init(style: .plain); navigationItem.title = "Detail" }
      }
      """,
    ])
    let screen = try #require(try app.screen("MailController"))
    #expect(screen.title?.value == .verbatim("New mail"))
    #expect(screen.titleMode?.value == .inline)
    #expect(
      screen.items.map(\.summary) == [
        "left system close", "right \"Send\"", "right symbol questionmark",
      ])
    #expect(screen.items[1].isEnabled == false && screen.items[1].style == "done")
    #expect(screen.search?.value.placeholder == .verbatim("People"))
    #expect(screen.search?.place.line == 15 && screen.search?.value.placeholderPlace?.line == 14)
    #expect(try app.screen("DetailController")?.parent == "MailController")
    #expect(try app.read().screens.count == 2)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s1"><objects>
    <navigationController id="nav-aa-aaa"><navigationBar key="navigationBar" largeTitles="YES"/>
    <connections><segue destination="lis-bb-bbb" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController id="lis-bb-bbb" customClass="ListController">
    <navigationItem key="navigationItem" title="List" id="nit-cc-ccc">
    <barButtonItem key="leftBarButtonItem" systemItem="edit" id="edi-dd-ddd"/>
    <rightBarButtonItems><barButtonItem title="Sort" id="sor-ee-eee"/>
    <barButtonItem image="gear" catalog="system" id="gea-ff-fff"/></rightBarButtonItems></navigationItem>
    <connections><segue destination="det-gg-ggg" kind="show"/><outlet property="sortButton" destination="sor-ee-eee"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="det-gg-ggg" storyboardIdentifier="Detail">
    <navigationItem key="navigationItem" title="Detail" prompt="Look" largeTitleDisplayMode="never" id="nid-hh-hhh"/>
    </viewController></objects></scene></scenes></document>
    """

  @Test func `of Interface Builder has its attributes, its words and what code changes`() throws {
    let app = try SampleApp([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"nid-hh-hhh.title\" = \"Einzelheiten\";\n",
      "List.swift": """
      import UIKit
      class ListController: UITableViewController {
        @IBOutlet var sortButton: UIBarButtonItem!
        override func viewDidLoad() { title = "All lists"; sortButton.title = "Order" }
      }
      """,
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value == .verbatim("All lists"))
    #expect(list.prefersLargeTitles?.value == true)
    #expect(
      list.items.map(\.summary) == ["left system edit", "right \"Order\"", "right symbol gear"])
    let detail = try #require(try app.screen("Detail"))
    #expect(detail.parent == "ListController" && detail.prompt?.value == .verbatim("Look"))
    #expect(detail.title?.value.summary == "key nid-hh-hhh.title")
    #expect(detail.titleMode?.value == .inline)
  }

  @Test func `of a broken or foreign file is named, and the rest goes on`() throws {
    let app = try SampleApp([
      "Main.storyboard": Self.storyboard, "Broken.storyboard": "<document><scenes>",
      "Mac.storyboard":
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      "Bad.swift": "struct { ] import ((((",
      "en.lproj/L.strings": "<?xml nothing",
    ])
    try app.write("Binary.swift", Data([0, 1, 2, 3]))
    let read = try app.read()
    #expect(read.screens.count == 2)
    let texts = read.notes.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    #expect(
      texts == ["Bad.swift", "Binary.swift", "Broken.storyboard", "Mac.storyboard", "L.strings"])
  }

  @Test func `behind a link out of the folder is not read`() throws {
    let other = try SampleApp([
      "A.swift": "class A: UIViewController { func viewDidLoad() { title = \"A\" } }"
    ])
    let app = try SampleApp([:])
    try FileManager.default.createSymbolicLink(
      at: app.folder.appendingPathComponent("Link"), withDestinationURL: other.folder)
    let read = try app.read()
    #expect(read.screens.isEmpty)
    #expect(read.notes.map(\.text) == ["a link, not followed"])
  }

  @Test func `a screen in UIKit has no end where names go in circles`() throws {
    let app = try SampleApp([
      "Circle.swift": """
      import UIKit
      class A: B { var x: String { y }; var y: String { x }
        override func viewDidLoad() { title = x; loop() }
        func loop() { loop(); title = "Known" } }
      class B: A {}
      """
    ])
    _ = try app.read()
  }

  @Test func `buttons of a branch stand with that branch's title`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class FormController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          switch state {
          case .create:
            title = "New"
          case .edit:
            title = "Edit"
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
          default:
            title = "Card"
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let bars = screens.map { screen in
      [screen.title?.value.summary ?? ""] + screen.items.map(\.summary)
    }
    #expect(
      bars == [
        ["\"New\"", "left system cancel"],
        ["\"Edit\"", "left system cancel", "right system trash"],
        ["\"Card\"", "left system close"],
      ])
  }

  @Test func `variations of size classes count where they are an upright phone's`() throws {
    let app = try SampleApp([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="a"><objects>
          <viewController id="v" customClass="ListController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Long list" id="n">
              <barButtonItem key="leftBarButtonItem" title="Cancel" id="l">
                <variation key="heightClass=regular-widthClass=compact" title="Close"/>
                <variation key="widthClass=compact" title="Stop"/>
              </barButtonItem>
              <barButtonItem key="rightBarButtonItem" image="plus" catalog="system" id="r">
                <variation key="widthClass=regular" image="trash"/>
                <variation key="heightClass=compact-widthClass=compact" image="pencil"/>
              </barButtonItem>
              <variation key="widthClass=compact" title="List"/>
              <variation key="widthClass=regular" prompt="Wide"/>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value == .verbatim("List"))
    #expect(list.prompt == nil)
    #expect(list.items.map(\.summary) == ["left \"Close\"", "right symbol plus"])
  }
}
