import Foundation
import SampleApps
import Testing

@testable import BarImport

/// How large the boxes are that scenes have for an app's own pictures.
@Suite struct SizesOfPicturesTests {
  @Test(arguments: [
    ("width=\"20\" height=\"18.5\"", "[20, 18.5]"), ("width=\"120\" height=\"30\"", "[120, 30]"),
    ("width=\"1400\" height=\"1400\"", "[24, 24]"), ("width=\"113\" height=\"104\"", "[26.08, 24]"),
  ])
  func `a picture that is higher than any bar fits it`(size: String, written: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() {
          title = "Shelf"
          let cross = UIButton()
          cross.setImage(UIImage(named: "leaf"), for: .normal)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: cross)
        }
      }
      """
    ])
    try app.write(
      "Assets.xcassets/leaf.imageset/Contents.json",
      Data(#"{"images": [{"filename": "leaf.svg"}]}"#.utf8))
    try app.write("Assets.xcassets/leaf.imageset/leaf.svg", Data("<svg \(size)/>".utf8))
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let scene = try String(contentsOfFile: "\(output)/Shelf.yaml", encoding: .utf8)
    #expect(scene.contains("image: {size: \(written)}"))
  }
}
