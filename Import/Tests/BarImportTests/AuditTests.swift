import AppReading
import BarLayout
import Foundation
import SampleApps
import Testing

@testable import BarImport

@Suite struct AuditTests {
  private let sample: AuditSample
  private var app: SampleApp { sample.app }

  init() throws { sample = try AuditSample() }

  private func report(_ locales: [String]) throws -> (AuditReport, Auditor) {
    try sample.report(locales)
  }

  @Test func `an audit says which title is cut, in which language, at its line and its word's`()
    throws
  {
    let (report, _) = try report(["en", "de"])
    let cut = try #require(report.findings.first)
    #expect(cut.rule == .cutTitle && cut.locale == "de" && cut.place.line == 4)
    #expect(cut.excess > 0 && cut.shown.hasSuffix("…") && cut.wordPlace?.line == 4)
    #expect(
      report.findings.map(\.rule) == [.cutTitle, .missingWord, .literalTitle])
    #expect(report.findings[1].whole == "short" && report.findings[2].whole == "Plain")
    #expect(report.layouts == 6)
  }

  @Test func `an audit is written in every form, with its texts escaped`() throws {
    let (report, _) = try report(["de"])
    #expect(report.text(.text).contains("A.swift:4: error: “Posteingang"))
    #expect(report.text(.github).hasPrefix("::error file="))
    #expect(report.text(.junit).contains("&lt;b&gt;") && !report.text(.junit).contains("<b>"))
    #expect(!report.text(.html).contains("<b>") && report.text(.html).contains("<img"))
    let sarif = try #require(
      JSONSerialization.jsonObject(with: Data(report.text(.sarif).utf8)) as? [String: Any])
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    #expect((runs[0]["results"] as? [Any])?.count == report.findings.count)
    #expect(try JSONSerialization.jsonObject(with: Data(report.text(.json).utf8)) is [String: Any])
  }

  @Test func `an audit makes pseudo-languages of the app's own`() throws {
    #expect(AuditMatrix.PseudoLanguage.double.applied(to: "Inbox") == "Inbox Inbox")
    #expect(AuditMatrix.PseudoLanguage.accented.applied(to: "Inbox") == "[Íñbóx~~]")
    let (report, _) = try report(["double"])
    #expect(report.findings.allSatisfy { $0.rule != .missingWord })
  }

  @Test func `an audit tells translators the points there are`() throws {
    let (_, auditor) = try report(["en", "de"])
    let budget = try #require(WidthBudget.all(auditor).first { $0.key == "inbox" })
    #expect(budget.points > 200 && budget.points < 375)
    #expect(budget.excess.map { $0.points > 0 } == [false, true])
    #expect(
      WidthBudget.csv([budget]).hasPrefix("key,screen,size,points,language,word,over\ninbox,"))
  }

  @Test func `an audit tells translators in XLIFF and in a catalog's comments`() throws {
    let (_, auditor) = try report(["en", "de"])
    let budgets = WidthBudget.all(auditor).filter { $0.key == "inbox" }
    let xliff = try #require(WidthBudget.text(budgets, for: "a.xliff", source: "en"))
    let root = try Markup.root(of: Data(xliff.utf8))
    let file = try #require(root.element("file"))
    #expect(file["source-language"] == "en" && file["target-language"] == "de")
    let unit = try #require(file.element("body")?.element("trans-unit"))
    #expect(unit["id"] == "inbox" && unit.element("source")?.text == "Inbox")
    #expect(unit.element("target")?.text.hasSuffix("<b>") == true)
    let note = try #require(unit.element("note")).text
    #expect(note.hasPrefix("Title of InboxView: at most ") && note.contains("points too wide"))
    let catalog = try #require(WidthBudget.text(budgets, for: "a.xcstrings", source: "en"))
    #expect(catalog.contains("\"comment\" : \"Title of InboxView: at most "))
    #expect(WidthBudget.text(budgets, for: "a.txt", source: "en") == nil)
  }

  @Test func `an audit says on which device a screen shows everything`() throws {
    let read = try app.read()
    let devices = try ["iphone-15", "iphone-se-3", "ipad-pro-13-m4"].map { id in
      try #require(DeviceModel(id: id))
    }
    let matrix = AuditMatrix(
      devices: devices, locales: ["en", "de"], sizes: [.large, .extraExtraExtraLarge],
      turns: false)
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(), matrix: matrix)
    let fits = ScreenFit.all(auditor.run().findings, over: matrix)
    #expect(fits.map(\.screen) == ["InboxView"] && fits[0].locales == ["de"])
    #expect(fits[0].devices.map(\.device) == ["iphone-15", "ipad-pro-13-m4"])
    #expect(
      fits[0].text == "InboxView shows everything at large from iphone-15 on, "
        + "at extraExtraExtraLarge from ipad-pro-13-m4 on; cut or folded in de")
  }

  @Test func `an audit says what the guidelines have against a bar, at the line of the code`()
    throws
  {
    try app.write(
      "B.swift",
      Data(
        """
        import SwiftUI
        struct CrowdedView: View {
          var body: some View {
            Text("").navigationTitle("Inbox " + moreWordsThanFitAnywhere.ofWhichNobodyKnowsAny)
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("One") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
              }
          }
        }
        """.utf8))
    let (report, _) = try report(["en"])
    let found = report.findings.filter { $0.rule == .guideline && $0.screen == "CrowdedView" }
    #expect(found.map(\.shown) == ["crowded-text-buttons"])
    #expect(found.first?.place.path.hasSuffix("B.swift") == true)
    #expect(found.first?.rule.level == "note")
    #expect(report.findings.allSatisfy { $0.screen != "CrowdedView" || $0.rule == .guideline })
  }

  @Test func `marks of a service for translators are no language`() throws {
    try app.write("lol.lproj/Localizable.strings", Data("\"a\" = \"crwdns1:0crwdne1:0\";".utf8))
    let words = WordWriter(try app.read().words, SceneSettings())
    #expect(AuditMatrix.locales("all", of: words) == ["de", "en"])
  }

  @Test func `a missing word is said where its key stands`() throws {
    try app.write(
      "B.swift",
      Data(
        """
        import UIKit
        class ListController: UIViewController {
          override func viewDidLoad() {
            title = NSLocalizedString("inbox", comment: "")
            navigationItem.titleView = UISegmentedControl(items: [NSLocalizedString("short", comment: "")])
          }
        }
        """.utf8))
    let (report, _) = try report(["de"])
    let found = report.findings.filter { $0.screen == "ListController" && $0.rule == .missingWord }
    #expect(found.map(\.key) == ["short"])
    #expect(found.map(\.place.line) == [5])
  }

  @Test func `what several variants of a screen have in common is said once`() throws {
    try app.write(
      "B.swift",
      Data(
        """
        import SwiftUI
        struct StateView: View {
          var body: some View {
            Text("").navigationTitle("inbox").navigationBarTitleDisplayMode(.inline)
              .toolbar { if model.isBusy { Button("Stop") {} } else { Button("Go on") {} } }
          }
        }
        """.utf8))
    let (report, _) = try report(["de"])
    let cut = report.findings.filter { $0.screen == "StateView" && $0.rule == .cutTitle }
    #expect(cut.count == 1)
  }

  @Test func `a language that the app has no words in is named once`() throws {
    let app = try SampleApp([
      "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";",
      "A.swift": """
      import SwiftUI
      struct Inbox: View { var body: some View { Text("").navigationTitle("inbox") } }
      """,
    ])
    let words = WordWriter(try app.read().words, SceneSettings())
    #expect(AuditMatrix.unknown(["de", "xx", "de_AT", "double"], to: words) == ["xx"])
    #expect(ImportProgram.run(["audit", app.folder.path, "--locales", "xx"]) == 64)
    let out = "\(app.folder.path)/out.json"
    let named = ["audit", app.folder.path, "--locales", "xx,de", "--format", "json", "-o", out]
    #expect(ImportProgram.run(named + ["--fail-on", "never"]) == 0)
    #expect(!(try String(contentsOfFile: out, encoding: .utf8)).contains("xx"))
  }

  @Test func `a language with words for the system alone is none of the bars'`() throws {
    let app = try SampleApp([
      "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";",
      "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";",
      "fr.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Pour des photos\";",
      "A.swift": """
      import SwiftUI
      struct Inbox: View { var body: some View { Text("").navigationTitle("inbox") } }
      """,
    ])
    let out = "\(app.folder.path)/out.json"
    let all = ["audit", app.folder.path, "--locales", "all", "--format", "json", "-o", out]
    #expect(ImportProgram.run(all + ["--fail-on", "never"]) == 0)
    #expect(!(try String(contentsOfFile: out, encoding: .utf8)).contains("\"fr\""))
    #expect(try app.read().words.languages.keys.sorted() == ["de", "en"])
  }

  @Test func `what the system does not have is said where the code uses it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Inbox: View {
        var body: some View {
          Text("").navigationTitle("Inbox")
            .navigationSubtitle("All")
        }
      }
      struct Guarded: View {
        var body: some View {
          if #available(iOS 26, *) {
            Text("").navigationTitle("A").navigationSubtitle("All")
          } else {
            Text("").navigationTitle("A")
          }
        }
      }
      """
    ])
    let read = try app.read()
    var settings = SceneSettings()
    func found() -> [Finding] {
      Auditor(
        screens: read.screens, words: read.words, settings: settings,
        matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [], turns: false)
      ).availabilityFindings()
    }
    #expect(found().map(\.screen) == ["Inbox"])
    #expect(found().map(\.place.line) == [5])
    settings.system = "ios-26"
    #expect(found().isEmpty)
  }

  @Test func `nothing is said of words that a view hides, or twice of those that are no words`()
    throws
  {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "en_GB.lproj/Localizable.strings": "\"a\" = \"A\";",
      "A.swift": """
      import UIKit
      class RootController: UIViewController {
        override func viewDidLoad() {
          title = "A Title That Is Never Shown"
          navigationItem.titleView = UISegmentedControl(items: ["One", "Two"])
        }
        func open() { navigationController?.pushViewController(NextController(), animated: true) }
      }
      class NextController: UIViewController {
        override func viewDidLoad() { title = "Next" }
      }
      class LongController: UIViewController {
        override func viewDidLoad() {
          title = "A Title That Is Longer Than Any Telephone Is Wide"
        }
      }
      """,
    ])
    let read = try app.read()
    let phone = try #require(DeviceModel(id: "iphone-se-3"))
    let found = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [phone], locales: ["en", "en_GB"], sizes: [.large], turns: false)
    ).run().findings
    // The screen after it names it in its back button, which has no room for so much.
    #expect(
      !found.contains {
        ($0.whole.contains("Never") && $0.rule != .shortenedBack)
          || $0.screen == "RootController"
      })
    #expect(found.filter { $0.rule == .cutTitle }.map(\.locale) == ["en"])
  }

  @Test func `a forecast says what another system adds, and nothing else`() throws {
    // SDK 27 ignores UIDesignRequiresCompatibility: 12 points beside capsules of text + 32 leave
    // 103 points for a title that has 116 in the old look.
    let app = try SampleApp([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>UIDesignRequiresCompatibility</key><true/>
      </dict></plist>
      """,
      "A.swift": """
      import UIKit
      class ReportController: UIViewController {
        override func viewDidLoad() {
          title = "Weekly Report"
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Archive Now", style: .plain, target: nil, action: nil)
        }
      }
      """,
    ])
    let out = "\(app.folder.path)/out.txt"
    let base = [
      "audit", app.folder.path, "--system", "ios-26", "--devices", "iphone-se-3", "--sizes",
      "large", "-o", out,
    ]
    #expect(ImportProgram.run(base) == 0)
    #expect(ImportProgram.run(base + ["--against", "ios-27"]) == 1)
    let found = try String(contentsOfFile: out, encoding: .utf8)
    #expect(found.contains("A.swift:4: error"))
    #expect(found.contains("Weekly Re…"))
    #expect(ImportProgram.run(base + ["--against", "ios-26"]) == 0)
  }

  @Test func `an audit knows a baseline and fails for what is new`() throws {
    let folder = app.folder.path
    let (known, out) = ("\(folder)/known.json", "\(folder)/out.txt")
    let base = ["audit", folder, "--locales", "all", "-o", out]
    #expect(ImportProgram.run(base) == 1)
    #expect(ImportProgram.run(base + ["--fail-on", "never"]) == 0)
    #expect(ImportProgram.run(base + ["--fail-on", "never", "--write-baseline", known]) == 0)
    #expect(ImportProgram.run(base + ["--fail-on", "note", "--baseline", known]) == 0)
    #expect(ImportProgram.run(base + ["--devices", "iphone-99"]) == 64)
    #expect(ImportProgram.run(base + ["--against", "windows-3"]) == 64)
    #expect(ImportProgram.run(base + ["--system", "ios"]) == 64)
    #expect(ImportProgram.run(base + ["--against", "ios-26"]) == 0)
  }
}

@Suite struct TextUntrustedFilesTests {
  @Test func `steers no terminal`() {
    #expect(visible("a\u{1B}[2Jb\nc\u{202E}d") == "a\\u{1b}[2Jb\\u{a}c\\u{202e}d")
  }

  @Test func `text of untrusted files stays one value of YAML`() {
    #expect(YAMLText.quoted("a\"b\\c\n\u{7}") == "\"a\\\"b\\\\c\\n\\u0007\"")
  }

  @Test func `a finding names the devices that have the same sizes together`() {
    var finding = Finding(
      rule: .cutTitle, screen: "List", place: Place("List.swift", 3), locale: "de",
      whole: "Einstellungen", shown: "Einst…")
    finding.settings = [
      "iphone-se-3 large", "iphone-se-3 extraLarge", "iphone-15 large", "iphone-15 extraLarge",
      "iphone-8 large right to left",
    ]
    let expected =
      "“Einstellungen” shows as “Einst…” in de "
      + "(iphone-se-3, iphone-15 at large, extraLarge; iphone-8 at large right to left)"
    #expect(finding.message == expected)
  }
}
