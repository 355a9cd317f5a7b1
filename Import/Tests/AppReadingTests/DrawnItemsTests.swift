import AppReading
import SampleApps
import Testing

/// Items of Interface Builder's that code, or a library, changes.
@Suite struct DrawnItemsTests {
  /// The screen of a drawn controller.
  private func note(_ code: String, _ inside: String, beside: String = "") throws -> Screen? {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "noteTitle = \"Note\";",
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        \(code)
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
      \(inside)
      </viewController>
      \(beside)
      </objects></scene></scenes>
      </document>
      """,
    ])
    return try app.screen("NoteController")
  }

  @Test func `a key that is typed in for an item is its title`() throws {
    let found = try note(
      "",
      """
      <navigationItem key="navigationItem" title="Drawn" id="n">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="wordKey" value="noteTitle"/>
      </userDefinedRuntimeAttributes>
      </navigationItem>
      """)
    #expect(found?.title?.value.summary == "key noteTitle")
    let other = try note(
      "",
      """
      <navigationItem key="navigationItem" title="Drawn" id="n">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="color" value="blue"/>
      </userDefinedRuntimeAttributes>
      </navigationItem>
      """)
    #expect(other?.title?.value.summary == "\"Drawn\"")
  }

  @Test func `a button that has several names is what is set on any of them last`() throws {
    let names = (1...6).map { "button\($0)" }
    let outlets = names.map { "@IBOutlet var \($0): UIBarButtonItem!" }
    let labels = names.reversed().map { "\($0).accessibilityLabel = \"\($0)\"" }
    let found = try note(
      outlets.joined(separator: "\n") + "\noverride func viewDidLoad() {\n"
        + labels.joined(separator: "\n") + "\n}",
      """
      <navigationItem key="navigationItem" title="Note" id="n">
      <barButtonItem key="rightBarButtonItem" image="plus" id="b"/>
      </navigationItem>
      <connections>
      \(names.map { #"<outlet property="\#($0)" destination="b" id="o\#($0)"/>"# }.joined())
      </connections>
      """)
    #expect(found?.items.first?.label?.summary == "\"button1\"")
  }

  @Test(arguments: [#"<navigationItem key="navigationItem" title="Note" id="n"/>"#, ""])
  func `a button that is drawn beside the bar is put into it by code`(item: String) throws {
    let found = try note(
      """
      @IBOutlet var find: UIBarButtonItem!
      override func viewDidLoad() { navigationItem.rightBarButtonItems = [find] }
      """,
      """
      \(item)
      <connections><outlet property="find" destination="b" id="o"/></connections>
      """,
      beside: #"<barButtonItem systemItem="search" id="b"/>"#)
    #expect(found?.items.map(\.summary) == ["right system search"])
  }

  @Test func `what the last branch sets takes the place of what is drawn`() throws {
    let found = try note(
      """
      @IBOutlet var done: UIBarButtonItem!
      @IBOutlet var profile: UIBarButtonItem!
      override func viewDidLoad() {
        if isModal {
          navigationItem.setRightBarButtonItems([done], animated: false)
        } else {
          navigationItem.setRightBarButtonItems([profile], animated: false)
        }
      }
      """,
      """
      <navigationItem key="navigationItem" title="Note" id="n">
      <rightBarButtonItems>
      <barButtonItem systemItem="done" id="d"/><barButtonItem title="Profile" id="p"/>
      </rightBarButtonItems>
      </navigationItem>
      <connections>
      <outlet property="done" destination="d" id="o"/><outlet property="profile" destination="p" id="q"/>
      </connections>
      """)
    #expect(found?.items.map(\.summary).contains("right system done") == false)
  }
}
