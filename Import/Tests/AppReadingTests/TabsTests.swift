import AppReading
import SampleApps
import Testing

/// Tab bar controllers that stand on a stack, whose tabs give them their buttons.
@Suite struct TabsTests {
  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene><objects>
          <navigationController id="n">
            <connections><segue destination="l" kind="relationship" relationship="rootViewController"/></connections>
          </navigationController>
          <viewController id="l" customClass="ListController">
            <navigationItem key="navigationItem" title="List" id="i1"/>
            <connections><segue destination="t" kind="show"/></connections>
          </viewController>
          <tabBarController id="t" customClass="NewController">
            <navigationItem key="navigationItem" title="New" id="i2"/>
            <connections>
              <segue destination="f" kind="relationship" relationship="viewControllers"/>
              <segue destination="g" kind="relationship" relationship="viewControllers"/>
            </connections>
          </tabBarController>
          <viewController id="f" title="Find" customClass="FindController">
            <connections><outlet property="invite" destination="b" id="o"/></connections>
          </viewController>
          <barButtonItem title="Invite" id="b"/>
          <viewController id="g" customClass="GroupController"/>
          <navigationController id="m">
            <connections><segue destination="w" kind="relationship" relationship="rootViewController"/></connections>
          </navigationController>
          <viewController id="w" customClass="ForwardController">
            <navigationItem key="navigationItem" title="Forward" id="i3"/>
            <connections><segue destination="l" kind="show"/></connections>
          </viewController>
          <tabBarController id="x" customClass="MainController">
            <navigationItem key="navigationItem" title="Nobody's" id="i4"/>
            <connections>
              <segue destination="n" kind="relationship" relationship="viewControllers"/>
            </connections>
          </tabBarController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func screens() throws -> [Screen] {
    try SampleApp([
      "Main.storyboard": Self.board,
      "A.swift": """
      import UIKit
      class ListController: UIViewController {}
      class NewController: UITabBarController {}
      class MainController: UITabBarController {}
      class FindController: UIViewController {
        @IBOutlet var invite: UIBarButtonItem!
        override func viewDidAppear(_ animated: Bool) {
          self.tabBarController?.navigationItem.rightBarButtonItem = invite
        }
        override func viewDidDisappear(_ animated: Bool) {
          self.tabBarController?.navigationItem.rightBarButtonItem = nil
        }
      }
      class ForwardController: FindController {}
      class GroupController: UIViewController {
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        override func viewDidAppear(_ animated: Bool) {
          tabBarController?.navigationItem.rightBarButtonItem = save
        }
      }
      """,
    ]).read().screens
  }

  @Test func `a drawn tab bar controller on a stack is a screen with its first tab's button`()
    throws
  {
    let new = try screens().filter { $0.name == "NewController" }
    #expect(new.first?.title?.value == .verbatim("New"))
    #expect(new.first { $0.variant == nil }?.items.map(\.summary) == ["right \"Invite\""])
    #expect(new.contains { $0.variant != nil && $0.items.map(\.summary) == ["right system save"] })
  }

  @Test func `tabs of it are no screens of their own`() throws {
    let names = Set(try screens().map(\.name))
    #expect(names == ["ListController", "NewController", "ForwardController"])
  }

  @Test func `what is first on a drawn stack is shown there, also where a segue leads back to it`()
    throws
  {
    #expect(try screens().first { $0.name == "ListController" }?.parent == nil)
  }

  @Test func `a screen on a stack of its own gives no tab bar controller a button`() throws {
    let forward = try screens().filter { $0.name == "ForwardController" }
    #expect(forward.count == 1 && forward[0].items.isEmpty)
  }
}
