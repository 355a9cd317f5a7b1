import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says of words that are names, and of keys that a language lacks.
@Suite struct AuditedNamesTests {
  private func findings(_ files: [String: String]) throws -> ([Finding], Auditor) {
    let read = try SampleApp(files).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let words = WordWriter(read.words, SceneSettings())
    let auditor = Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [device], locales: AuditMatrix.locales("all", of: words),
        sizes: [.large, .extraExtraExtraLarge], turns: false), makers: read.makers)
    return (auditor.run().findings, auditor)
  }

  @Test func `a name that translators leave as it is needs no word`() throws {
    let (found, _) = try findings([
      "en.lproj/Localizable.strings": """
      "link" = "This Acme Run link is broken";
      "list" = "Dreams of all people";
      """,
      "de.lproj/Localizable.strings": """
      "link" = "Der Acme-Run-Link geht nicht, Acme Run";
      "list" = "Träume aller Leute";
      """,
      "A.swift": """
      import SwiftUI
      struct RunView: View { var body: some View { List {}.navigationTitle("Acme Run") } }
      struct ListView: View { var body: some View { List {}.navigationTitle("Dreams") } }
      struct LogView: View { var body: some View { List {}.navigationTitle("trace.log") } }
      """,
    ])
    #expect(found.filter { $0.rule == .literalTitle }.map(\.whole) == ["Dreams"])
  }

  @Test func `a key that neither language has a word for is shown as it is`() throws {
    let (found, _) = try findings([
      "A.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = en;\n",
      "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
      "de.lproj/Localizable.strings": """
      "other" = "Anderes";
      "Today" = "Heutige Aufgaben, die noch ganz und gar nicht erledigt sind";
      """,
      "A.swift": """
      import SwiftUI
      struct TodayView: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Today") } }
      }
      """,
    ])
    let cut = found.filter { $0.rule == .cutTitle }
    #expect(cut.map(\.locale) == ["de"] && cut.flatMap(\.otherLocales).isEmpty)
  }

  @Test func `a screen that only one for its makers makes is for them`() throws {
    let code = """
      import SwiftUI
      struct OwnLink<Destination: View>: View {
        let destination: Destination
        var body: some View { Opener(view: destination) }
      }
      struct DebugSettingsView: View {
        var body: some View { List { OwnLink(destination: CaptureView()) } }
      }
      struct CaptureView: View { var body: some View { List {}.navigationTitle("Capture") } }
      """
    let (_, auditor) = try findings(["A.swift": code])
    #expect(auditor.makersScreens.contains("CaptureView"))
    let more = """

      struct HomeView: View { var body: some View { OwnLink(destination: CaptureView()) } }
      """
    let (_, other) = try findings(["A.swift": code + more])
    #expect(!other.makersScreens.contains("CaptureView"))
  }

  @Test func `a view that an app makes nowhere is none of its screens`() throws {
    func unmade(_ more: String) throws -> [String] {
      try findings([
        "A.swift": """
        import SwiftUI
        struct GridView: View { var body: some View { List {}.navigationTitle("Games") } }
        \(more)
        """
      ]).1.unmadeScreens
    }
    let app = """
      @main struct Games: App {
        var body: some Scene { WindowGroup { HomeView(host: Host()) } }
      }

      """
    #expect(try unmade(app) == ["GridView"])
    #expect(try unmade("").isEmpty)
    // What only previews show is no screen at all.
    #expect(try unmade(app + "#Preview { GridView() }").isEmpty)
    for use in [
      "struct HomeView: View { var body: some View { GridView() } }",
      "func grid() -> some View { GridView() }", "let kind: Any = GridView.self",
      "class Host: UIHostingController<GridView> {}",
      "struct HomeView: View { var body: some View { Part.GridView(size: 1) } }",
    ] {
      #expect(try unmade(app + use).isEmpty, "\(use)")
    }
  }

  @Test func `a controller that only unmade ones make is made nowhere`() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window.rootViewController = HomeController(); (root as? SideController)?.go() }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home"; let kind = "NamedController" }
        func next() { let next: TypedController = .init(); show(next, sender: nil) }
      }
      class SideController: UIViewController {
        override func viewDidLoad() { title = "Side" }
        func next() { navigationController?.pushViewController(ListController(), animated: true) }
      }
      class ListController: UIViewController { override func viewDidLoad() { title = "List" } }
      class NamedController: UIViewController { override func viewDidLoad() { title = "Named" } }
      class TypedController: UIViewController { override func viewDidLoad() { title = "Typed" } }
      class ShareController: UIViewController { override func viewDidLoad() { title = "Share" } }
      class DrawnController: UIViewController { override func viewDidLoad() { title = "Drawn" } }
      """
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSExtension</key>
      <dict><key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ShareController</string></dict>
      </dict></plist>
      """
    let (_, auditor) = try findings([
      "A.swift": "import UIKit\n" + code, "Share/Info.plist": list,
      "Main.storyboard": Storyboard.document(
        Storyboard.controller("d", class: "DrawnController", title: "Drawn")),
    ])
    #expect(auditor.unmadeScreens == ["ListController", "SideController"])
  }

  @Test func `a class that Objective-C names wherever is made`() throws {
    let (_, auditor) = try findings([
      "A.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class FilesController: UIViewController { override func viewDidLoad() { title = "Files" } }
      class GoneController: UIViewController { override func viewDidLoad() { title = "Gone" } }
      """,
      "Package+More.m": """
      #import "GoneController.h"
      @implementation Package (More)
      - (NSArray *)rows {
        // GoneController was here.
        NSMutableDictionary *files = [@{@"name": @"a", @"value": x, @"cellType": @"info",
          @"more": @"a", @"class": @"FilesController"} mutableCopy];
        return @[files];
      }
      @end
      """,
    ])
    #expect(auditor.unmadeScreens == ["GoneController"])
  }

  @Test func `words that a catalog says are not to be translated are missing in no language`()
    throws
  {
    let (found, _) = try findings([
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "mDNS lookup" : { "shouldTranslate" : false },
          "Peers" : {},
          "other" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Anderes" } } } }
        },
        "version" : "1.0"
      }
      """,
      "A.swift": """
      import SwiftUI
      struct OneView: View { var body: some View { List {}.navigationTitle("mDNS lookup") } }
      struct TwoView: View { var body: some View { List {}.navigationTitle("Peers") } }
      """,
    ])
    #expect(found.filter { $0.rule == .missingWord }.map(\.whole) == ["Peers"])
  }

  @Test func `a title that is handed to a function stands where it is handed over`() throws {
    let (found, _) = try findings([
      "A.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = en;\n",
      "en.lproj/Localizable.strings": "\"other\" = \"Other\"; \"now\" = \"Now\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      "Helper.swift": """
      extension UIViewController {
        func show(heading: String?) {
          navigationItem.title = heading
        }
        func showSoon(_ text: String) { show(heading: text) }
      }
      """,
      "A.swift": """
      class NowController: UIViewController {
        override func viewDidLoad() {
          show(heading: NSLocalizedString("now", comment: ""))
        }
      }
      """,
    ])
    let places = found.filter { $0.rule == .missingWord }.map(\.place)
    #expect(places.map(\.line) == [3])
    #expect(places.first?.path.hasSuffix("/A.swift") == true)
  }

  @Test(arguments: ["Debug", "Developer", "DeveloperTools", "Developer Menu", "internal-tools"])
  func `screens in a folder for finding mistakes are for those who make the app`(
    folder: String
  ) throws {
    let (found, auditor) = try findings([
      "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      "App/\(folder)/Screens/A.swift": """
      import SwiftUI
      struct TrialView: View { var body: some View { List {}.navigationTitle("Trials") } }
      """,
      "App/Shop/B.swift": """
      import SwiftUI
      struct ShopView: View { var body: some View { List {}.navigationTitle("Shop") } }
      """,
    ])
    #expect(found.filter { $0.rule == .literalTitle }.map(\.whole) == ["Shop"])
    #expect(auditor.makersScreens == ["TrialView"])
  }

  @Test func `a screen whose name starts so is for those who make the app`() throws {
    let (_, auditor) = try findings([
      "A.swift": """
      import UIKit
      class ABDebugscreenController: UIViewController {
        override func viewDidLoad() { title = "Trials" }
      }
      """
    ])
    #expect(auditor.makersScreens == ["ABDebugscreenController"])
  }

  @Test func `internal settings and what they lead to are for those who make the app`() throws {
    let (_, auditor) = try findings([
      "A.swift": """
      import SwiftUI
      struct ShopView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Go") { InternalSettingsView() }
              NavigationLink("On") { InternalAffairsView() }
            }.navigationTitle("Shop")
          }
        }
      }
      struct InternalSettingsView: View {
        var body: some View {
          List { NavigationLink("Go") { TrialsView() } }.navigationTitle("Settings")
        }
      }
      struct TrialsView: View { var body: some View { List {}.navigationTitle("Trials") } }
      struct InternalAffairsView: View {
        var body: some View { List {}.navigationTitle("Affairs") }
      }
      """
    ])
    #expect(auditor.makersScreens == ["InternalSettingsView", "TrialsView"])
  }

  @Test func `a title that a base class asks its heirs for stands in the heir`() throws {
    let files = [
      "A.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = en;\n",
      "en.lproj/Localizable.strings": "\"other\" = \"Other\"; \"now\" = \"Now\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      "Base.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() { title = heading() }
        func heading() -> String { "" }
      }
      """,
      "Now.swift": """
      class NowController: BaseController {
        override func heading() -> String {
          log("other")
          return NSLocalizedString("now", comment: "")
        }
      }
      """,
    ]
    let places = try findings(files).0.filter { $0.rule == .missingWord }.map(\.place)
    #expect(places.map(\.line) == [4])
    #expect(places.first?.path.hasSuffix("/Now.swift") == true)
  }
}
