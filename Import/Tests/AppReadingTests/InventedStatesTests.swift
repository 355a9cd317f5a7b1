import AppReading
import SampleApps
import Testing

/// What is no title, no button, no state and no look of a screen.
@Suite struct InventedStatesTests {
  @Test func `the letters of a title are no title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UINavigationItem {
        @objc var titleTextAttributes: [NSAttributedString.Key: Any]? { get { nil } set {} }
        var shownTitle: String? { get { nil } set { title = newValue } }
      }
      class Confirm: UIViewController {
        override func viewDidLoad() {
          navigationItem.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
          setup()
        }
        func setup() { title = "Confirm" }
      }
      class Shown: UIViewController {
        override func viewDidLoad() { navigationItem.shownTitle = "Shown" }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Confirm", "Shown"])
    #expect(screens.map(\.title?.value.summary) == ["\"Confirm\"", "\"Shown\""])
  }

  @Test func `a button of nothing has no words`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Lock: UIViewController {
        override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem() }
      }
      """
    ])
    #expect(try app.screen("Lock")?.items.map(\.summary) == ["left \"\""])
  }

  @Test(arguments: [true, false])
  func `what a base class does for a first screen is not on pushed ones`(isFirst: Bool) throws {
    let shown =
      isFirst
      ? "UINavigationController *all = [[UINavigationController alloc] initWithRootViewController:list];\n"
        + "[self.stack pushViewController:list animated:YES];"
      : "[self.stack pushViewController:list animated:YES];"
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface Base : UIViewController
      @end
      @implementation Base
      - (void)viewDidLoad {
        [super viewDidLoad];
        if (self.navigationController.viewControllers.firstObject == self) {
          self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Menu" style:UIBarButtonItemStylePlain target:self action:@selector(open)];
        }
      }
      @end
      @interface List : Base
      @end
      @implementation List
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"List";
      }
      @end
      @interface Start : UIViewController
      @end
      @implementation Start
      - (void)viewDidLoad { self.title = @"Start"; }
      - (void)go {
        List *list = [[List alloc] init];
        \(shown)
      }
      @end
      """
    ])
    let lists = try app.read().screens.filter { $0.name == "List" }
    #expect(lists.count == 1)
    #expect(lists.first?.items.map(\.summary) == (isFirst ? ["left \"Menu\""] : []))
    // With a first screen's button there is none before it.
    #expect(lists.first?.parent == (isFirst ? nil : "Start"))
  }

  @Test func `the same button made again is no state, nor what the own class replaces`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if isOnPhone { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil) }
        }
      }
      class Mail: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Mail"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        }
        func updateTheme() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    let mails = try app.read().screens.filter { $0.name == "Mail" }
    #expect(mails.count == 1)
    #expect(mails.first?.items.map(\.summary) == ["left \"Cancel\"", "right \"Send\""])
  }

  @Test func `what one of two later ways takes away is not what a screen comes with`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Code: UIViewController {
        override func viewDidLoad() { title = "Code" }
        func show(_ state: State) {
          if state.hidesLogout {
            navigationItem.rightBarButtonItem = nil
          } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log Out", style: .plain, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let codes = try app.read().screens.filter { $0.name == "Code" }
    #expect(codes.first { $0.variant == nil }?.items.isEmpty == true)
    #expect(codes.compactMap(\.variant).count == 1)
  }

  @Test func `looks of an example beside the app are not the app's`() throws {
    let app = try SampleApp([
      "Vendors/Example/AppDelegate.swift": """
      import UIKit
      class ExampleDelegate: UIResponder, UIApplicationDelegate {
        func start() { UINavigationBar.appearance().tintColor = .white }
      }
      """,
      "App/AppDelegate.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController { override func viewDidLoad() { title = "Home" } }
      """,
    ])
    #expect(try app.read().looks.bar.tint == nil)
  }

  @Test(arguments: [
    "@UIApplicationDelegateAdaptor private var delegate: AppDelegate",
    "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate",
  ])
  func `looks of a delegate that an app adapts are the app's, wherever it stands`(
    adaptor: String
  ) throws {
    let app = try SampleApp([
      "Kit/Sources/AppDelegate.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { UINavigationBar.appearance().tintColor = .white }
      }
      """,
      "OneApp.swift": """
      import SwiftUI
      @main struct OneApp: App {
        \(adaptor)
        var body: some Scene { WindowGroup { Text("") } }
      }
      """,
    ])
    #expect(try app.read().looks.bar.tint != nil)
  }

  @Test func `of several navigation controllers the one made most often is the app's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Large: UINavigationController {
        func show(_ screen: UIViewController) { navigationBar.prefersLargeTitles = true }
      }
      class Plain: UINavigationController {}
      class Coordinator {
        func start() {
          first = Large()
          second = Router(Large())
          third = Plain()
        }
      }
      """
    ])
    #expect(try app.read().looks.ownBar.prefersLargeTitles?.value == true)
  }

  @Test func `a text of nothing in the title's place is not there beside another`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Wallet: View {
        @StateObject var model: Model
        var body: some View {
          NavigationView {
            ZStack {
              if model.isReady { Text("…") } else { Waiting() }
            }
            .toolbar { ToolbarItem(placement: .principal) { Text("Wallet") } }
          }
        }
      }
      struct Waiting: View {
        var body: some View {
          Color.red.toolbar { ToolbarItem(placement: .principal) { Text("") } }
        }
      }
      """
    ])
    #expect(try app.screen("Wallet")?.items.map(\.summary) == ["principal label \"Wallet\""])
  }
}
