import AppReading
import SampleApps
import Testing

/// Pictures that functions of the app's own give, called without the name of the type.
@Suite struct PicturesWithoutTypesTests {
  @Test(arguments: ["UIImage.drawn(.arrow)", ".drawn(.arrow)"])
  func `a function that the app adds to pictures is found without their name`(
    picture: String
  ) throws {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      enum Drawing: String { case cross, arrow = "arrow-left" }
      extension UIImage {
        static func drawn(_ drawing: Drawing) -> UIImage? { UIImage(named: drawing.rawValue) }
      }
      class List: UIViewController {
        override func viewDidLoad() {
          title = "List"
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: \(picture), style: .plain, target: self, action: #selector(go))
        }
      }
      """
    ]).screen("List")
    #expect(screen?.items.map(\.summary) == ["left picture arrow-left"])
  }
}
