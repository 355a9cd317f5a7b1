import AppReading
import SampleApps
import Testing

/// Bars of hidden stacks that code shows before it performs a segue.
@Suite struct ShownBeforeSeguesTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
    <scenes>
    <scene sceneID="a"><objects><navigationController id="nav" navigationBarHidden="YES"><connections>
      <segue destination="start" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="b"><objects><viewController id="start" customClass="StartController">
      <connections>
        <segue destination="welcome" kind="show" identifier="toWelcome" id="s1"/>
        <segue destination="home" kind="show" identifier="toHome" id="s2"/>
      </connections></viewController></objects></scene>
    <scene sceneID="c"><objects><viewController id="welcome" customClass="WelcomeController">
      <navigationItem key="navigationItem" title="Welcome" id="i1"/>
      <connections><segue destination="login" kind="show" identifier="toLogin" id="s3"/></connections>
      </viewController></objects></scene>
    <scene sceneID="d"><objects><viewController id="login" customClass="LoginController">
      <navigationItem key="navigationItem" title="Log In" id="i2"/></viewController></objects></scene>
    <scene sceneID="e"><objects><viewController id="home" customClass="HomeController">
      <navigationItem key="navigationItem" title="Home" id="i3"/></viewController></objects></scene>
    </scenes></document>
    """

  @Test func `a bar that is shown before a segue is there, and stays`() throws {
    let app = try SampleApp([
      "Main.storyboard": Self.storyboard,
      "A.swift": """
      import UIKit
      class StartController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          if account == nil {
            navigationController?.setNavigationBarHidden(false, animated: true)
            performSegue(withIdentifier: "toWelcome", sender: self)
          } else {
            navigationController?.setNavigationBarHidden(true, animated: true)
            performSegue(withIdentifier: "toHome", sender: self)
          }
        }
      }
      class WelcomeController: UIViewController {
        func enter() { performSegue(withIdentifier: "toLogin", sender: self) }
      }
      class LoginController: UIViewController {}
      class HomeController: UIViewController {}
      """,
    ])
    func isHidden(_ name: String) throws -> Bool {
      try #require(try app.screen(name)).isBarHidden?.value ?? false
    }
    #expect(try !isHidden("WelcomeController"))
    #expect(try !isHidden("LoginController"))
    #expect(try isHidden("HomeController"))
  }

  @Test(arguments: [
    "if segue.identifier == \"toLogin\"", "switch segue.identifier { case \"toLogin\":",
  ])
  func `a bar that is hidden again before the next segue is not`(way: String) throws {
    let app = try SampleApp([
      "Main.storyboard": Self.storyboard,
      "A.swift": """
      import UIKit
      class StartController: UIViewController {
        func enter() {
          navigationController?.isNavigationBarHidden = false
          performSegue(withIdentifier: "toWelcome", sender: self)
          performSegue(withIdentifier: "toHome", sender: self)
        }
      }
      class WelcomeController: UIViewController {
        func enter() { performSegue(withIdentifier: "toLogin", sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(way) \(way.hasPrefix("if") ? "{" : "")
            navigationController?.isNavigationBarHidden = true
          \(way.hasPrefix("if") ? "}" : "default: break }")
        }
      }
      class LoginController: UIViewController {}
      class HomeController: UIViewController {}
      """,
    ])
    #expect(try app.screen("WelcomeController")?.isBarHidden?.value != true)
    #expect(try app.screen("LoginController")?.isBarHidden?.value == true)
  }

  @Test func `so it is in Objective-C`() throws {
    let app = try SampleApp([
      "Main.storyboard": Self.storyboard,
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface StartController : UIViewController
      @end
      @interface WelcomeController : UIViewController
      @end
      @interface HomeController : UIViewController
      @end
      @implementation StartController
      - (void)viewDidAppear:(BOOL)animated {
        if (!self.account) {
          [self.navigationController setNavigationBarHidden:NO animated:YES];
          [self performSegueWithIdentifier:@"toWelcome" sender:self];
        } else {
          [self performSegueWithIdentifier:@"toHome" sender:self];
        }
      }
      @end
      @implementation WelcomeController
      @end
      @implementation HomeController
      @end
      """,
    ])
    #expect(try app.screen("WelcomeController")?.isBarHidden?.value != true)
    #expect(try app.screen("HomeController")?.isBarHidden?.value == true)
  }
}
