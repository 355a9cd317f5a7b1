import BarLayout
import BarSceneFile
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// Scenes of buttons that show a picture with words beside it.
@Suite struct LabeledButtonScenesTests {
  @Test func `a picture with words is laid out as both, the picture first`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"tray\" = \"Letter tray\";",
      "A.swift": """
      import SwiftUI
      struct Letters: View {
        var body: some View {
          List {}.navigationTitle("Letters").toolbar {
            Button("tray", systemImage: "tray") {}.labelStyle(.titleAndIcon)
          }
        }
      }
      """,
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let path = output + "/Letters.yaml"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try SceneFile(SceneSource(name: path, bytes: Array(data), folder: output))
    let layout = try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
    let elements = layout.bar.elements.filter { "\($0.id)".hasPrefix("rightBarButtonItems[0].") }
    let text = String(decoding: data, as: UTF8.self)
    let picture = try #require(elements.first { $0.symbolName == "tray" }, "\(text)")
    let words = try #require(elements.first { $0.text?.text == "Letter tray" }, "\(text)")
    #expect(picture.frame.maxX < words.frame.minX)
  }
}
