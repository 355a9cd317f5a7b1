import AppReading
import SampleApps
import Testing

/// Large titles that one navigation controller of an app has and another has not.
@Suite struct StacksOfTheirOwnTests {
  private static let stacks = """
    import UIKit
    class PlainStack: UINavigationController {}
    final class TabStack: PlainStack, UINavigationControllerDelegate {
      init() {
        super.init(nibName: nil, bundle: nil)
        navigationBar.prefersLargeTitles = true
        delegate = self
      }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        if navigationController.viewControllers.count == 1 {
          viewController.navigationItem.largeTitleDisplayMode = .always
        } else {
          viewController.navigationItem.largeTitleDisplayMode = viewController.wantedMode()
        }
      }
    }
    extension UIViewController {
      @objc func wantedMode() -> UINavigationItem.LargeTitleDisplayMode { .never }
    }
    """

  private static let screens = """
    import UIKit
    class TabsController: UITabBarController {
      private let listStack = TabStack()
      private let homeStack = TabStack()
      func makeHome() -> UIViewController { HomeController() }
      override func viewDidLoad() {
        listStack.viewControllers = [ListController()]
        let home = makeHome()
        homeStack.viewControllers = [home]
      }
    }
    class ListController: UIViewController {
      override func viewDidLoad() { title = "List" }
      func open() { show(DetailController(), sender: self) }
      func openWide() { show(WideController(), sender: self) }
      func add() {
        present(PlainStack(rootViewController: AddController()), animated: true)
      }
      func note() {
        present(PlainStack(rootViewController: NoteController()), animated: true)
      }
      func pick() {
        present(PlainStack(rootViewController: PickController()), animated: true)
      }
    }
    class HomeController: UIViewController { override func viewDidLoad() { title = "Home" } }
    class DetailController: UIViewController { override func viewDidLoad() { title = "Detail" } }
    class WideController: UIViewController {
      override func viewDidLoad() { title = "Wide" }
      override func wantedMode() -> UINavigationItem.LargeTitleDisplayMode { .always }
    }
    class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
    class AddController: UIViewController { override func viewDidLoad() { title = "Add" } }
    class PickController: UIViewController { override func viewDidLoad() { title = "Pick" } }
    """

  @Test func `only the first screen of a stack whose delegate says so has a large title`() throws {
    let app = try SampleApp(["A.swift": Self.stacks, "B.swift": Self.screens])
    #expect(try app.screen("DetailController")?.titleMode?.value == .inline)
    #expect(try app.screen("WideController")?.titleMode?.value == .large)
    #expect(try app.screen("HomeController")?.prefersLargeTitles?.value == true)
    #expect(try app.screen("ListController")?.prefersLargeTitles?.value == true)
  }

  @Test func `large titles of one stack are not those of all`() throws {
    let app = try SampleApp(["A.swift": Self.stacks, "B.swift": Self.screens])
    let read = try app.read()
    #expect(read.looks.ownBar.prefersLargeTitles == nil)
    for name in ["AddController", "PickController"] {
      #expect(try app.screen(name)?.prefersLargeTitles?.value != true)
    }
  }
}
