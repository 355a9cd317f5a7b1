import AppReading
import SampleApps
import Testing

/// Bars that a drawn stack hides and a base class of its screens hides as well.
@Suite struct HiddenTwiceTests {
  @Test(arguments: [
    ("navigationController?.isNavigationBarHidden = true", true),
    ("navigationController?.setNavigationBarHidden(true, animated: false)", true),
    ("navigationController?.setNavigationBarHidden(false, animated: false)", false),
  ])
  func `the screens have no bar`(step: String, isHidden: Bool) throws {
    let screens = try SampleApp([
      "Login.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="s"><scenes>
      <scene sceneID="1"><objects><navigationController id="s" navigationBarHidden="YES">
        <navigationBar key="navigationBar" id="b"/><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="a" customClass="LoginController">
        <navigationItem key="navigationItem" id="n1"/><connections>
        <segue destination="c" kind="show" id="q" identifier="go"/>
        </connections></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="c" customClass="SignController">
        <navigationItem key="navigationItem" id="n2"/></viewController></objects></scene>
      </scenes></document>
      """,
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); \(step) }
      }
      class LoginController: Base {}
      class SignController: Base {}
      """,
    ]).read().screens
    for name in ["LoginController", "SignController"] {
      let screen = screens.first { $0.name == name }
      #expect((screen?.isBarHidden?.value == true) == isHidden, "\(name)")
    }
  }
}
