import AppReading
import SampleApps
import Testing

/// Pictures that functions of other modules make, and what is called on pictures.
@Suite struct PicturesOfFunctionsTests {
  private func items(_ image: String) throws -> [String]? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import Pictures
      class PageController: UIViewController {
        override func viewDidLoad() {
          title = "Page"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: \(image), style: .plain, target: self, action: #selector(close))
        }
        @objc func close() {}
      }
      """,
      "B.swift": """
      import UIKit
      extension UIImage {
        var template: UIImage { return withRenderingMode(.alwaysTemplate) }
        static var closing: UIImage { return UIImage.drawn(.cross) }
        convenience init?(ownNamed name: String) { self.init(named: name, in: .main, with: nil) }
      }
      """,
    ])
    return try app.screen("PageController")?.items.map(\.summary)
  }

  @Test(arguments: [
    (".drawn(.cross)", "right picture cross"),
    ("UIImage.drawn(.cross, size: CGSize(width: 20, height: 20))", "right picture cross"),
    ("UIImage.drawn(.cross).imageFlippedForRightToLeftLayoutDirection()", "right picture cross"),
    (".closing", "right picture cross"),
    ("Sign.leave?.byTintColor(.white)", "right picture leave"),
    ("UIImage.closing.template", "right picture cross"),
    ("UIImage(ownNamed: \"bin\")!.template", "right picture bin"),
    ("UIImage(ownNamed: \"bin\")!.withRenderingMode(.alwaysTemplate)", "right picture bin"),
    ("UIImage(named: \"bin\")?.template", "right picture bin"),
    ("UIImage(packageNamed: \"bin\")", "right picture bin"),
    ("Pictures.image.bin()", "right picture bin"),
    ("drawn(of: model)", "right picture ?"),
    ("UIImage(cgImage: model.picture)", "right picture ?"),
  ])
  func `a picture is named by its case or its name, not by what makes it`(
    image: String, expected: String
  ) throws {
    #expect(try items(image) == [expected])
  }
}
