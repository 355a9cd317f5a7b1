import AppReading
import BarLayout
import BarSceneFile
import Foundation
import SampleApps
import Testing

@testable import BarImport

@Suite struct SceneWritingTests {
  private let app: SampleApp

  init() throws {
    app = try SampleApp([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"inbox": {"localizations": {
        "en": {"stringUnit": {"value": "Inbox"}}, "de": {"stringUnit": {"value": "Posteingang mit allen Nachrichten"}}}}},
       "version": "1.0"}
      """,
      "A.swift": """
      import SwiftUI
      struct InboxView: View {
        var body: some View {
          List { NavigationLink("x") { DetailView() } }.navigationTitle("inbox").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done \\"now\\"") {} }
            ToolbarItem(placement: .principal) { Avatar() }
          }
        }
      }
      struct DetailView: View {
        @State var model = Model()
        var body: some View { Text("").navigationTitle(model.name) }
      }
      """,
      "B.swift": """
      import UIKit
      class BController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("inbox", comment: "")
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "quux.zork"), style: .plain, target: nil, action: nil) }
      }
      """,
    ])
  }

  private func run(_ arguments: String...) -> Int32 { ImportProgram.run(arguments) }

  @Test func `where a search field is wanted is written in UIKit's word`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HelpController: UIViewController {
        override func viewDidLoad() {
          title = "Help"
          navigationItem.searchController = UISearchController()
          navigationItem.preferredSearchBarPlacement = .stacked
        }
      }
      """
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(run("import", app.folder.path, "-o", output) == 0)
    let text = try String(contentsOfFile: output + "/HelpController.yaml", encoding: .utf8)
    #expect(text.contains("preferredSearchBarPlacement: stacked"), "\(text)")
  }

  @Test func `what a view in a bar is called by its code is what a scene calls it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct HelpView: View {
        var body: some View {
          Text("").navigationTitle("Help").toolbar {
            Avatar().accessibilityLabel("Account")
            Badge()
          }
        }
      }
      """
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(run("import", app.folder.path, "-o", output) == 0)
    let text = try String(contentsOfFile: output + "/HelpView.yaml", encoding: .utf8)
    #expect(text.contains("accessibilityLabel: \"Account\"") && !text.contains("Avatar"), "\(text)")
    #expect(text.contains("accessibilityLabel: \"Badge\""), "\(text)")
  }

  @Test func `a scene out of an app can be laid out in every language`() throws {
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(run("import", app.folder.path, "-o", output) == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(
      names == [
        ".navbar-import", "BController.yaml", "DetailView.yaml", "InboxView.yaml",
        "words.xcstrings",
      ])
    for (name, title) in [
      ("InboxView", "Inbox"), ("BController", "Inbox"), ("DetailView", "‹model.name›"),
    ] {
      #expect(try self.title(name, output) == title)
    }
    #expect(try title("BController", output, locale: "de").hasPrefix("Posteingang") == true)
  }

  private func title(_ name: String, _ folder: String, locale: String = "en") throws -> String {
    let path = "\(folder)/\(name).yaml"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try SceneFile(
      SceneSource(name: path, bytes: Array(data), folder: folder),
      overrides: [SceneOverride(keyPath: "locale", value: locale)])
    let layout = try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
    let bar = try #require(layout.bars.first)
    let element = bar.element(.largeTitle) ?? bar.element(.title)
    return element?.accessibilityLabel ?? element?.text?.text ?? ""
  }

  @Test func `a scene out of an app keeps what a person added when it is written again`() throws {
    let output = app.folder.appendingPathComponent("Scenes")
    #expect(run("import", app.folder.path, "-o", output.path) == 0)
    let scene = output.appendingPathComponent("BController.yaml")
    let before = try String(contentsOf: scene, encoding: .utf8)
    let own = before.replacing("system: ios-18\n", with: "system: ios-18\ncontentOffset: 20\n")
    try Data(own.utf8).write(to: scene)
    #expect(run("import", app.folder.path, "-o", output.path, "--check") == 0)
    let code = app.folder.appendingPathComponent("B.swift")
    let changed = try String(contentsOf: code, encoding: .utf8).replacing("quux.zork", with: "gear")
    try Data(changed.utf8).write(to: code)
    #expect(run("import", app.folder.path, "-o", output.path, "--check") == 1)
    #expect(try String(contentsOf: scene, encoding: .utf8) == own)
    #expect(run("import", app.folder.path, "-o", output.path) == 0)
    let after = try String(contentsOf: scene, encoding: .utf8)
    #expect(after.contains("contentOffset: 20") && after.contains("image: gear"))
    #expect(run("import", app.folder.path, "-o", output.path, "--check") == 0)
  }

  @Test func `a scene out of an app says what is assumed of the running app`() throws {
    try app.write("assume.txt", Data("model.name: Milk\n".utf8))
    let output = app.folder.appendingPathComponent("Scenes").path
    let assume = app.folder.appendingPathComponent("assume.txt").path
    #expect(run("import", app.folder.path, "-o", output, "--assume", assume) == 0)
    #expect(try title("DetailView", output) == "Milk")
  }

  @Test func `a scene out of an app has the app's colours and the size of its pictures`() throws {
    try app.write(
      "Assets.xcassets/AccentColor.colorset/Contents.json",
      Data(
        #"{"colors": [{"color": {"components": {"alpha": "1", "red": "1.0", "green": "0x80", "blue": "0"}}, "idiom": "universal"}]}"#
          .utf8))
    try app.write(
      "Assets.xcassets/leaf.imageset/Contents.json",
      Data(#"{"images": [{"filename": "leaf.svg"}]}"#.utf8))
    try app.write(
      "Assets.xcassets/leaf.imageset/leaf.svg", Data(#"<svg width="20" height="18.5"/>"#.utf8))
    try app.write(
      "Info.plist",
      Data(
        "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
          .utf8))
    try app.write(
      "C.swift",
      Data(
        """
        import UIKit
        class CController: UIViewController {
          override func viewDidLoad() {
            title = "C"
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "leaf"), style: .plain, target: nil, action: nil)
            UINavigationBar.appearance().barTintColor = .systemTeal
          }
        }
        """.utf8))
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(run("import", app.folder.path, "-o", output) == 0)
    for name in ["CController", "InboxView"] {
      let path = "\(output)/\(name).yaml"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("tintColor: \"#ff8000\"") && text.contains("userInterfaceStyle: dark"))
      #expect(text.contains("barTintColor: systemTeal  # "))
      let file = try SceneFile(
        SceneSource(name: path, bytes: Array(text.utf8), folder: output))
      #expect(file.scene.navigationBar.tintColor != nil || name == "InboxView")
    }
    let scene = try String(contentsOfFile: "\(output)/CController.yaml", encoding: .utf8)
    #expect(scene.contains("image: {size: [20, 18.5]}, accessibilityLabel: \"leaf\""))
  }

  @Test func `of a folder that is not there is an error`() {
    #expect(run("import", "/nowhere/at/all", "-o", "/tmp/x") == 66)
  }
}

@Suite struct TwoChangesTextTests {
  @Test(arguments: [
    ("a\nb\nc", "a\nx\nb\nc", "a\nb\nd", "a\nx\nb\nd", false),
    ("a\nb\nc", "a\nb\nc", "a\nc", "a\nc", false),
    ("a\nb\nc", "a\nmine\nc", "a\ntheirs\nc", "a\nmine\nc", true),
    ("a\nb", "a\nb\nmine", "new\na\nb", "new\na\nb\nmine", false),
    ("a\nb", "a", "a\nb", "a", false),
  ])
  func `two changes of a text are joined, a person's lines first`(
    base: String, own: String, new: String, joined: String, hasConflict: Bool
  ) {
    #expect(
      ThreeWayMerge.joined(base: base, own: own, new: new)
        == ThreeWayMerge.Outcome(text: joined, hasConflict: hasConflict))
  }

  /// The scenes of an app by the names of its screens.
  private func scenes(of app: SampleApp) throws -> [String: String] {
    let read = try app.read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return Dictionary(read.screens.map { ($0.name, writer.text(of: $0)) }) { first, _ in first }
  }

  @Test func `the app's own navigation controller asks for large titles`() throws {
    let texts = try scenes(
      of: SampleApp([
        "A.swift": """
        import UIKit
        class LargeController: UINavigationController {
          override func viewDidLoad() { navigationBar.prefersLargeTitles = true }
        }
        class RootController: LargeController {}
        class HomeController: UIViewController { override func viewDidLoad() { title = "Home" } }
        """
      ]))
    #expect(texts["HomeController"]?.contains("prefersLargeTitles: true") == true)
  }

  @Test(arguments: [
    ("", false), ("navigationController?.navigationBar.prefersLargeTitles = true", true),
  ])
  func `large titles of one screen's stack are not those of stacks that are not known`(
    step: String, isLarge: Bool
  ) throws {
    let texts = try scenes(
      of: SampleApp([
        "A.swift": """
        import UIKit
        class Flow: UINavigationController {
          init() {
            let home = Home()
            super.init(rootViewController: home)
          }
        }
        class Home: UIViewController {
          override func viewDidLoad() {
            title = "Home"
            \(step)
          }
        }
        class Lists: UIViewController { override func viewDidLoad() { title = "Lists" } }
        class Trouble: UIViewController {
          override func viewDidLoad() {
            title = "Trouble"
            navigationController?.navigationBar.prefersLargeTitles = true
          }
        }
        class Notes: UIViewController { override func viewDidLoad() { title = "Notes" } }
        class SentController: UIViewController { override func viewDidLoad() { title = "Sent" } }
        struct Actions {
          func makeAction() -> (UIViewController) -> Void {
            { parent in
              guard let sent = factory.sent() as? SentController else { return }
              parent.present(UINavigationController(rootViewController: sent), animated: true)
            }
          }
        }
        class Main: UISplitViewController {
          func show() {
            guard isAllRight else {
              let trouble = Trouble()
              present(UINavigationController(rootViewController: trouble), animated: true)
              return
            }
            setViewController(UINavigationController(rootViewController: Lists()), for: .primary)
          }
        }
        """
      ]))
    #expect(texts["Trouble"]?.contains("prefersLargeTitles: true") == true)
    #expect(texts["Home"]?.contains("prefersLargeTitles: true") == isLarge)
    #expect(texts["Lists"]?.contains("prefersLargeTitles: true") == false)
    #expect(texts["SentController"]?.contains("prefersLargeTitles: true") == false)
    #expect(texts["Notes"]?.contains("prefersLargeTitles: true") == isLarge)
  }

  @Test func `only the drawn stack that asks for large titles has them`() throws {
    func stack(_ id: String, _ root: String, _ attribute: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" \(attribute) id="b\(id)"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="e\(id)"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="r\(id)"><objects><viewController id="\(root)" customClass="\(root)" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="\(root)" id="n\(id)"/>
      </viewController></objects></scene>
      """
    }
    let texts = try scenes(
      of: SampleApp([
        "A.swift": "import UIKit\nclass Cars: UIViewController {}\nclass Fuel: UIViewController {}",
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>\(stack("1", "Cars", "largeTitles=\"YES\""))\(stack("2", "Fuel", ""))</scenes>
        </document>
        """,
      ]))
    #expect(texts["Cars"]?.contains("prefersLargeTitles: true") == true)
    #expect(texts["Fuel"]?.contains("prefersLargeTitles") == false)
  }
}
