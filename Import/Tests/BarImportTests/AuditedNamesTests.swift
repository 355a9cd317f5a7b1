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
        sizes: [.large, .extraExtraExtraLarge], turns: false))
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
}
