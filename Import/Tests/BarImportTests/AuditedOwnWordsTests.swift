import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// Which words and versions of the system are an app's own.
@Suite struct AuditedOwnWordsTests {
  private static func findings(_ files: [String: String]) throws -> [Finding] {
    let read = try SampleApp(files).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let words = WordWriter(read.words, SceneSettings())
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [device], locales: AuditMatrix.locales("all", of: words), sizes: [.large],
        turns: false)
    ).run().findings
  }

  /// A catalog of as many words in one language.
  private static func catalog(_ language: String, _ words: [String: String]) -> String {
    let entries = words.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": {\"localizations\": {\"\(language)\": {\"stringUnit\": "
        + "{\"value\": \"\($0.value)\"}}}}"
    }
    return "{\"sourceLanguage\": \"\(language)\", \"version\": \"1.0\", \"strings\": {\n"
      + entries.joined(separator: ",\n") + "}}"
  }

  /// A project of an app with a file of code and, if it is named, a file of words.
  private static func project(_ settings: String = "", words: String = "", regions: String = "en")
    -> String
  {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 56; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T );
    knownRegions = ( \(regions) );
      };
      G = { isa = PBXGroup; children = ( F, W ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      \(words)
      T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
            buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( B, C ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      C = { isa = PBXBuildFile; fileRef = W; };
    \(settings)
    }; rootObject = P; }
    """
  }

  @Test func `the language of an app is that of its largest catalog, not of a package in it`()
    throws
  {
    var many = Dictionary(uniqueKeysWithValues: (1...20).map { ("word\($0)", "Woord \($0)") })
    many["settings.about_this_app.of_the_company"] = "Over ons"
    let found = try Self.findings([
      "Packages/Browser/Package.swift": "// swift-tools-version: 6.0",
      "Packages/Browser/Sources/Browser.xcstrings": Self.catalog("en", ["browser.close": "Close"]),
      "Sources/Localizable.xcstrings": Self.catalog("nl", many),
      "Sources/A.swift": """
      import SwiftUI
      struct AboutView: View {
        var body: some View {
          Text("").navigationTitle("settings.about_this_app.of_the_company")
        }
      }
      """,
    ])
    #expect(found.map(\.message) == [])
  }

  @Test func `an app of packages has the languages of these`() throws {
    let found = try Self.findings([
      "Words/Package.swift": "// swift-tools-version: 6.0",
      "Words/Sources/en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "Words/Sources/de.lproj/Localizable.strings": "\"b\" = \"B\";",
      "App/A.swift": """
      class A: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("a", comment: "") }
      }
      """,
    ])
    #expect(found.map(\.message) == ["“a” has no word in de"])
  }

  @Test func `the languages of a bundle in an app are not the app's`() throws {
    func words(_ text: String) -> String { "\"\(text)\" = \"\(text)\";" }
    for (regions, locales) in [("en", ["en"]), ("en, de", ["de", "en"])] {
      let read = try SampleApp([
        "App.xcodeproj/project.pbxproj": Self.project(regions: regions), "A.swift": "",
        "Maps.bundle/en.lproj/Maps.strings": words("street"),
        "Maps.bundle/de.lproj/Maps.strings": words("strasse"),
      ]).read()
      // What the project knows may be shown.
      let found = AuditMatrix.locales("all", of: WordWriter(read.words, SceneSettings()))
      #expect(found == locales)
    }
  }

  @Test func `whether a title is translated is not known where its words are not there`() throws {
    let words =
      "W = { isa = PBXFileReference; path = Localizable.xcstrings; "
      + "sourceTree = \"<group>\"; };"
    var files = [
      "App.xcodeproj/project.pbxproj": Self.project(words: words, regions: "en, de"),
      "Package/en.lproj/Other.strings": "\"other\" = \"Other\";",
      "Package/de.lproj/Other.strings": "\"other\" = \"Anderes\";",
      "A.swift": """
      import SwiftUI
      struct FirstView: View { var body: some View { Text("").navigationTitle("Passkey") } }
      """,
    ]
    #expect(try Self.findings(files).map(\.message) == [])
    let notes = try SampleApp(files).read().notes
    #expect(
      notes.map(\.text)
        == ["names words that are not there; which titles are translated is not known"])
    files["Localizable.xcstrings"] = Self.catalog("en", ["more": "More"])
    #expect(
      try Self.findings(files).map(\.message) == ["“Passkey” is the same in every language"])
  }

  @Test func `the words of a table that is not there are no literal`() throws {
    let found = try Self.findings([
      "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      "A.swift": """
      class ChatController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("Setting", tableName: "ChatKit", comment: "")
        }
      }
      class PlainController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("Plain", comment: "") }
      }
      """,
    ])
    #expect(found.map(\.message) == ["“Plain” is the same in every language"])
  }

  @Test func `a literal title that a base class gives its heirs is said once`() throws {
    let found = try Self.findings([
      "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      "A.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() { title = "Chat" }
      }
      class GroupController: BaseController {}
      class RoomController: BaseController {}
      class StartController: UIViewController {
        func one() { navigationController?.pushViewController(GroupController(), animated: true) }
        func two() { navigationController?.pushViewController(RoomController(), animated: true) }
      }
      """,
    ]).filter { $0.rule == .literalTitle }
    #expect(
      found.map(\.message) == ["“Chat” is the same in every language (also in RoomController)"])
  }

  @Test func `nothing lacks what every system has that an app runs on`() throws {
    let code = """
      class A: UIViewController {
        override func viewDidLoad() {
          title = "A"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil)
        }
      }
      """
    for (settings, count) in [
      ("", 1), ("\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 26.0;", 0),
      // Swift builds nothing of which it knows that an older system lacks it.
      ("\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;", 0),
    ] {
      let found = try Self.findings([
        "App.xcodeproj/project.pbxproj": Self.project(settings), "A.swift": code,
      ]).filter { $0.rule == .availability }
      #expect(found.count == count)
    }
  }

  @Test func `a space that an older system does not have is missed by nobody`() throws {
    let found = try Self.findings([
      "A.swift": """
      class A: UIViewController {
        override func viewDidLoad() {
          title = "A"
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          ]
        }
      }
      """
    ])
    #expect(found.map(\.message) == [])
  }

  @Test func `what a base class asks a model for stands in the model`() throws {
    let found = try Self.findings([
      "en.lproj/Localizable.strings":
        "\"shop\" = \"Choose the one shop of all of these that is nearest to you\";",
      "Base.swift": """
      class ListModel { var heading: String? { nil } }
      class ListController: UIViewController {
        private let model: ListModel
        init(model: ListModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = model.heading }
      }
      """,
      "Shop.swift": """
      class ShopModel: ListModel {
        override var heading: String? {
          NSLocalizedString("shop", comment: "")
        }
      }
      class ShopController: ListController {
        init(model: ShopModel) { super.init(model: model) }
      }
      class HomeController: UIViewController {
        func shop() {
          navigationController?.pushViewController(ShopController(model: ShopModel()), animated: true)
        }
      }
      """,
    ])
    let cut = found.filter { $0.rule == .cutTitle }
    #expect(cut.map(\.screen) == ["ShopController"])
    #expect(cut.map(\.place.line) == [3])
    #expect(cut.map(\.place.path).allSatisfy { $0.hasSuffix("Shop.swift") })
  }

  @Test func `a drawn title without a word is called by what is drawn`() throws {
    let found = try Self.findings([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
        <scene><objects><navigationController id="n"><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="a">
          <navigationItem key="navigationItem" title="Privacy" id="aB1-cD-2eF"/>
        </viewController></objects></scene>
      </scenes></document>
      """,
      "de.lproj/Main.strings": "\"aB1-cD-2eF.title\" = \"Datenschutz\";",
      "fr.lproj/Other.strings": "\"other\" = \"Autre\";",
    ])
    #expect(found.map(\.message) == ["“Privacy” has no word in fr"])
  }
}
