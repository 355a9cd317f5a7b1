import AppReading
import SampleApps
import Testing

/// Pictures of no size, which code gives a button that is to show nothing.
@Suite struct EmptyPicturesTests {
  private func items(_ steps: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Corner {
        case empty, arrow
        var face: UIImage {
          switch self {
          case .empty: return UIImage()
          case .arrow: return UIImage(named: "arrow")!
          }
        }
      }
      extension UIViewController {
        func fill(_ corner: Corner) {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: corner.face, style: .plain, target: self, action: nil)
        }
      }
      class PondController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pond"
          \(steps)
        }
      }
      """
    ]).screen("PondController")?.items.map(\.summary)
  }

  @Test(arguments: ["UIImage()", "UIImage.init()", ".init()"])
  func `a button of an empty picture shows nothing`(picture: String) throws {
    let steps = """
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        image: \(picture), style: .plain, target: self, action: nil)
      """
    #expect(try items(steps) == ["left \"\""])
  }

  @Test func `a case whose picture is empty shows nothing`() throws {
    #expect(try items("fill(.empty)") == ["left \"\""])
    #expect(try items("fill(.arrow)") == ["left picture arrow"])
  }

  @Test func `what lies behind an empty picture shows`() throws {
    let steps = """
      let face = UIButton(type: .custom)
      face.setImage(UIImage(), for: .normal)
      face.setBackgroundImage(UIImage(named: "leaf"), for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: face)
      """
    #expect(try items(steps) == ["right picture leaf"])
  }

  @Test func `a picture that takes its place shows`() throws {
    let steps = """
      let reed = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
      reed.image = UIImage(named: "reed")
      navigationItem.rightBarButtonItem = reed
      """
    #expect(try items(steps) == ["right picture reed"])
  }

  @Test func `an image view that is empty at first is filled later`() throws {
    let steps = """
      let face = UIImageView(image: UIImage())
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: face)
      """
    #expect(try items(steps) == ["right picture ?"])
  }

  @Test func `an empty picture of Objective-C shows nothing`() throws {
    let app = try SampleApp([
      "PondController.h": "@interface PondController : UIViewController\n@end",
      "PondController.m": """
      #import "PondController.h"
      @implementation PondController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Pond";
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
          initWithImage:[UIImage new] style:UIBarButtonItemStylePlain target:nil action:nil];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
          initWithImage:[[UIImage alloc] init] style:UIBarButtonItemStylePlain target:nil action:nil];
      }
      @end
      """,
    ])
    #expect(try app.screen("PondController")?.items.map(\.summary) == ["left \"\"", "right \"\""])
  }
}
