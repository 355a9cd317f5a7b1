import AppReading
import SampleApps
import Testing

/// Controllers that all of an app's code presents as they are, whatever they say of a bar.
@Suite struct PresentedInAnyCaseTests {
  private func names(shownBy steps: String, _ more: String = "") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        var kept: UIViewController?
        override func viewDidLoad() { title = "List" }
        \(steps)
      }
      class PinController: UIViewController {
        override func viewDidLoad() {
          title = "Pin"
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
        static func loaded() -> Self { Self() }
      }
      \(more)
      """
    ]).read().screens.map(\.name)
  }

  private static let twice = """
    @objc func open() { present(PinController(), animated: true) }
    @objc func openAgain() {
      let pin = PinController()
      pin.modalPresentationStyle = .fullScreen
      present(pin, animated: true)
    }
    """
  private static let byOwn = """
    @objc func open() { cover(with: PinController()) }
    func cover(with page: UIViewController) { present(page, animated: true, completion: nil) }
    """
  private static let made = """
    func pin() -> UIViewController { PinController() }
    @objc func open() { present(pin(), animated: true) }
    @objc func openAgain() { let next = pin(); present(next, animated: false) }
    """
  private static let onPads = """
    @objc func open() {
      let pin = PinController()
      if UIDevice.current.userInterfaceIdiom == .pad {
        navigationController?.pushViewController(pin, animated: true)
      } else {
        present(pin, animated: true)
      }
    }
    """

  @Test(arguments: [
    twice, byOwn, made, onPads,
    twice + "\nfunc open(_ window: UIWindow) { window.rootViewController = PinController() }",
    "@objc func open() { present(PinController.loaded(), animated: true) }",
    """
    @objc func open() {
      let pin: UIViewController
      if isEditing { pin = PinController() } else { pin = UIAlertController() }
      present(pin, animated: true)
    }
    """,
    """
    @objc func open() {
      let shown = UIPopoverController(contentViewController: PinController())
      shown.present(from: view.frame, in: view, animated: true)
    }
    """,
  ])
  func `one that is only ever presented has no bar`(steps: String) throws {
    #expect(try names(shownBy: steps) == ["ListController"])
  }

  private static let wrapping = """
    extension UIViewController {
      func inStack() -> UIViewController { UINavigationController(rootViewController: self) }
      var stacked: UIViewController { UINavigationController(rootViewController: self) }
    }
    """

  @Test(arguments: [
    twice + "\nfunc more() { library.show(PinController()) }",
    twice + "\nfunc more() { kept = PinController() }",
    """
    @objc func open() { next.pushViewController(PinController(), animated: true) }
    func pushViewController(_ page: UIViewController, animated: Bool) {
      next.pushViewController(page, animated: animated)
    }
    """,
    """
    @objc func open() { forward(PinController()) }
    func forward(_ page: UIViewController) { next.forward(page) }
    """,
    twice + "\nfunc more() { let pins = [PinController()]; library.show(pins) }",
    "@objc func open() { let pin = PinController(); present(pin.inStack(), animated: true) }",
    "@objc func open() { let pin = PinController(); present(pin.stacked, animated: true) }",
    "@objc func open() { present(library.wrapped(PinController()), animated: true) }",
    """
    func cover(with page: UIViewController) {
      present(UINavigationController(rootViewController: page), animated: true)
    }
    @objc func open() { cover(with: PinController()) }
    """,
    twice + "\nfunc more() { library.show(PinController.self) }",
    """
    func pin(_ isNew: Bool, _ isOpen: Bool) -> UIViewController {
      if isNew { UIAlertController() } else { if isOpen { PinController() } else { kept } }
    }
    @objc func open() { library.show(pin(true, true)); present(PinController(), animated: true) }
    """,
    "let pin = PinController()\n@objc func open() { present(pin, animated: true) }",
    twice + "\nfunc more() { library.rootViewController = PinController() }",
    twice + "\nfunc more() { library.show(\"PinController\") }",
    """
    \(twice)
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
    """,
    "func open(_ page: UIPageViewController) { page.setViewControllers([PinController()]) }",
  ])
  func `one that may come to stand on a stack has one`(steps: String) throws {
    #expect(try names(shownBy: steps, Self.wrapping).contains("PinController"))
  }

  @Test func `one with a bar of its own has one`() throws {
    let more = """
      class PlanController: UIViewController {
        let bar = UINavigationBar()
        override func viewDidLoad() {
          title = "Plan"
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          bar.setItems([navigationItem], animated: false)
        }
      }
      """
    let steps = "@objc func open() { present(PlanController(), animated: true) }"
    #expect(try names(shownBy: steps, more).contains("PlanController"))
  }

  @Test func `one that a view stands for has one`() throws {
    let more = """
      import SwiftUI
      struct Pin: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PinController { PinController() }
      }
      """
    #expect(try names(shownBy: Self.twice, more).contains("PinController"))
  }

  @Test(arguments: [
    ("[self presentViewController:[UIStoryboard pin] animated:YES completion:nil]", false),
    ("[self cover:[UIStoryboard pin]]", false),
    ("[self.navigationController pushViewController:[UIStoryboard pin] animated:YES]", true),
    ("[self keep:[UIStoryboard pin]]", true),
  ])
  func `drawn ones that Objective-C asks for are told alike`(step: String, has: Bool) throws {
    let found = try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="s"><objects>
          <viewController storyboardIdentifier="pin" id="p" customClass="PinController">
            <navigationItem key="navigationItem" title="Pin" id="n"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "A.m": """
      @implementation UIStoryboard (Pins)
      + (UIViewController *)pin {
        return [UIStoryboard.main instantiateViewControllerWithIdentifier:@"pin"];
      }
      @end
      @implementation ListController : UIViewController
      - (void)viewDidLoad { self.title = @"List"; }
      - (void)viewDidAppear:(BOOL)animated { \(step); }
      - (void)cover:(UIViewController *)page {
        page.modalPresentationStyle = UIModalPresentationFullScreen;
        [self presentViewController:page animated:YES completion:nil];
      }
      - (void)keep:(UIViewController *)page { self.page = page; }
      @end
      @implementation PinController : UIViewController
      @end
      """,
    ]).read().screens.map(\.name)
    #expect(found.contains("PinController") == has)
  }
}
