import AppReading
import SampleApps
import Testing

/// Screens inside of others that functions give, and titles that one of several ways sets.
@Suite struct ChildrenOfFunctionsTests {
  @Test func `what a function gives to be put into a screen has no bar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Tabs: UIViewController {
        lazy var first: First! = {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return (board.instantiateViewController(withIdentifier: "First") as? First)!
        }()
        lazy var second: Second! = { Second() }()
        override func viewDidLoad() {
          title = "Tabs"
          show(0)
        }
        func show(_ place: Int) {
          if let controller = controller(at: place) {
            addChild(controller)
            controller.didMove(toParent: self)
            view.addSubview(controller.view)
          }
        }
        func controller(at place: Int) -> UIViewController? {
          var controller: UIViewController?
          switch place {
          case 0: controller = self.first
          case 1: controller = self.second
          default: return nil
          }
          return controller
        }
      }
      class First: UIViewController {
        override func viewDidLoad() { title = "First" }
        func choose() { performSegue(withIdentifier: "toFourth", sender: self) }
      }
      class Fourth: UIViewController { override func viewDidLoad() { title = "Fourth" } }
      class Second: UIViewController {
        override func viewDidLoad() { title = "Second" }
        func open() { navigationController?.pushViewController(Third(), animated: true) }
      }
      class Third: UIViewController { override func viewDidLoad() { title = "Third" } }
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="1"><objects>
          <viewController storyboardIdentifier="First" id="a" customClass="First" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="One" id="b"/>
            <connections><segue destination="c" kind="show" identifier="toFourth" id="s"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="c" customClass="Fourth" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes></document>
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Fourth", "Tabs", "Third"])
    // What a child pushes stands after the screen around it.
    #expect(screens.map(\.parent) == ["Tabs", nil, "Tabs"])
  }

  @Test func `the title of the first of two ways stays that is data`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Review: UIViewController {
        var selected: Any?
        override func viewDidAppear(_ animated: Bool) {
          if selected is Part {
            showPart(selected as? Part)
          } else if selected is Checks {
            showChecks(selected as? Checks)
          }
        }
        func showPart(_ part: Part?) {
          if let name = part?.name { title = name }
        }
        func showChecks(_ checks: Checks?) {
          if checks?.count == 5 { title = "Checklist" }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first?.title?.value.isKnown == false)
    #expect(screens.dropFirst().map(\.title?.value) == [.verbatim("Checklist")])
  }
}
