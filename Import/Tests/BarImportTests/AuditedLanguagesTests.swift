import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// In which languages an audit says something, and of which screens.
@Suite struct AuditedLanguagesTests {
  private static func findings(
    _ files: [String: String], sizes: [BarContentSizeCategory] = [.large]
  ) throws -> [Finding] {
    let read = try SampleApp(files).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let words = WordWriter(read.words, SceneSettings())
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [device], locales: AuditMatrix.locales("all", of: words), sizes: sizes,
        turns: false)
    ).run().findings
  }

  /// A catalog of words by key and language.
  private static func catalog(_ words: [String: [String: String]]) -> String {
    let entries = words.sorted { $0.key < $1.key }.map { key, texts in
      let units = texts.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\": {\"stringUnit\": {\"value\": \"\($0.value)\"}}"
      }
      return "    \"\(key)\" : {\n\"localizations\": {\(units.joined(separator: ","))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n"
      + entries.joined(separator: ",\n") + "}}"
  }

  private static let long = "A title that is much too long for the narrow bar of a phone"

  @Test func `a word that several screens and languages lack is said once`() throws {
    let found = try Self.findings([
      "Localizable.xcstrings": Self.catalog([
        "one": ["en": "One", "de": "Eins", "fr": "Un", "it": "Uno"],
        "two": ["en": "Two", "it": "Due"],
      ]),
      "A.swift": """
      import SwiftUI
      struct FirstView: View { var body: some View { Text("").navigationTitle("two") } }
      struct OtherView: View { var body: some View { Text("").navigationTitle("two") } }
      """,
    ])
    #expect(
      found.map(\.message) == ["“two” has no word in de and fr (also in OtherView)"])
  }

  @Test func `a language is the app's own whatever its region`() throws {
    let found = try Self.findings([
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>en_US</string></dict>
      </plist>
      """,
      "en.lproj/Localizable.strings": "\"Edit\" = \"Edit\";",
      "de.lproj/Localizable.strings": "\"Edit\" = \"Bearbeiten\"; \"Move\" = \"Bewegen\";",
      "fr.lproj/Localizable.strings": "\"Edit\" = \"Modifier\";",
      "A.swift": """
      class FirstController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("Move", comment: "") }
      }
      """,
    ])
    #expect(found.map(\.message) == ["“Move” has no word in fr"])
  }

  @Test func `a title that reads the same in several languages is cut once`() throws {
    let found = try Self.findings([
      "Localizable.xcstrings": Self.catalog([
        "one": ["en": "One", "de": "Eins", "fr": "Un"],
        "two": ["en": Self.long, "de": Self.long, "fr": "Titre"],
      ]),
      "A.swift": """
      import SwiftUI
      struct FirstView: View {
        var body: some View { Text("").navigationTitle("two").navigationBarTitleDisplayMode(.inline) }
      }
      """,
    ])
    let cut = found.filter { $0.rule == .cutTitle }
    #expect(cut.count == 1)
    #expect(cut.first?.locale == "en")
    #expect(cut.first?.message.contains("in en and de") == true)
  }

  @Test func `a language is one however its folder is spelled`() throws {
    let found = try Self.findings([
      "en.lproj/Localizable.strings": "\"two\" = \"\(Self.long)\";",
      "pt-br.lproj/Localizable.strings": "\"two\" = \"\(Self.long) pt\";",
      "pt-BR.lproj/Other.strings": "\"three\" = \"Três\";",
      "German.lproj/Other.strings": "\"three\" = \"Drei\";",
      "zh-hant.lproj/Other.strings": "\"three\" = \"三\";",
      "A.swift": """
      class A: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("two", comment: "") }
      }
      """,
    ])
    #expect(
      found.filter { $0.rule == .cutTitle }.map(\.locale).sorted() == ["en", "pt_BR"])
    #expect(
      found.filter { $0.rule == .missingWord }.map(\.message)
        == ["“two” has no word in de and zh_Hant"])
  }

  @Test func `a language of another app of the project is none of this one's`() throws {
    let found = try Self.findings([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {
        objects = {
          T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = (P1, P2);
            productType = "com.apple.product-type.application"; };
          T2 = {isa = PBXNativeTarget; name = Desk; buildPhases = (P3);
            productType = "com.apple.product-type.application"; };
          P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
          P2 = {isa = PBXResourcesBuildPhase; files = (B2); };
          P3 = {isa = PBXResourcesBuildPhase; files = (B3); };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
          G0 = {isa = PBXGroup; children = (G1, G2); sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (F1, F2); path = Phone; sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; children = (F3); path = Desk; sourceTree = "<group>"; };
        };
      }
      """,
      "Phone/A.swift": """
      class A: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("two", comment: "") }
      }
      """,
      "Phone/Localizable.xcstrings": Self.catalog([
        "one": ["en": "One", "de": "Eins"], "two": ["en": "Two"],
      ]),
      "Desk/Localizable.xcstrings": Self.catalog([
        "desk": ["en": "Desk", "es": "Mesa", "de": "Tisch"]
      ]),
    ])
    #expect(found.map(\.message) == ["“two” has no word in de"])
  }

  @Test func `nothing is said of screens for those who make the app`() throws {
    let found = try Self.findings([
      "de.lproj/Localizable.strings": "\"one\" = \"Eins\";",
      "en.lproj/Localizable.strings": "\"one\" = \"One\";",
      "A.swift": """
      import SwiftUI
      struct DebugMenuView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { RecordsView() }.navigationTitle("Debug Menu")
          }
        }
      }
      struct RecordsView: View {
        var body: some View {
          NavigationLink("One") { RecordView() }.navigationTitle("Records")
        }
      }
      struct RecordView: View {
        var body: some View { NavigationLink("All") { RecordsView() }.navigationTitle("Record") }
      }
      struct HomeView: View { var body: some View { Text("").navigationTitle("Home") } }
      struct DebuggedView: View { var body: some View { Text("").navigationTitle("Fine") } }
      """,
    ])
    #expect(
      found.filter { $0.rule == .literalTitle }.flatMap { [$0.screen] + $0.otherScreens }.sorted()
        == ["DebuggedView", "HomeView"])
  }

  @Test func `a name that reads the same in every language lacks no word`() throws {
    let found = try Self.findings([
      "Localizable.xcstrings": Self.catalog([
        "one": ["en": "One", "de": "Eins", "fr": "Un", "it": "Uno"],
        "cloud": ["en": "ownCloud", "de": "ownCloud", "it": "ownCloud"],
      ]),
      "A.swift": """
      import SwiftUI
      struct FirstView: View { var body: some View { Text("").navigationTitle("cloud") } }
      class OtherController: UIViewController {
        override func viewDidLoad() { title = "Owncloud" }
      }
      """,
    ])
    #expect(found.map(\.message) == [])
  }

  @Test func `of a language with hardly any words is said so once`() throws {
    var words = Dictionary(
      uniqueKeysWithValues: (1...10).map { ("word\($0)", ["en": "A\($0)", "de": "B\($0)"]) })
    words["word1"]?["af"] = "C"
    words["word4"] = ["en": "A4"]
    let found = try Self.findings([
      "Localizable.xcstrings": Self.catalog(words),
      "A.swift": """
      import SwiftUI
      struct FirstView: View { var body: some View { Text("").navigationTitle("word2") } }
      struct OtherView: View { var body: some View { Text("").navigationTitle("word3") } }
      struct ThirdView: View { var body: some View { Text("").navigationTitle("word4") } }
      """,
    ])
    #expect(
      found.map(\.message).sorted() == [
        "af has 1 word, and another language 10: it lacks 3 of those that bars say, “word2” first "
          + "(also in OtherView and ThirdView)",
        "“word4” has no word in de",
      ])
  }

  @Test func `a language whose words stand under its region is said to have them there`() throws {
    let many = (1...20).map { "\"key\($0)\" = \"Wort\($0)\";" }.joined(separator: "\n")
    let found = try Self.findings([
      "A.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = en;\n",
      "en.lproj/Localizable.strings": many,
      "de-DE.lproj/Localizable.strings": many,
      "de.lproj/Intents.strings": "\"intent\" = \"Absicht\";",
      "fr.lproj/Intents.strings": "\"intent\" = \"Intention\";",
      "A.swift": """
      import SwiftUI
      struct FirstView: View { var body: some View { Text("").navigationTitle("key1") } }
      """,
    ]).filter { $0.rule == .missingWord }
    #expect(found.map(\.locale) == ["fr", "de"])
    #expect(found.map(\.level) == ["warning", "note"])
    #expect(
      found.last?.message.hasSuffix(
        "; only if somebody reads de of another region than de_DE, which has them") == true)
  }

  @Test func `a title in an app of one language may be the same in all`() throws {
    func project(_ regions: String) -> String {
      """
      // !$*UTF8*$!
      { archiveVersion = 1; classes = {}; objectVersion = 56; objects = {
        P = { isa = PBXProject; mainGroup = G; knownRegions = ( \(regions) ); targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
              buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """
    }
    for (regions, count) in [("en, Base", 0), ("en, Base, de", 1)] {
      let found = try Self.findings([
        "Main/en.lproj/Localizable.strings": "\"other\" = \"Other\";",
        "Main/de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
        "Sample/Sample.xcodeproj/project.pbxproj": project(regions),
        "Sample/A.swift": """
        import SwiftUI
        struct FirstView: View { var body: some View { Text("").navigationTitle("Samples") } }
        """,
      ])
      #expect(found.filter { $0.rule == .literalTitle }.count == count)
    }
  }
}
