import BarLayout
import BarSceneFile
import BarText
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// Words by key that code joins with what only the running app knows.
@Suite struct JoinedKeysTests {
  private static let word = "NSLocalizedString(\"send\", comment: \"\")"

  @Test(arguments: [
    ("coin.name + \(word)", "en", "‹coin.name›Send"),
    ("coin.name + \(word)", "de", "‹coin.name›Senden"),
    // What is done to the letters is done to those of all parts.
    ("(\"A \" + coin.name + \(word)).uppercased()", "en", "SEND"),
  ])
  func `a word joined with data is that of each language`(
    title: String, locale: String, whole: String
  ) throws {
    let app = try SampleApp([
      "Send.swift": """
      class SendController: UIViewController {
        var coin: Coin
        override func viewDidLoad() {
          title = \(title)
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"send\" = \"Send\";\n",
      "de.lproj/Localizable.strings": "\"send\" = \"Senden\";\n",
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let path = output + "/SendController.yaml"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try SceneFile(
      SceneSource(name: path, bytes: Array(data), folder: output),
      overrides: [SceneOverride(keyPath: "locale", value: locale)])
    let layout = try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
    let bar = try #require(layout.bars.first)
    let element = bar.element(.largeTitle) ?? bar.element(.title)
    let shown = element?.accessibilityLabel ?? element?.text?.text ?? ""
    #expect(shown.hasSuffix(whole), "\(bar)")
  }
}
