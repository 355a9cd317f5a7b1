import AppReading
import SampleApps
import Testing

/// Screens that code may make by a name, and what hangs on those that nothing makes.
@Suite struct MadeByNameTests {
  @Test(arguments: [
    ("id a = NSClassFromString(@\"XCTestCase\");", ["OldController"]),
    ("id a = NSClassFromString(@\"OldController\");", []),
    ("id a = NSClassFromString(name);", []),
    ("id a = NSClassFromString([@\"Old\" stringByAppendingString:rest]);", []),
    (
      "NSDictionary *a = @{kName: @\"XCTestCase\"}; id b = NSClassFromString(a[kName]);",
      ["OldController"]
    ),
    ("NSDictionary *a = @{kName : @\"OldController\"}; id b = NSClassFromString(a[kName]);", []),
    ("NSDictionary *a = @{kName: name}; id b = NSClassFromString(a[kName]);", []),
    ("id b = NSClassFromString(a[kName]);", []),
    (
      "id a = @{@\"of\": @\"XCTestCase\"}; id b = NSClassFromString([a objectForKey:@\"of\"]);",
      ["OldController"]
    ),
  ])
  func `older code names classes likewise`(code: String, left: [String]) throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      class OldController: UIViewController { override func viewDidLoad() { title = "Old" } }
      """,
      "B.m": "@implementation Maker\n- (void)make {\n  \(code)\n}\n@end\n",
    ])
    #expect(try app.read().screens.filter(\.isSurelyMadeNowhere).map(\.name) == left)
  }

  /// The screens of an app that surely nothing makes, whose code asks for classes by name.
  private func unmade(
    _ code: String, file: String = "B.swift", listed: String = "PageController"
  ) throws -> [String] {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Pages.plist": "<plist><dict><key>Page</key><string>\(listed)</string></dict></plist>",
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      class OldController: UIViewController { override func viewDidLoad() { title = "Old" } }
      """,
      file: code,
    ])
    return try app.read().screens.filter(\.isSurelyMadeNowhere).map(\.name)
  }

  @Test(arguments: [
    "class B { func a() { let name = \"UITabBarButton\"; b(NSClassFromString(name)) } }",
    "class B { func a() { let name = \"\\(c.superclass!)NoInputView\"; b(NSClassFromString(name)) } }",
    "class B { func a() { b(NSClassFromString(\"App.Page\\(number)\")) } }",
    "class B { func a(_ n: String) { if b.isKind(of: NSClassFromString(n)!) { c() } } }",
    """
    class B { let all = NSDictionary(contentsOfFile: path)
    func a(_ name: String) { b(NSClassFromString(name)) } }
    """,
  ])
  func `no screen is asked for by a name that is known`(code: String) throws {
    #expect(try unmade(code) == ["OldController"])
  }

  @Test(arguments: [
    "class B { func a(_ name: String) { let name = \"A\"; b(NSClassFromString(name)) } }",
    "class B { func a() { var name = \"A\"; name = c.name; b(NSClassFromString(name)) } }",
    "class B { func a() { let name = \"A\" + c; b(NSClassFromString(name)) } }",
    "class B { func a() { b(NSClassFromString(\"App.\\(c)Controller\")) } }",
    """
    class B { let all = NSDictionary(contentsOf: url); let more = JSONDecoder()
    func a(_ name: String) { b(NSClassFromString(name)) } }
    """,
  ])
  func `a screen may be asked for by a name that is not known`(code: String) throws {
    #expect(try unmade(code).isEmpty)
  }

  @Test(arguments: [(uses: 60, left: ["OldController"]), (70, [])])
  func `a name that stands in very many places may be any`(uses: Int, left: [String]) throws {
    let code = """
      class B { func a() { var name = "A"
      \(String(repeating: "c(name)\n", count: uses))
      b(NSClassFromString(name)) } }
      """
    #expect(try unmade(code) == left)
  }

  @Test func `older code has names of classes in lists of the app's own`() throws {
    let code = """
      @implementation Reader
      - (id)initWithPath:(NSString *)path {
        self.pages = [NSDictionary dictionaryWithContentsOfFile:path];
        return self;
      }
      - (id)pageOfClass:(NSString *)name { return [[NSClassFromString(name) alloc] init]; }
      @end
      """
    #expect(try unmade(code, file: "B.m") == ["OldController"])
    #expect(try unmade(code, file: "B.m", listed: "OldController").isEmpty)
  }

  @Test(arguments: [
    ("[NTStart run];", []), ("[NTEnd run];", ["First"]), ("// NTStart", ["First"]),
  ])
  func `older code calls a class by the name that it has there`(
    code: String, left: [String]
  ) throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import SwiftUI
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      @objc(NTStart) public class Start: UIViewController {
        @objc public static func run() { shown = Start() }
        public override func viewDidLoad() {
          addChild(UIHostingController(rootView: First()))
        }
      }
      struct First: View {
        var body: some View { NavigationStack { List {}.navigationTitle("First") } }
      }
      """,
      "B.m": "@implementation Maker\n- (void)make {\n  \(code)\n}\n@end\n",
    ])
    #expect(try app.read().screens.filter(\.isSurelyMadeNowhere).map(\.name) == left)
  }

  @Test func `a sheet of a view that nothing makes is made nowhere`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Notes() } } }
      struct Notes: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { NavigationStack { List {}.navigationTitle("New") } }
        }
      }
      struct Old: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { NavigationStack { List {}.navigationTitle("Old") } }
        }
      }
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Notes-sheet", "Old-sheet"])
    #expect(screens.map(\.isSurelyMadeNowhere) == [false, true])
  }

  @Test(arguments: [
    "- (void)a { [self registerClass:NSClassFromString(kind) forDecorationViewOfKind:kind]; }",
    "- (void)a { Row *row = [[NSClassFromString(kind) alloc] init]; }",
    "- (void)a { id row = (Row *)[NSClassFromString(kind) new]; }",
    "- (void)a { Class row = NSClassFromString([self.entity managedObjectClassName]); }",
    "- (void)a { Row* row = [NSClassFromString(kind) new]; }",
    "- (void)a { NSString *kind = all[0];\n    self.row = (Row *) [NSClassFromString([all[0] kind]) new]; }",
  ])
  func `older code that takes a class for another asks for no screen`(code: String) throws {
    let code = "@implementation B\n\(code)\n@end\n"
    #expect(try unmade(code, file: "B.m") == ["OldController"])
  }

  @Test(arguments: [
    "- (void)a { UIViewController *page = [NSClassFromString(kind) new]; }",
    "- (void)a { id page = [NSClassFromString(kind) new]; }",
    "- (void)a { self.row == [NSClassFromString(kind) new]; }",
    "- (void)a { [self registerClass:Row.class]; [self show:NSClassFromString(kind)]; }",
  ])
  func `older code that takes a class for nothing may ask for a screen`(code: String) throws {
    let code = "@implementation B\n\(code)\n@end\n"
    #expect(try unmade(code, file: "B.m").isEmpty)
  }

  @Test(arguments: [
    ("NSClassFromString(kind) as? Row.Type", ["OldController"]),
    ("NSClassFromString(name(of: kind)) as! App.Row.Type", ["OldController"]),
    ("c.register(NSClassFromString(kind), forCellWithReuseIdentifier: kind)", ["OldController"]),
    ("NSClassFromString(kind) as? UIViewController.Type", []),
    ("NSClassFromString(kind) as? OldController.Type", []),
    ("NSClassFromString(kind)", []), ("NSClassFromString(kind) as? Row", []),
    ("c.show(NSClassFromString(kind))", []),
  ])
  func `a class is one of what it is taken for`(code: String, left: [String]) throws {
    #expect(try unmade("class B { func a(_ kind: String) { b(\(code)) } }") == left)
  }

  @Test func `a name asks for the classes below the one that they are taken for`() throws {
    let code = """
      class Page: UIViewController {}
      class NewController: Page { override func viewDidLoad() { title = "New" } }
      class B { func a(_ kind: String) { b(NSClassFromString(kind) as? Page.Type) } }
      """
    #expect(try unmade(code) == ["OldController"])
  }

  @Test func `a name asks for no view of SwiftUI's`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import SwiftUI
      @main struct Start: App { var body: some Scene { WindowGroup { Text("A") } } }
      struct Old: View { var body: some View { NavigationStack { Text("a").navigationTitle("Old") } } }
      class B { func a(_ kind: String) { b(NSClassFromString(kind)) } }
      """,
    ])
    #expect(try app.read().screens.filter(\.isSurelyMadeNowhere).map(\.name) == ["Old"])
  }
}
