import SampleApps
import Testing

@testable import AppReading

/// Screens that are drawn in a view of another.
@Suite struct EmbeddedScreensTests {
  /// A storyboard whose first screen has another in a view, and pushes it where that is asked for.
  private static func drawing(_ connections: String = "", child: String = "ListController")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
      <scene><objects><navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="a" customClass="HomeController">
        <view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="b" kind="embed" identifier="inside" id="s2"/>
        </connections></containerView></subviews></view>
        <navigationItem key="navigationItem" title="Home" id="i1"/>
        <connections>\(connections)</connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="\(child)">
        <navigationItem key="navigationItem" title="List" id="i2"/>
        <connections><segue destination="d" kind="show" identifier="detail" id="s4"/></connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="d" customClass="DetailController">
        <navigationItem key="navigationItem" title="Detail" id="i3"/>
      </viewController></objects></scene>
    </scenes></document>
    """
  }

  private static let code = """
    class HomeController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let list = segue.destination as? ListController { list.reload() }
      }
      func again() { performSegue(withIdentifier: "again", sender: nil) }
    }
    class ListController: UIViewController {
      func show() { performSegue(withIdentifier: "detail", sender: nil) }
    }
    class DetailController: UIViewController {}
    """

  private static func names(_ drawing: String) throws -> [String] {
    try SampleApp(["Main.storyboard": drawing, "A.swift": code]).read().screens.map(\.name)
  }

  @Test func `a screen in a view of another has no bar of its own`() throws {
    #expect(try Self.names(Self.drawing()) == ["DetailController", "HomeController"])
  }

  @Test func `a screen that is pushed too has one`() throws {
    let push = #"<segue destination="b" kind="show" identifier="again" id="s3"/>"#
    #expect(
      try Self.names(Self.drawing(push))
        == ["DetailController", "HomeController", "ListController"])
  }
}
