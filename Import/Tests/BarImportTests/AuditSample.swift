import AppReading
import BarLayout
import BarRender
import SampleApps
import Testing

@testable import BarImport

/// An app whose title is cut in German and whose words one language lacks.
struct AuditSample {
  let app: SampleApp

  init() throws {
    app = try SampleApp([
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "inbox" : {
            "localizations" : {
              "en" : { "stringUnit" : { "value" : "Inbox" } },
              "de" : { "stringUnit" : { "value" : "Posteingang mit wirklich allen Nachrichten <b>" } }
            }
          },
          "short" : { "localizations" : { "en" : { "stringUnit" : { "value" : "Ok" } } } }
        },
        "version" : "1.0"
      }
      """,
      "A.swift": """
      import SwiftUI
      struct InboxView: View {
        var body: some View {
          Text("").navigationTitle("inbox").navigationBarTitleDisplayMode(.inline)
        }
      }
      struct ShortView: View {
        var body: some View { Text("").navigationTitle("short") }
      }
      struct PlainView: View {
        var body: some View { Text("").navigationTitle("Plain") }
      }
      """,
    ])
  }

  func report(
    _ locales: [String], fonts: FontLibrary = .pinned()
  ) throws -> (AuditReport, Auditor) {
    let read = try app.read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: locales, sizes: [.large], turns: false))
    let part = auditor.run()
    #expect(part.failures.isEmpty)
    var report = AuditReport(
      findings: part.findings, known: 0, recognition: Recognition(read.screens),
      layouts: part.layouts, locales: locales, devices: [device.id])
    report.draw(with: auditor, fonts: fonts)
    return (report, auditor)
  }
}
