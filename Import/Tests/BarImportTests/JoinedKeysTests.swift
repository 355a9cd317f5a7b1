import BarLayout
import BarSceneFile
import BarText
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// Words by key that code joins with what only the running app knows.
@Suite struct JoinedKeysTests {
  @Test(arguments: [("en", "‹coin.name›Send"), ("de", "‹coin.name›Senden")])
  func `a word joined with data is that of each language`(locale: String, whole: String) throws {
    let app = try SampleApp([
      "Send.swift": """
      class SendController: UIViewController {
        var coin: Coin
        override func viewDidLoad() {
          title = coin.name + NSLocalizedString("send", comment: "")
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
    #expect(element?.accessibilityLabel == whole || element?.text?.text == whole, "\(bar)")
  }
}
