import AppReading
import SampleApps
import Testing

/// Screens that segues of other files push on the stacks that those draw.
@Suite struct StacksOfOtherFilesTests {
  private func app(_ stack: String = "", kind: String = "show") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class StartController: UIViewController {
        func go() { performSegue(withIdentifier: "home", sender: nil) }
      }
      class HomeController: UITabBarController {}
      class ListController: UIViewController {}
      class NoteController: UIViewController {}
      class LastController: UIViewController {}
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "s", stack),
        Storyboard.controller(
          "s", class: "StartController", title: "Start",
          segue: #"destination="p" kind="\#(kind)" identifier="home""#),
        """
        <scene sceneID="s-p"><objects>
        <viewControllerPlaceholder storyboardName="Home" id="p" sceneMemberID="viewController"/>
        </objects></scene>
        """
      ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
      "Home.storyboard": Storyboard.document(
        """
        <scene sceneID="s-t"><objects>
        <tabBarController id="t" customClass="HomeController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="i">
        <barButtonItem key="leftBarButtonItem" image="Menu" id="b"/></navigationItem>
        <connections>
        <segue destination="l" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="n" kind="show" identifier="home" id="g2"/>
        </connections>
        </tabBarController></objects></scene>
        <scene sceneID="s-l"><objects>
        <viewController id="l" customClass="ListController" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s-n"><objects>
        <viewController id="n" customClass="NoteController" title="Note" sceneMemberID="viewController">
        <connections><segue destination="e" kind="show" identifier="home" id="g3"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s-e"><objects>
        <viewController id="e" customClass="LastController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="i3"/></viewController></objects></scene>
        """
      ).replacing("targetRuntime", with: #"initialViewController="t" targetRuntime"#),
    ])
  }

  @Test func `a tab bar controller on it has the bar`() throws {
    let home = try #require(try app().screen("HomeController"))
    #expect(home.items.map(\.summary) == ["left picture Menu"])
    #expect(home.parent == "StartController")
    #expect(try app().read().screens.contains { $0.name == "ListController" } == false)
  }

  @Test func `what is pushed there has its title and its bar`() throws {
    #expect(try app().screen("NoteController")?.title?.value == .verbatim("Note"))
    #expect(try app().screen("LastController")?.isBare == true)
    #expect(try app().screen("LastController")?.parent == "NoteController")
  }

  @Test func `a stack that hides its bar hides it for all of them`() throws {
    let hidden = try app(#"navigationBarHidden="YES""#)
    #expect(try hidden.screen("NoteController")?.isBarHidden?.value == true)
    #expect(try hidden.screen("LastController")?.isBarHidden?.value == true)
  }

  @Test func `what is presented from another file is on no stack`() throws {
    let presented = try app(kind: "presentation")
    #expect(try presented.screen("NoteController") == nil)
  }

  @Test(arguments: [("", 2), (#"navigationBarHidden="YES""#, 1)])
  func `a screen of a stack without its bar has one where it is pushed`(
    stack: String, count: Int
  ) throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {}
      class NoteController: UIViewController {}
      class OwnStack: UINavigationController {}
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "l", stack),
        Storyboard.controller(
          "l", class: "ListController", title: "List",
          segue: #"destination="p" kind="show" identifier="go""#),
        """
        <scene sceneID="s-p"><objects>
        <viewControllerPlaceholder storyboardName="Note" referencedIdentifier="note" id="p"/>
        </objects></scene>
        """),
      "Note.storyboard": Storyboard.document(
        Storyboard.stack("own", root: "n", #"navigationBarHidden="YES" customClass="OwnStack""#),
        Storyboard.controller("n", class: "NoteController", title: "Note").replacing(
          "customClass=", with: "storyboardIdentifier=\"note\" customClass=")),
    ]).read().screens.filter { $0.name == "NoteController" }
    try #require(found.count == count)
    #expect(found.first?.isBarHidden?.value == true)
    if count == 2 {
      #expect(found[1].isBarHidden == nil && found[1].parent == "ListController")
    }
  }

  @Test(arguments: [true, false])
  func `what a tab shows is pushed on the stack around its tab bar controller`(
    isElsewhere: Bool
  ) throws {
    let tab = """
      <scene sceneID="s-l"><objects>
      <viewController id="l" customClass="ListController" sceneMemberID="viewController">
      <connections><segue destination="n" kind="show" identifier="go" id="g3"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s-n"><objects>
      <viewController id="n" customClass="NoteController" title="Note" sceneMemberID="viewController">
      <connections><segue destination="e" kind="show" identifier="go" id="g4"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s-e"><objects>
      <viewController id="e" customClass="LastController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" id="i3"/></viewController></objects></scene>
      """
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HomeController: UITabBarController {}
      class ListController: UIViewController {
        func go() { performSegue(withIdentifier: "go", sender: nil) }
      }
      class NoteController: UIViewController {}
      class LastController: UIViewController {}
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "t"),
        """
        <scene sceneID="s-t"><objects>
        <tabBarController id="t" customClass="HomeController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Home" id="i"/><connections>
        <segue destination="\(isElsewhere ? "p" : "l")" kind="relationship" relationship="viewControllers" id="g1"/>
        </connections>
        </tabBarController></objects></scene>
        """,
        isElsewhere
          ? """
          <scene sceneID="s-p"><objects>
          <viewControllerPlaceholder storyboardName="List" id="p"/></objects></scene>
          """ : tab
      ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
      "List.storyboard": Storyboard.document(isElsewhere ? tab : "")
        .replacing("targetRuntime", with: #"initialViewController="l" targetRuntime"#),
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["HomeController", "LastController", "NoteController"])
    #expect(screens[1].isBare && screens[2].title?.value == .verbatim("Note"))
  }
}
