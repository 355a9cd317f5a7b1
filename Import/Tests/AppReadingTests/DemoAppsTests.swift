import AppReading
import SampleApps
import Testing

/// Apps that show a part of an app to those who make it.
@Suite struct DemoAppsTests {
  private static func app(_ title: String) -> String {
    """
    import SwiftUI
    @main struct \(title)App: App { var body: some Scene { WindowGroup { \(title)View() } } }
    struct \(title)View: View {
      var body: some View { NavigationStack { Text("").navigationTitle("\(title)") } }
    }
    """
  }

  private static let delegate = """
    @UIApplicationMain class Start: UIResponder, UIApplicationDelegate {
      func open() { window?.rootViewController = UINavigationController(rootViewController: Kit()) }
    }
    class Kit: UIViewController { override func viewDidLoad() { title = "Kit" } }
    """

  @Test(arguments: [
    ("Modules/Kit/Demo/A.swift", app("Kit")), ("Kit/Examples/Sources/A.swift", app("Kit")),
    ("Targets/Demo/A.swift", delegate), ("testProjects/Try/A.swift", delegate),
    ("Kit/KitDemo/Main/A.swift", app("Kit")), ("Kit/kit-example/A.swift", delegate),
    ("KitchenSink/Kit/A.swift", app("Kit")), ("Kit/Kitchen Sink/A.swift", delegate),
  ])
  func `they are no part of the app that people get`(path: String, code: String) throws {
    let read = try SampleApp(["App/A.swift": Self.app("Home"), path: code]).read()
    #expect(read.screens.map(\.name) == ["HomeView"])
    #expect(
      read.notes.map(\.text) == ["is of an app that shows a part of the app, skipped"])
  }

  @Test(arguments: [
    // Nothing starts there.
    (
      ["App/A.swift": app("Home"), "App/Samples/B.swift": "class BView: UIViewController {}"],
      ["HomeView"]
    ),
    // Nothing starts elsewhere, or no app.
    (
      ["Examples/A/A.swift": app("Home"), "Examples/B/B.swift": app("Kit")],
      ["HomeView", "KitView"]
    ),
    (
      ["Demo/A.swift": app("Home"), "Tool/B.swift": "@main struct Tool { static func main() {} }"],
      ["HomeView"]
    ),
  ])
  func `other code in folders of such names is read`(
    files: [String: String], names: [String]
  ) throws {
    let read = try SampleApp(files).read()
    #expect(read.screens.map(\.name) == names)
    #expect(read.notes.isEmpty)
  }
}
