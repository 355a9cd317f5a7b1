import AppReading
import SampleApps
import Testing

/// Scenes of storyboards that nothing leads to, and openers that are never there.
@Suite struct ScenesWithoutWaysTests {
  private static let project = "// !$*UTF8*$!\n{ objects = {}; }"

  @Test func `a drawn scene that nothing can make is no screen`() throws {
    let app = try SampleApp([
      "App.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class ShelfController: UIViewController {
        func tell() { performSegue(withIdentifier: "toAbout", sender: self) }
      }
      class OldController: UIViewController {
        override func viewDidLoad() { title = "Old" }
        @objc func go() {
          present(UINavigationController(rootViewController: NoteController()), animated: true)
        }
      }
      class AboutController: UIViewController {}
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      func made(_ name: String) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
      }
      """,
      "App.xcodeproj/project.pbxproj": Self.project,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="n1">
      <scenes>
      <scene sceneID="s1"><objects><navigationController id="n1" sceneMemberID="viewController">
        <connections><segue destination="v1" kind="relationship" relationship="rootViewController" id="g1"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="Shelf" id="v1" customClass="ShelfController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Shelf" id="i1"/>
        <connections><segue destination="v3" kind="show" identifier="toAbout" id="g3"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s3"><objects><navigationController id="n2" sceneMemberID="viewController">
        <connections><segue destination="v2" kind="relationship" relationship="rootViewController" id="g2"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s4"><objects><viewController title="Old" id="v2" customClass="OldController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Old" id="i2"/>
        <connections><segue destination="v4" kind="show" id="g4"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s5"><objects><viewController title="About" id="v3" customClass="AboutController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="About" id="i3"/>
      </viewController></objects></scene>
      <scene sceneID="s6"><objects><viewController title="About" id="v4" customClass="AboutController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="About (old)" id="i4"/>
      </viewController></objects></scene>
      </scenes></document>
      """,
    ])
    let screens = try app.read().screens
    #expect(
      screens.filter { $0.name == "AboutController" }.map(\.title?.value) == [.verbatim("About")])
    #expect(try app.screen("AboutController")?.parent == "ShelfController")
    #expect(!screens.contains { $0.name == "OldController" && !$0.isSurelyMadeNowhere })
    #expect(screens.contains { $0.name == "ShelfController" })
  }

  @Test func `a screen comes first from one that is there without it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window.rootViewController = UINavigationController(rootViewController: HomeController()) }
      }
      class AlbumController: UIViewController {
        override func viewDidLoad() { title = "Album" }
        func showFriends() {
          present(UINavigationController(rootViewController: FriendsController()), animated: true)
        }
      }
      class FriendsController: UIViewController {
        override func viewDidLoad() { title = "Friends" }
        func open() { navigationController?.pushViewController(AlbumController(), animated: true) }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() { navigationController?.pushViewController(FriendsController(), animated: true) }
      }
      class UnmadeController: UIViewController {
        func open() { navigationController?.pushViewController(NoteController(), animated: true) }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      class WardController: UIViewController {
        override func viewDidLoad() { title = "Ward" }
        func open() { navigationController?.pushViewController(NoteController(), animated: true) }
      }
      class Opener {
        func open() { stack?.pushViewController(WardController(), animated: true) }
      }
      """
    ])
    #expect(try app.screen("FriendsController")?.parent == "HomeController")
    #expect(try app.screen("FriendsController")?.presentation == nil)
    #expect(try app.screen("AlbumController")?.parent == "FriendsController")
    #expect(try app.screen("NoteController")?.parent == "WardController")
  }

  @Test func `pages of a strip are no screens of their own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import XLPagerTabStrip
      class PlanController: ButtonBarPagerTabStripViewController {
        private lazy var first = DayController(name: "One")
        override func viewDidLoad() { title = "Plan" }
        override func viewControllers(for strip: PagerTabStripViewController) -> [UIViewController] {
          [first, WeekController()]
        }
      }
      class DayController: UIViewController {
        init(name: String) {
          super.init(nibName: nil, bundle: nil)
          title = name
        }
      }
      class WeekController: UIViewController {
        override func viewDidLoad() { title = "Week" }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["PlanController"])
  }
}
