import AppReading
import SampleApps
import Testing

/// Pictures behind names that a generator makes of a catalog, whose code is not there.
@Suite struct GeneratedPicturesTests {
  private func button(_ picture: String, _ more: String) throws -> String? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "List"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: \(picture), style: .plain, target: self, action: nil)
        }
      }
      \(more)
      """
    ])
    return try app.read().screens.first?.items.first?.summary
  }

  @Test(arguments: [
    ("KitImages", "image.withRenderingMode(.alwaysOriginal)"),
    ("ImageAsset", "return self.image"), ("KitAsset", "image"),
  ])
  func `a picture behind a property that the app adds keeps its name`(
    type: String, getter: String
  ) throws {
    let more = "extension \(type) { var plain: UIImage { \(getter) } }"
    #expect(
      try button("KitAsset.Image.gear.plain", more) == (try button("KitAsset.Image.gear.image", ""))
    )
    #expect(try button("KitAsset.Image.gear.plain", more)?.contains("gear") == true)
  }

  @Test(arguments: [
    "extension KitImages { var plain: UIImage { UIImage() } }",
    "struct KitImages { var plain: UIImage { image } }",
    "extension Theme { var plain: UIImage { image } }",
  ])
  func `another property is a name of its own`(more: String) throws {
    #expect(try button("KitAsset.Image.gear.plain", more)?.contains("gear") == false)
  }
}
