import AppReading
import SampleApps
import Testing

/// Screens that drawn segues show as the detail of a split view, or from one that code puts on a stack.
@Suite struct DrawnDetailsTests {
  private func page(
    kind: String = "showDetail", first: String = Self.pushed, split: String = Self.split,
    isPad: Bool = false
  ) throws -> Screen? {
    try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.controller(
          "l", class: "ListController", title: "List",
          segue: "destination=\"p\" kind=\"\(kind)\" identifier=\"page\""),
        """
        <scene sceneID="s"><objects>
          <viewController id="p" customClass="PageController"/>
        </objects></scene>
        """),
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        override func viewDidLoad() { title = "Page" }
      }
      class ListController: UIViewController {
        func open(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      }
      enum Way: String {
        case page
      }
      class StartController: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func go() { \(first) }
      }
      \(split)
      """,
    ]).read(isPad: isPad).screens.first { $0.name == "PageController" }
  }

  private static let split = "class Columns: UISplitViewController {}"
  private static let made = """
    let list = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "l") as! ListController

    """
  private static let pushed =
    made + "navigationController?.pushViewController(list, animated: true)"
  private static let framed =
    made + "present(UINavigationController(rootViewController: list), animated: true)"
  private static let shown = made + "present(list, animated: true)"

  @Test(arguments: ["show", "showDetail"], [pushed, framed])
  func `a phone pushes them on the stack that code puts the screen on`(
    kind: String, first: String
  ) throws {
    #expect(try page(kind: kind, first: first)?.parent == "ListController")
  }

  @Test func `without a split view nothing is pushed as a detail`() throws {
    #expect(try page(split: "")?.parent == nil)
  }

  @Test func `a pad shows both columns`() throws {
    #expect(try page(isPad: true)?.parent == nil)
  }

  @Test func `a screen without a stack pushes nothing`() throws {
    #expect(try page(kind: "show", first: Self.shown)?.parent == nil)
  }
}
