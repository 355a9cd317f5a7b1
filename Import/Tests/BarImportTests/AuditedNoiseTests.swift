import AppReading
import BarLayout
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// What has one cause is told once, and what nobody can act on is not told.
@Suite struct AuditedNoiseTests {
  private static func findings(_ files: [String: String], _ locales: [String]) throws -> [Finding] {
    let read = try SampleApp(files).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: locales, sizes: [.large], turns: false)
    ).run().findings
  }

  @Test func `a key that back buttons have no room for is said once for all languages`() throws {
    let found = try Self.findings(
      [
        "A.swift": """
        class FirstController: UIViewController {
          override func viewDidLoad() { title = NSLocalizedString("list", comment: "") }
          @objc func next() { navigationController?.pushViewController(NextController(), animated: true) }
        }
        class NextController: UIViewController {
          override func viewDidLoad() { title = NSLocalizedString("next", comment: "") }
        }
        """,
        "en.lproj/Localizable.strings": """
        "list" = "A title that no button that leads back has room for"; "next" = "Next";
        """,
        "de.lproj/Localizable.strings": """
        "list" = "Ein Titel, für den kein Knopf zurück Platz hat, gar keiner"; "next" = "Weiter";
        """,
      ], ["en", "de"]
    ).filter { $0.rule == .shortenedBack }
    #expect(found.map(\.locales.count) == [2])
    #expect(found.first?.message.contains("likewise in") == true)
  }

  private static let literals = """
    import SwiftUI
    struct FirstView: View { var body: some View { Text("").navigationTitle(Text(verbatim: "Trees")) } }
    struct NextView: View { var body: some View { Text("").navigationTitle(Text(verbatim: "Roots")) } }
    struct LastView: View { var body: some View { Text("").navigationTitle("leaves") } }
    """

  @Test func `where no title has words in another language that is said once`() throws {
    let found = try Self.findings(
      [
        "A.swift": Self.literals, "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
        "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
      ], ["en"]
    ).filter { $0.rule == .literalTitle }
    #expect(
      found.map(\.message) == [
        "no title has words of another language: “Trees” is the same in every one (also in LastView and NextView)"
      ])
  }

  @Test func `titles of a language with hardly any words are hardly translated`() throws {
    let many = (0..<9).map { "\"w\($0)\" = \"W\";" }.joined()
    let found = try Self.findings(
      [
        "A.swift": Self.literals,
        "en.lproj/Localizable.strings": "\"leaves\" = \"Leaves\";" + many,
        "de.lproj/Localizable.strings": "\"leaves\" = \"Blätter\";",
      ], ["en"]
    ).filter { $0.rule == .literalTitle }
    #expect(
      found.map(\.message) == [
        "hardly any title has words of another language: “Trees” is the same in every one (also in NextView)"
      ])
  }

  @Test func `beside titles that are translated each that is not is said`() throws {
    let found = try Self.findings(
      [
        "A.swift": Self.literals, "en.lproj/Localizable.strings": "\"leaves\" = \"Leaves\";",
        "de.lproj/Localizable.strings": "\"leaves\" = \"Blätter\";",
      ], ["en"]
    ).filter { $0.rule == .literalTitle }
    #expect(found.map(\.whole).sorted() == ["Roots", "Trees"])
  }

  @Test func `nothing is said of Cancel where the other side leads back`() throws {
    func found(_ other: String) throws -> [String] {
      try Self.findings(
        [
          "A.swift": """
          import SwiftUI
          struct FirstView: View {
            @State var isShown = false
            var body: some View { Button("Go") { isShown = true }.sheet(isPresented: $isShown) { StepView() } }
          }
          struct StepView: View {
            var body: some View {
              NavigationStack {
                Text("").navigationTitle("Step").toolbar {
                  \(other)
                  ToolbarItem(placement: .topBarTrailing) { Button("Cancel") {} }
                }
              }
            }
          }
          """
        ], ["en"]
      ).map(\.shown).filter { $0 == "sheet-button-sides" }
    }
    #expect(try found("").count == 1)
    #expect(
      try found("ToolbarItem(placement: .topBarLeading) { Button(\"Back\") {} }").isEmpty)
  }

  @Test func `nothing is said of letters of a title view whose colour nobody knows`() throws {
    let found = try Self.findings(
      [
        "A.swift": """
        class FirstController: UIViewController {
          override func viewDidLoad() {
            navigationController?.navigationBar.barTintColor = .black
            let label = UILabel()
            label.text = "First"
            label.textColor = shade(of: navigationController)
            navigationItem.titleView = label
          }
        }
        """
      ], ["en"])
    #expect(found.filter { $0.shown == "low-contrast" }.isEmpty)
  }

  @Test func `an app that runs on no usual system is laid out for the oldest it runs on`() throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "audit-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: output) }
    func found(_ oldest: String, _ more: [String] = []) throws -> String {
      let app = try SampleApp([
        "A.swift": """
        class FirstController: UIViewController {
          override func viewDidLoad() {
            if #available(iOS 26, *) {
              title = "A title for the new system that is much too long for any bar of a phone"
            } else {
              title = "A title for the old system that is much too long for any bar of a phone"
            }
          }
        }
        """,
        "A.xcodeproj/project.pbxproj": "\t\tIPHONEOS_DEPLOYMENT_TARGET = \(oldest);\n",
      ])
      let code = ImportProgram.run(
        ["audit", app.folder.path, "--fail-on", "never", "-o", output.path] + more)
      #expect(code == 0)
      return try String(contentsOf: output, encoding: .utf8)
    }
    #expect(try found("17.0").contains("A title for the old system"))
    #expect(try found("26.0").contains("A title for the new system"))
    #expect(try found("26.0", ["--system", "ios-18"]).contains("A title for the old system"))
  }
}
