import AppReading
import SampleApps
import Testing

/// Types that nothing in an app names, and what only these open.
@Suite struct UnnamedTypesTests {
  /// The titles of an app without those of screens that surely nothing makes.
  private func titles(
    _ code: String, _ files: [String: String] = [:], parts: Int = 16
  ) throws -> Set<String> {
    let all = (0..<parts).map { "class Part\($0) {}" }.joined(separator: "\n")
    let made = (0..<parts).map { "let part\($0) = Part\($0)()" }.joined(separator: "\n")
    let app = try SampleApp(
      [
        "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
        "A.swift": """
        import UIKit
        @main class Start: UIResponder, UIApplicationDelegate {
          var window = UIWindow()
          func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
            window.rootViewController = UINavigationController(rootViewController: Home())
            return true
          }
        }
        class Home: UIViewController {
          \(made)
          override func viewDidLoad() { title = "Home" }
        }
        \(all)
        """,
        "Fees.swift": """
        import UIKit
        class Fees: UIViewController { override func viewDidLoad() { title = "Fees" } }
        """,
        "B.swift": "import UIKit\n\(code)",
      ].merging(files) { $1 })
    return Set(
      try app.read().screens.filter { !$0.isSurelyMadeNowhere }
        .compactMap { $0.title?.value.summary })
  }

  private static let row = """
    class Row: UITableViewCell {
      weak var stack: UINavigationController?
      override func setSelected(_ isSelected: Bool, animated: Bool) {
        stack?.pushViewController(Fees(), animated: true)
      }
    }
    """

  @Test(arguments: [
    "", "class Strip: UIView { let row = Row() }", "extension Row { static let key = \"Row\" }",
    "// Row()",
    "class Strip { let block = Block() }\nclass Block { let strip = Strip(), row = Row() }",
    "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }",
    "#Preview { Row() }",
  ])
  func `what only types open that nothing names has no screen`(more: String) throws {
    #expect(try titles(Self.row + "\n" + more) == ["\"Home\""])
  }

  @Test(arguments: [
    "extension Home { @objc func row() { _ = Row() } }", "let rows = [Row.self]",
    "extension Home { @objc func strip() { _ = Strip() } }\nclass Strip: UIView { let row = Row() }",
    "extension UITableView { @objc func row() -> UITableViewCell { Row() } }",
    "let row = \"Row\"", "class Long: Row {}\nextension Home { var row: Long? { nil } }",
    "extension Home { @objc func row(_ a: String) { show(NSClassFromString(a)) } }",
    "extension Home { @objc func row(_ a: String) { show(NSClassFromString(a) as? Row.Type) } }",
    "extension Home { @objc func row(_ a: String) { show(NSClassFromString(a) as? UIView.Type) } }",
  ])
  func `what a type opens that something names or may name has its screen`(more: String) throws {
    #expect(try titles(Self.row + "\n" + more) == ["\"Home\"", "\"Fees\""])
  }

  @Test(arguments: [
    ("<tableViewCell customClass=\"Row\" id=\"r\"/>", ["\"Home\"", "\"Fees\""]),
    ("<tableViewCell customClass=\"Line\" id=\"r\"/>", ["\"Home\""]),
  ])
  func `a drawing names types`(cell: String, titles: [String]) throws {
    let drawing = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><objects>\(cell)</objects></document>
      """
    #expect(try self.titles(Self.row, ["Rows.xib": drawing]) == Set(titles))
  }

  @Test(arguments: [
    "@Registered \(row)", "// sourcery: registered\n\(row)",
    row.replacing("UITableViewCell", with: "UITableViewCell, RowIntent"),
    row.replacing("UITableViewCell", with: "RowBase")
      + "\nclass RowBase: UITableViewCell, SomeWidget {}",
  ])
  func `what something else may make has its screen`(code: String) throws {
    #expect(try titles(code) == ["\"Home\"", "\"Fees\""])
  }

  @Test(arguments: ["@MainActor \(row)", "/// Row\n@objc(AppRow) \(row)"])
  func `attributes of the system's make nothing`(code: String) throws {
    #expect(try titles(code) == ["\"Home\""])
  }

  @Test func `a handful of types tells nothing of an app`() throws {
    #expect(try titles(Self.row, parts: 2) == ["\"Home\"", "\"Fees\""])
  }

  @Test(arguments: [("", ["\"Home\""]), ("let drawer = Drawer()", ["\"Home\"", "\"Fees\""])])
  func `what only a screen asks for that nothing makes is not done`(
    more: String, titles: [String]
  ) throws {
    let code = """
      protocol DrawerAsker: AnyObject { func openFees() }
      extension Home: DrawerAsker {
        func openFees() { navigationController?.pushViewController(Fees(), animated: true) }
        \(more.isEmpty ? "" : "@objc func drawer() { \(more) }")
      }
      extension Home {
        override func viewWillAppear(_ animated: Bool) { \(Self.calls) }
        \(Self.functions)
      }
      class Drawer: UIView {
        weak var asker: DrawerAsker?
        override func didMoveToWindow() { asker?.openFees() }
      }
      """
    #expect(try self.titles(code) == Set(titles))
    let screen = code.replacing("Drawer: UIView", with: "Drawer: UIViewController")
      .replacing("didMoveToWindow()", with: "viewDidLoad()")
    #expect(try self.titles(screen) == Set(titles))
  }

  /// Functions that something calls, as most of an app's are.
  private static let calls = (0..<12).map { "step\($0)()" }.joined(separator: "; ")
  private static let functions = (0..<12).map { "func step\($0)() {}" }.joined(separator: "\n")

  private static let older = """
    #import "Row.h"
    @class Fees;
    @implementation Row
    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
      [self.stack pushViewController:[[Fees alloc] init] animated:YES];
    }
    @end
    """

  @Test(arguments: [
    ("#import \"Row.h\"\n@class Row;\n@implementation Other\n@end", ["\"Home\""]),
    ("// Row\n@implementation Other\n- (void)a { [Row new]; }\n@end", ["\"Home\""]),
    ("@implementation Row (More)\n@end", ["\"Home\""]),
    ("@implementation Part0 (More)\n- (void)a { [Row new]; }\n@end", ["\"Home\"", "\"Fees\""]),
    ("@implementation UIView (More)\n- (void)a { [Row new]; }\n@end", ["\"Home\"", "\"Fees\""]),
    ("#define MAKE [Row new]", ["\"Home\"", "\"Fees\""]),
    ("@implementation Row (More)\n+ (void)load { [self new]; }\n@end", ["\"Home\"", "\"Fees\""]),
  ])
  func `older code names types likewise`(more: String, titles: [String]) throws {
    let header = "@interface Row : UITableViewCell\n@property UINavigationController *stack;\n@end"
    #expect(
      try self.titles("", ["Row.h": header, "Row.m": Self.older, "C.m": more]) == Set(titles))
  }

  @Test(arguments: [("", ["\"Home\""]), ("Draft()", ["\"Fees\"", "\"Home\""])])
  func `a case that only a view passes which nothing shows leads to nothing`(
    shown: String, titles: [String]
  ) throws {
    let parts = (0..<16).map { "struct Part\($0) {}" }.joined(separator: "\n")
    let made = (0..<16).map { "let part\($0) = Part\($0)()" }.joined(separator: "\n")
    let app = try SampleApp([
      "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import SwiftUI
      @main struct Start: App {
        @State private var ways: [Way] = []
        \(made)
        var body: some Scene { WindowGroup { NavigationStack(path: $ways) {
          VStack { Button("Old") { ways.append(.old) }; \(shown) }.navigationTitle("Home")
            .navigationDestination(for: Way.self) { way in
              switch way {
              case .old: Text("Old")
              case .fees: Fees()
              }
            }
        } } }
      }
      \(parts)
      enum Way: Hashable { case old, fees }
      """,
      "B.swift": """
      import SwiftUI
      struct Fees: View { var body: some View { Text("a").navigationTitle("Fees") } }
      struct Draft: View {
        @Environment(Router.self) var router
        var body: some View { Button("Fees") { router.go(to: Way.fees) } }
      }
      @Observable class Router { func go(to way: Way) {} }
      #Preview { Draft() }
      """,
    ])
    let all = try app.read().screens.filter { !$0.isSurelyMadeNowhere }
    #expect(Set(all.compactMap { $0.title?.value.summary }) == Set(titles))
  }
}
