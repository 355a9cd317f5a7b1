import AppReading
import SampleApps
import Testing

/// Screens that are surely pushed and say nothing of their bar.
@Suite struct BareBarsTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
    <scenes>
    <scene sceneID="a"><objects><navigationController id="nav"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="b"><objects><viewController id="list" customClass="ListController">
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="note" kind="show" id="s1"/>
      </connections></button></subviews></view>
      <navigationItem key="navigationItem" title="Notes" id="i1"/>
      <connections>
        <segue destination="photo" kind="show" identifier="toPhoto" id="s2"/>
        <segue destination="login" kind="show" identifier="toLogin" id="s3"/>
        <segue destination="about" kind="presentation" identifier="toAbout" id="s4"/>
      </connections></viewController></objects></scene>
    <scene sceneID="c"><objects><viewController id="note" customClass="NoteController">
      <navigationItem key="navigationItem" id="i2"/></viewController></objects></scene>
    <scene sceneID="d"><objects><viewController id="photo" customClass="PhotoController"/></objects></scene>
    <scene sceneID="e"><objects><viewController id="login" customClass="LoginController">
      <navigationItem key="navigationItem" id="i3"/></viewController></objects></scene>
    <scene sceneID="f"><objects><viewController id="about" customClass="AboutController">
      <navigationItem key="navigationItem" id="i4"/></viewController></objects></scene>
    </scenes></document>
    """

  private static let controllers = """
    import UIKit
    class ListController: UIViewController {
      func open() { performSegue(withIdentifier: "toPhoto", sender: self) }
      func tell() { performSegue(withIdentifier: "toAbout", sender: self) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "toLogin" { print(segue) }
      }
    }
    class NoteController: UIViewController {}
    class PhotoController: UIViewController {}
    class LoginController: UIViewController {}
    class AboutController: UIViewController {}
    """

  @Test func `what drawn segues push has a bar`() throws {
    let app = try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": Self.controllers])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["ListController", "NoteController", "PhotoController"])
    #expect(screens.map(\.isBare) == [false, true, true])
    #expect(screens[1].parent == "ListController")
  }

  @Test func `what drawn segues push comes after the screen that they lead from`() throws {
    let own = Self.controllers.replacing(
      "class PhotoController: UIViewController {}",
      with: """
        class PhotoController: UIViewController { override func viewDidLoad() { title = "Photo" } }
        """)
    let app = try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": own])
    #expect(try app.screen("PhotoController")?.parent == "ListController")
    let first =
      own.replacing(
        "func tell() {",
        with: "func tell() { Stack(rootViewController: PhotoController())"
      ) + "\nclass Stack: UINavigationController {}"
    let other = try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": first])
    #expect(try other.screen("PhotoController")?.parent == nil)
  }

  @Test func `what drawn segues push after a small and a large title has either`() throws {
    let drawn = Self.storyboard.replacing(
      "customClass=\"NoteController\">",
      with: """
        customClass="NoteController"><connections>
          <segue destination="photo" kind="show" identifier="toPhoto" id="s5"/>
        </connections>
        """)
    let own = Self.controllers.replacing(
      "class NoteController: UIViewController {}",
      with: """
        class NoteController: UIViewController {
          override func viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }
        }
        class Links {
          func open() { Stack.shared.pushViewController(PhotoController(), animated: true) }
        }
        """
    ).replacing(
      "class PhotoController: UIViewController {}",
      with: """
        class PhotoController: UIViewController { override func viewDidLoad() { title = "Photo" } }
        """)
    let app = try SampleApp(["Main.storyboard": drawn, "A.swift": own])
    let photos = try app.read().screens.filter { $0.name == "PhotoController" }
    #expect(photos.map(\.parent) == ["ListController", "NoteController"])
    #expect(photos.map(\.variant) == [nil, "from NoteController"])
    #expect(photos.map(\.hasSeveralParents) == [false, false])
  }

  @Test(arguments: [
    "func fill() { Helper.fill(navigationItem) }",
    "override func viewDidLoad() { setUpNavigationBar(for: .note) }",
  ])
  func `a bar that may be filled is not told`(second: String) throws {
    let code = Self.controllers
      .replacing(
        "class NoteController: UIViewController {",
        with: "class NoteController: UIViewController { \(second)")
    let app = try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": code])
    #expect(try !app.read().screens.map(\.name).contains("NoteController"))
  }

  @Test(arguments: [
    ("navigationItem.hidesBackButton = false", true),
    ("navigationItem.setHidesBackButton(false, animated: false)", true),
    ("navigationItem.leftItemsSupplementBackButton = true", false),
  ])
  func `a back button that is kept fills no bar`(step: String, isBare: Bool) throws {
    let code = Self.controllers.replacing(
      "class NoteController: UIViewController {",
      with: "class NoteController: UIViewController { override func viewDidLoad() { \(step) }")
    let app = try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": code])
    #expect(try app.read().screens.contains { $0.name == "NoteController" } == isBare)
  }

  @Test func `what shows the bar again leaves it for what it pushes`() throws {
    func names(_ flag: String) throws -> [String] {
      let code = Self.controllers.replacing(
        "class ListController: UIViewController {",
        with: """
          class ListController: UIViewController {
            override func viewDidAppear(_ a: Bool) {
              navigationController?.setNavigationBarHidden(\(flag), animated: true)
            }
          """)
      return try SampleApp(["Main.storyboard": Self.storyboard, "A.swift": code]).read().screens
        .map(\.name)
    }
    #expect(try names("false").contains("NoteController"))
    #expect(try !names("isNew").contains("NoteController"))
  }

  @Test func `what a segue to another file pushes has a bar`() throws {
    let list = """
      <scene sceneID="b"><objects><viewController id="list" customClass="ListController">
        <navigationItem key="navigationItem" title="Notes" id="i1"/>
        <connections>
          <segue destination="there" kind="show" identifier="toPhoto" id="s2"/>
          <segue destination="away" kind="show" identifier="toAbout" id="s3"/>
        </connections></viewController></objects></scene>
      <scene sceneID="p"><objects>
        <viewControllerPlaceholder storyboardName="Photo" id="there"/></objects></scene>
      <scene sceneID="q"><objects>
        <viewControllerPlaceholder storyboardName="About" id="away"/></objects></scene>
      """
    func other(_ id: String, _ type: String) -> String {
      Storyboard.document(
        """
        <scene sceneID="o"><objects><viewController id="\(id)" customClass="\(type)">
          <navigationItem key="navigationItem" id="i9"/></viewController></objects></scene>
        """
      ).replacing("targetRuntime", with: #"initialViewController="\#(id)" targetRuntime"#)
    }
    let app = try SampleApp([
      "Main.storyboard": Storyboard.document(Storyboard.stack("nav", root: "list"), list)
        .replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
      "Photo.storyboard": other("x", "PhotoController"),
      "About.storyboard": other("y", "AboutController"),
      "A.swift": Self.controllers.replacing("toAbout", with: "toNothing"),
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["ListController", "PhotoController"])
    #expect(screens.last?.isBare == true && screens.last?.parent == "ListController")
  }

  @Test func `what code pushes has a bar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class List: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() {
          navigationController?.pushViewController(Detail(), animated: true)
          present(Photo(), animated: true)
        }
      }
      class Detail: UIViewController {
        override func viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }
      }
      class Photo: UIViewController {}
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Detail", "List"])
    #expect(screens[0].isBare && screens[0].titleMode?.value == .inline)
  }

  private static func views(_ detail: String, _ list: String = "") -> String {
    """
    import SwiftUI
    struct Home: View {
      var body: some View {
        NavigationStack { ListView() }
      }
    }
    struct ListView: View {
      var body: some View {
        List {
          NavigationLink("One") { Detail() }
          NavigationLink(destination: Detail()) { Text("Two") }
        }
        .navigationTitle("Notes")\(list)
      }
    }
    struct Detail: View { var body: some View { VStack { Text("Hello") }\(detail) } }
    """
  }

  @Test func `what links push has a bar`() throws {
    let app = try SampleApp(["A.swift": Self.views("")])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Detail", "ListView"])
    #expect(screens.map(\.isBare) == [true, false])
    #expect(screens[0].parent == "ListView")
  }

  @Test(arguments: [
    ".toolbar(.hidden, for: .navigationBar)", ".toolbarVisibility(.hidden, for: .navigationBar)",
  ])
  func `what is pushed on a bar that one view hides for itself has a bar`(list: String) throws {
    let found = try SampleApp(["A.swift": Self.views("", list)]).read().screens
    #expect(found.map(\.name) == ["Detail", "ListView"])
    #expect(found.map(\.isBare) == [true, false])
  }

  @Test func `a mode is all there may be to say of a bar`() throws {
    let app = try SampleApp(["A.swift": Self.views(".navigationBarTitleDisplayMode(.inline)")])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Detail", "ListView"])
    #expect(screens[0].titleMode?.value == .inline)
  }

  @Test(arguments: [
    ".toolbar(.visible, for: .navigationBar)", ".toolbarVisibility(.visible, for: .navigationBar)",
    ".toolbarBackground(.red, for: .navigationBar)",
  ])
  func `a bar of which only the look is said is there`(modifier: String) throws {
    let found = try SampleApp(["A.swift": Self.views(modifier)]).read().screens
    #expect(found.map(\.name) == ["Detail", "ListView"])
  }

  @Test(arguments: [
    (".navigationBarHidden(isWide)", ""), (".toolbar(.hidden, for: .navigationBar)", ""),
    (".toolbar(isWide ? .hidden : .visible, for: .navigationBar)", ""),
    (".customNavigationBar(\"Detail\")", ""),
    ("", ".navigationBarHidden(true)"),
  ])
  func `what a view may hide or fill is not told`(detail: String, list: String) throws {
    let app = try SampleApp(["A.swift": Self.views(detail, list)])
    #expect(try !app.read().screens.contains { $0.isBare })
  }
}
