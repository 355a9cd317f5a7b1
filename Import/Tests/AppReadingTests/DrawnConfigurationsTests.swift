import AppReading
import SampleApps
import Testing

/// Drawn buttons with configurations, and with pictures that their classes show.
@Suite struct DrawnConfigurationsTests {
  private static let button = """
    import UIKit
    class IconButton: UIButton {
      @IBInspectable var icon: UIImage = UIImage()
      @IBInspectable var badge: UIImage = UIImage()
      override func layoutSubviews() {
        super.layoutSubviews()
        if !isHighlighted { setImage(icon.withTintColor(.red), for: .normal) }
      }
    }
    class NoteController: UIViewController {}
    """

  private func note(_ item: String) throws -> Screen? {
    try SampleApp([
      "A.swift": Self.button,
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="n">\(item)</navigationItem>
        </viewController></objects></scene>
        """),
    ]).screen("NoteController")
  }

  private func face(_ inside: String, _ attributes: String = "") throws -> String? {
    try note(
      """
      <barButtonItem key="rightBarButtonItem" id="b">
      <button key="customView" id="v" \(attributes)>\(inside)</button></barButtonItem>
      """
    )?.items.first?.summary
  }

  @Test(arguments: [
    (#"<buttonConfiguration key="configuration" style="plain"/>"#, "right view UIButton"),
    (
      #"<buttonConfiguration key="configuration" style="plain" image="Menu"/>"#,
      "right picture Menu"
    ),
    (
      """
      <buttonConfiguration key="configuration" style="plain">
      <imageReference key="image" image="qrcode" catalog="system"/></buttonConfiguration>
      """, "right symbol qrcode"
    ),
    (
      #"<buttonConfiguration key="configuration" style="plain" title="Scan"/>"#, "right \"Scan\""
    ),
    (
      """
      <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
      <fragment content="Scan"/><fragment content=" it"/></attributedString></buttonConfiguration>
      """, "right \"Scan it\""
    ),
    ("", "right \"Button\""),
  ])
  func `a configuration says what a button shows, whatever its states still have`(
    configuration: String, shown: String
  ) throws {
    let state = #"<state key="normal" title="Button"/>"#
    #expect(try face(state + configuration) == shown)
  }

  private static func attribute(_ name: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="image" keyPath="\(name)" value="Close"/>
    </userDefinedRuntimeAttributes>
    """
  }

  @Test(arguments: [
    ("icon", "IconButton", "right picture Close"), ("badge", "IconButton", "right view IconButton"),
    ("icon", "OtherButton", "right view OtherButton"),
  ])
  func `a picture that is typed in for a property is a button's where its class shows it`(
    name: String, type: String, shown: String
  ) throws {
    #expect(try face(Self.attribute(name), #"customClass="\#(type)""#) == shown)
  }

  @Test func `a plain view around one button shows that`() throws {
    let found = try note(
      """
      <barButtonItem key="rightBarButtonItem" id="b">
      <view key="customView" id="v"><subviews>
      <button id="i" customClass="IconButton">\(Self.attribute("icon"))</button>
      </subviews></view></barButtonItem>
      """)
    #expect(found?.items.map(\.summary) == ["right picture Close"])
  }

  @Test func `a hidden view in the place of the title is not there`() throws {
    func view(_ attributes: String) -> String {
      """
      <view key="titleView" \(attributes) id="t"/>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b"/>
      """
    }
    #expect(try note(view(""))?.titleView != nil)
    let hidden = try #require(try note(view(#"hidden="YES""#)))
    #expect(hidden.titleView == nil)
  }

  @Test func `what a button of an own class shows as the title is for its code to say`() throws {
    let found = try note(
      """
      <button key="titleView" customClass="IconButton" id="t">
      <state key="normal" image="Drawn"/></button>
      """)
    guard case .view("IconButton")? = found?.titleView?.value else {
      Issue.record("\(String(describing: found?.titleView))")
      return
    }
  }
}
