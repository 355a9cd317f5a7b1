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
}
