import AppReading
import SampleApps
import Testing

/// Screens that actions, initializers and base classes make, and what those say of them.
@Suite struct LaterActionsTests {
  @Test func `screens that an action makes are pushed from the screen with the action`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Search: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Search"
          writer.addAction(.init(handler: { [weak self] _ in
            self?.title = "Pressed"
            self?.show(Picker(title: "Written By", callback: { _ in }), sender: nil)
          }), for: .touchUpInside)
        }
      }
      class Picker: UIViewController {
        let callback: (Int) -> Void
        init(title: String, callback: @escaping (Int) -> Void) {
          self.callback = callback
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      """
    ])
    let picker = try #require(try app.screen("Picker"))
    #expect(picker.title?.value.summary == "\"Written By\"")
    #expect(picker.parent == "Search")
    #expect(try app.read().screens.filter { $0.name == "Search" }.count == 1)
  }

  @Test func `an initializer of Objective-C hands its title to another`() throws {
    let app = try SampleApp([
      "Web.m": """
      #import <UIKit/UIKit.h>
      @interface Web : UIViewController
      @property (nonatomic, strong) NSString *firstTitle;
      @end
      @implementation Web
      - (instancetype)initWithText:(NSString *)text initialTitle:(NSString *)initialTitle
      {
        return [self initWithURL:[NSURL URLWithString:text] initialTitle:initialTitle];
      }
      - (instancetype)initWithURL:(NSURL *)url initialTitle:(NSString *)initialTitle
      {
        self = [self init];
        if (self) { self.firstTitle = initialTitle; }
        return self;
      }
      - (void)viewDidLoad { self.title = self.firstTitle; }
      @end
      @implementation Menu
      - (void)help
      {
        Web *web = [[Web alloc] initWithText:@"a" initialTitle:@"Help"];
        [self.stack pushViewController:web animated:YES];
      }
      @end
      """
    ])
    #expect(try app.screen("Web")?.title?.value.summary == "\"Help\"")
  }

  @Test func `a type's own name is not that of its values, also as a base class's argument`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      protocol Choice { static var name: String { get } }
      enum Time: Choice {
        case today, week
        var name: String {
          switch self {
          case .today: "Today"
          case .week: "This Week"
          }
        }
        static var name: String { "Time Posted" }
      }
      enum Order: Choice { static var name: String { "Order By" } }
      class Picker<T: Choice>: UIViewController {
        override func viewDidLoad() { title = T.name }
      }
      class TimePicker: Picker<Time> {}
      class Home: UIViewController {
        func pick() { show(Picker<Order>(), sender: nil) }
        func pickTime() { show(TimePicker(), sender: nil) }
      }
      """
    ])
    #expect(try app.screen("TimePicker")?.title?.value.summary == "\"Time Posted\"")
    let titles = try app.read().screens.compactMap(\.title?.value.summary)
    #expect(Set(titles) == ["\"Time Posted\"", "\"Order By\""])
  }

  @Test(arguments: ["UITableViewController", "UIPageViewController", "UITabBarController"])
  func `what an app adds to all screens UIKit's other classes have as well`(base: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        var back: UIBarButtonItem { UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(pop)) }
      }
      class Contacts: \(base) {
        override func viewDidLoad() {
          title = "Contacts"
          navigationItem.leftBarButtonItem = back
        }
      }
      """
    ])
    #expect(try app.screen("Contacts")?.items.map(\.summary) == ["left picture back"])
  }

  @Test(arguments: [true, false])
  func `a generic hosting controller and the view it is made with are one screen`(
    isAlone: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Host<Content: View>: UIHostingController<Content> {
        init(rootView: Content, asks: Bool) {
          super.init(rootView: rootView)
          navigationItem.hidesBackButton = true
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
      }
      struct Pending: View {
        var body: some View { Text("…").navigationTitle("Pending") }
      }
      class Coordinator {
        func start() {
          let view = Pending()
          let host = Host(rootView: view, asks: true)
          stack.pushViewController(host, animated: true)
        }
        func other() -> UIViewController {
          let view = Pending()
          \(isAlone ? "return Plain()" : "return UIHostingController(rootView: view)")
        }
      }
      """
    ])
    let screens = try app.read().screens
    // What stands in a plain controller as well is a screen of its own, without the button.
    #expect(screens.map(\.name) == (isAlone ? ["Host"] : ["Host", "Pending"]))
    #expect(screens.first?.title?.value.summary == "\"Pending\"")
    #expect(screens.first?.items.map(\.summary) == ["left system close"])
  }

  @Test(arguments: [
    ("list.modalPresentationStyle = .fullScreen", "", true),
    ("list.modalPresentationStyle = .formSheet", "", false), ("", "", false),
    ("", "modalPresentationStyle = .overFullScreen", true),
  ])
  func `a screen that is presented over the whole screen is no sheet`(
    step: String, own: String, isCover: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Home: UIViewController {
        func more() {
          let list = \(own.isEmpty ? "UINavigationController(rootViewController: List())" : "List()")
          \(step)
          present(list, animated: true)
        }
        // What others do with it nobody knows.
        func add() { pages.add(List()) }
      }
      class List: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "List"
          \(own)
        }
      }
      """
    ])
    #expect(try app.screen("List")?.presentation == (isCover ? .cover : .sheet))
  }
}
