import AppReading
import SampleApps
import Testing

/// Methods of Objective-C that show something and that nothing in an app calls.
@Suite struct UncalledMethodsTests {
  /// The titles of an app whose first screen has a method that shows another.
  private func titles(
    _ method: String, calling call: String = "", _ files: [String: String] = [:]
  ) throws -> Set<String> {
    let app = try SampleApp(
      [
        "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
        "Home.h": "@interface Home : UIViewController\n- (void)showFees;\n@end",
        "Start.m": """
        @interface Start : UIResponder <UIApplicationDelegate>
        @end
        @implementation Start
        - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
          Home *home = [[Home alloc] init];
          self.window.rootViewController =
            [[UINavigationController alloc] initWithRootViewController:home];
          return YES;
        }
        @end
        """,
        "Home.m": """
        @implementation Home
        - (void)viewDidLoad { self.title = @"Home"; [self showOne]; [self showTwo]; }
        - (void)showOne { }
        - (void)showTwo { }
        - (void)viewDidAppear:(BOOL)animated { \(call) }
        \(method) {
          Fees *fees = [[Fees alloc] init];
          [self.navigationController pushViewController:fees animated:YES];
        }
        @end
        """,
        "Fees.m": """
        @interface Fees : UIViewController
        @end
        @implementation Fees
        - (void)viewDidLoad { self.title = @"Fees"; }
        @end
        """,
      ].merging(files) { $1 })
    return Set(
      try app.read().screens.filter { !$0.isSurelyMadeNowhere }
        .compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [
    "", "// [self showFees];", "/* [self showFees]; */",
    "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self showFees]; }",
    """
    if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      [self showFees];
    """,
    "if (self.isOpen) { } else if (IS_IPAD) { [self showFees]; } else { [self showOne]; }",
  ])
  func `what only these make has no screen`(call: String) throws {
    #expect(try titles("- (void)showFees", calling: call) == ["\"Home\""])
  }

  @Test(arguments: [
    "[self showFees];", "[self.button addTarget:self action:@selector(showFees)];",
    "[self performSelector:NSSelectorFromString(@\"showFees\")];", "self.showFees;",
    "if (IS_IPAD) { [self showOne]; } else { [self showFees]; }",
  ])
  func `what something calls makes its screen`(call: String) throws {
    #expect(try titles("- (void)showFees", calling: call).contains("\"Fees\""))
  }

  @Test(arguments: [
    "- (IBAction)showFees", "- (void)viewWillAppear:(BOOL)animated",
    "- (void)list:(List *)list didSelectPlace:(Place *)place",
    "- (void)showViewController:(UIViewController *)page sender:(id)sender",
  ])
  func `what others may call makes its screen`(method: String) throws {
    #expect(try titles(method).contains("\"Fees\""))
  }

  @Test(arguments: [
    ("A.swift", "class Page: UIViewController { override func loadView() { all.showFees(1) } }"),
    ("A.swift", "class Page: UIViewController { override func loadView() { all.show(fees: 1) } }"),
    ("A.xib", "<document><action selector=\"showFees:\"/></document>"),
  ])
  func `what another file calls makes its screen`(path: String, file: String) throws {
    let method = "- (void)showFees:(NSString *)kind"
    #expect(try titles(method, calling: "", [path: file]).contains("\"Fees\""))
  }

  @Test func `a function that is handed a word is none of a delegate's`() throws {
    let app = try SampleApp([
      "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Opening.h": "@protocol Opening\n- (void)openWithName:(NSString *)name;\n@end",
      "A.swift": """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window.rootViewController = UINavigationController(rootViewController: Home())
        }
      }
      class Home: UIViewController, Opening, UITableViewDelegate {
        override func viewDidLoad() { title = "Home"; one(); two(); three(); four() }
        func one() {}
        func two() {}
        func three() {}
        func four() { if UIDevice.current.userInterfaceIdiom == .pad { fees("all", 1) } }
        func fees(_ kind: String, _ count: Int) {
          present(UINavigationController(rootViewController: Fees()), animated: true)
        }
      }
      class Fees: UIViewController { override func viewDidLoad() { title = "Fees" } }
      """,
    ])
    let found = try app.read().screens.filter { !$0.isSurelyMadeNowhere }
    #expect(found.map(\.name) == ["Home"])
  }
}
