import AppReading
import SampleApps
import Testing

/// What the class of the one drawn stack says of back buttons, where a router pushes on it.
@Suite struct RoutersOnDrawnStacksTests {
  private static func stack(_ type: String?, first: String, id: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><navigationController id="\(id)" \
    storyboardIdentifier="\(id)" \(type.map { "customClass=\"\($0)\"" } ?? "")><connections>
      <segue destination="r\(id)" kind="relationship" relationship="rootViewController" id="g\(id)"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="t\(id)"><objects><viewController id="r\(id)" customClass="\(first)">
    <navigationItem key="navigationItem" title="\(first)" id="i\(id)"/>
    </viewController></objects></scene>
    """
  }

  /// Whether the back button of a list, which a router pushes a note from, is an arrow alone.
  private func isMinimal(
    _ scenes: String, push: String = "Router.push(NoteController())"
  ) throws -> Bool {
    let app = try SampleApp([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>\(scenes)</scenes></document>
      """,
      "A.swift": """
      import UIKit
      class Trail: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() {
          delegate = self
          setViewControllers([makeTabs()], animated: false)
        }
        func navigationController(
          _ stack: UINavigationController, willShow next: UIViewController, animated: Bool
        ) { next.navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain) }
      }
      class Bubble { let stack = Strip(rootViewController: UIViewController()) }
      class Strip: UINavigationController {}
      class FirstController: UIViewController {
        override func viewDidLoad() {
          let other = storyboard!.instantiateViewController(withIdentifier: "other")
          present(other, animated: true)
        }
      }
      class OtherController: UIViewController {}
      class Router {
        static func push(_ page: UIViewController) {
          if let stack = root as? UINavigationController {
            stack.pushViewController(page, animated: true)
          }
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        @IBAction func open() { \(push) }
      }
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      """,
    ])
    return try #require(try app.screen("ListController")).isBackMinimal?.value ?? false
  }

  @Test func `it holds for what pushes by the router`() throws {
    #expect(try isMinimal(Self.stack("Trail", first: "FirstController", id: "a")))
  }

  @Test func `nobody knows where stacks of several kinds are drawn`() throws {
    let scenes =
      Self.stack("Trail", first: "FirstController", id: "a")
      + Self.stack(nil, first: "OtherController", id: "other")
    #expect(try !isMinimal(scenes))
  }

  @Test func `it does not hold for what pushes on a stack of its own`() throws {
    #expect(
      try !isMinimal(
        Self.stack("Trail", first: "FirstController", id: "a"),
        push: "navigationController?.pushViewController(NoteController(), animated: true)"))
  }
}
