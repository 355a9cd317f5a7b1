import AppReading
import SampleApps
import Testing

/// What is set on the screen that is first on a stack by whoever makes the stack or asks for it.
@Suite struct FirstOfStacksTests {
  private static let screens = """
    import UIKit
    class HomeController: UIViewController { override func viewDidLoad() { title = "Home" } }
    class MailController: UIViewController {}
    class MenuController: UIViewController {
      lazy var menu = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: nil)

    """

  private static func items(_ screen: Screen?) -> [String]? { screen?.items.map(\.summary) }

  @Test(arguments: [
    "stack.topViewController?.navigationItem.leftBarButtonItem = menu",
    "stack.visibleViewController?.navigationItem.leftBarButtonItem = menu",
    "stack.viewControllers[0].navigationItem.leftBarButtonItem = menu",
    "stack.viewControllers.first?.navigationItem.leftBarButtonItem = menu",
    "stack.topViewController?.navigationItem.setLeftBarButton(menu, animated: false)",
    "if let top = stack.topViewController { top.navigationItem.leftBarButtonItem = menu }",
    "let top = stack.viewControllers[0]; top.navigationItem.leftBarButtonItem = menu",
  ])
  func `the first screen of a stack that code makes has what is set on it there`(
    step: String
  ) throws {
    let app = try SampleApp([
      "A.swift": Self.screens + """
          func open() {
            let stack = UINavigationController(rootViewController: HomeController())
            \(step)
            present(stack, animated: true)
          }
        }
        """
    ])
    #expect(Self.items(try app.screen("HomeController")) == ["left \"Menu\""])
  }

  @Test(arguments: [
    "viewControllers[1].navigationItem", "viewControllers.last?.navigationItem",
    "presentedViewController?.navigationItem",
  ])
  func `what is set on another screen of a stack is not the first one's`(place: String) throws {
    let app = try SampleApp([
      "A.swift": Self.screens + """
          func open() {
            let stack = UINavigationController(rootViewController: HomeController())
            stack.pushViewController(MailController(), animated: false)
            stack.\(place).leftBarButtonItem = menu
            present(stack, animated: true)
          }
        }
        """
    ])
    #expect(Self.items(try app.screen("HomeController")) == [])
  }

  @Test func `a function that a stack is handed to sets something on its first screen`() throws {
    let app = try SampleApp([
      "A.swift": Self.screens + """
          func open() {
            let stack = UINavigationController(rootViewController: HomeController())
            decorate(stack)
            present(stack, animated: true)
          }
          func decorate(_ pane: UINavigationController) {
            pane.topViewController?.navigationItem.leftBarButtonItem = menu
          }
        }
        """
    ])
    #expect(Self.items(try app.screen("HomeController")) == ["left \"Menu\""])
  }

  private static let drawn = Storyboard.document(
    Storyboard.stack("n1", root: "v1", "storyboardIdentifier=\"home\""),
    Storyboard.controller("v1", class: "HomeController", title: "Home"),
    Storyboard.stack("n2", root: "v2", "storyboardIdentifier=\"mail\""),
    Storyboard.controller("v2", class: "MailController", title: "Mail"),
    Storyboard.stack("n3", root: "v3", "storyboardIdentifier=\"chat\""),
    Storyboard.controller("v3", class: "MailController", title: "Chat"))

  private static func opening(_ names: String, _ name: String) -> String {
    """
    import UIKit
    class HomeController: UIViewController {}
    class MailController: UIViewController {}
    enum Pane { case home, mail }
    class MenuController: UIViewController {
      \(names)
      func open(_ place: Int, _ pane: Pane) {
        let screen = storyboard!.instantiateViewController(withIdentifier: \(name))
        if let stack = screen as? UINavigationController {
          stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: #selector(reveal))
        }
        drawer.show(screen)
      }
      func other() { drawer.show(storyboard!.instantiateViewController(withIdentifier: "chat")) }
      @objc func reveal() {}
    }
    """
  }

  @Test(arguments: [
    ("", "\"mail\"", 0, 1),
    ("let names = [\"home\", \"mail\"]", "names[place]", 1, 1),
    ("let names: [Pane: String] = [.home: \"home\", .mail: \"mail\"]", "names[pane]!", 1, 1),
  ])
  func `a drawn stack's first screen has what is set on it by whoever asks for the stack`(
    names: String, name: String, home: Int, mail: Int
  ) throws {
    let app = try SampleApp([
      "A.swift": Self.opening(names, name), "Main.storyboard": Self.drawn,
    ])
    let screens = try app.read().screens
    func items(_ title: String) -> [Int] {
      screens.filter { $0.title?.value.summary == "\"\(title)\"" }.map(\.items.count)
    }
    #expect(items("Home") == [home])
    #expect(items("Mail") == [mail])
    #expect(items("Chat") == [0])
  }

  @Test func `names of drawn stacks may stand in a dictionary of Objective-C`() throws {
    let app = try SampleApp([
      "A.h": """
      @interface HomeController : UIViewController
      @end
      @interface MailController : UIViewController
      @end
      @interface MenuController : UIViewController
      @property (nonatomic, strong) NSDictionary *names;
      @end
      """,
      "A.m": """
      #import "A.h"
      @implementation HomeController
      @end
      @implementation MailController
      @end
      @implementation MenuController
      - (void)prepare {
        self.names = @{ @(PaneHome) : @"home", @(PaneMail) : @"mail" };
      }
      - (void)open:(PaneKind)kind {
        UIViewController *pane = [self.storyboard instantiateViewControllerWithIdentifier:self.names[@(kind)]];
        if ([pane isKindOfClass:[UINavigationController class]]) {
          ((UINavigationController *)pane).topViewController.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Menu" style:UIBarButtonItemStylePlain target:self action:nil];
        }
        [self.drawer show:pane];
      }
      @end
      """,
      "Main.storyboard": Self.drawn,
    ])
    #expect(Self.items(try app.screen("HomeController")) == ["left \"Menu\""])
  }
}
