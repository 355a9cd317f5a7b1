import AppReading
import BarLayout
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// Words that stand in a drawn file in the app's own language, and in other files in others.
@Suite struct DrawnWordTests {
  private func app() throws -> SampleApp {
    try SampleApp([
      "Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
        <viewController id="a" customClass="RoutesController">
          <navigationItem key="navigationItem" title="Routes" id="aBc-De-fGh"/>
        </viewController></objects></scene></scenes></document>
      """,
      "fr.lproj/Main.strings": "\"aBc-De-fGh.title\" = \"Itinéraires\";",
      "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
    ])
  }

  @Test func `what is drawn is the word of the app's own language`() throws {
    let app = try app()
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let catalog = try String(contentsOfFile: output + "/words.xcstrings", encoding: .utf8)
    #expect(catalog.contains("Itinéraires"))
    #expect(catalog.contains("\"Routes\""), "\(catalog)")
  }

  @Test func `languages are spelled in a catalog as catalogs spell them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class RoutesController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("routes", comment: "") }
      }
      """,
      "pt-BR.lproj/Localizable.strings": "\"routes\" = \"Rotas\";",
      "zh-Hans.lproj/Localizable.strings": "\"routes\" = \"路线\";",
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let catalog = try String(contentsOfFile: output + "/words.xcstrings", encoding: .utf8)
    #expect(catalog.contains("\"pt-BR\"") && catalog.contains("\"zh-Hans\""), "\(catalog)")
  }

  @Test func `a screen after one whose title nobody knows has no finding about that title`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var model: Model
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { Detail() }
              .navigationTitle(model.someThing.aLongNameOfAProperty.title)
          }
        }
      }
      struct Detail: View { var body: some View { Text("").navigationTitle("Detail") } }
      """
    ])
    let read = try app.read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: false))
    #expect(read.screens.map(\.name) == ["Detail", "Home"])
    #expect(auditor.guidelineFindings().map(\.whole) == [])
  }

  @Test func `a title with a value that nobody knows has no budget`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"line\" = \"Line %@\"; \"map\" = \"Map\";",
      "A.swift": """
      import UIKit
      class LineController: UIViewController {
        override func viewDidLoad() { title = String(format: NSLocalizedString("line", comment: ""), line.code) }
      }
      class MapController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("map", comment: "") }
      }
      """,
    ])
    let read = try app.read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false))
    #expect(WidthBudget.all(auditor).map(\.key) == ["map"])
  }

  @Test func `a language without a word shows what is drawn, and the own one lacks none`() throws {
    let read = try app().read()
    func writer(_ locale: String) -> WordWriter {
      var settings = SceneSettings()
      settings.locale = locale
      return WordWriter(read.words, settings)
    }
    let title = try #require(read.screens.first?.title?.value)
    let key = try #require(title.keys.first)
    for (locale, text, has) in [
      ("en", "Routes", true), ("fr", "Itinéraires", true), ("de", "Routes", false),
    ] {
      #expect(writer(locale).string(title) == text)
      #expect(writer(locale).hasWord(key) == has)
    }
  }
}
