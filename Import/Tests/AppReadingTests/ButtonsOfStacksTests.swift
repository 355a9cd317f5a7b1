import AppReading
import SampleApps
import Testing

/// Buttons that others give to screens, and words that outlets get as they are drawn.
@Suite struct ButtonsOfStacksTests {
  @Test func `a stack gives its first screen a button`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      class Feature: UINavigationController {
        private lazy var face = FaceButton()
        private lazy var faceItem: UIBarButtonItem = {
          let item = UIBarButtonItem(customView: self.face)
          return item
        }()
        init(rootViewController: UIViewController, image: String? = nil) {
          super.init(rootViewController: rootViewController)
          rootViewController.navigationItem.leftBarButtonItem = self.faceItem
        }
      }
      class Tabs: UITabBarController {
        let inbox = Feature(rootViewController: Inbox(), image: "inbox")
        let home: Feature
        override init(nibName: String?, bundle: Bundle?) {
          let controller = UIHostingController(rootView: Home())
          home = Feature(rootViewController: controller, image: "home")
          super.init(nibName: nibName, bundle: bundle)
        }
      }
      class Inbox: UIViewController {
        override func viewDidLoad() { title = "Inbox" }
      }
      class Other: UIViewController {
        override func viewDidLoad() { title = "Other" }
      }
      struct Home: View {
        var body: some View { List {}.navigationTitle("Home") }
      }
      """
    ])
    #expect(try app.screen("Inbox")?.items.map(\.summary) == ["left view FaceButton"])
    #expect(try app.screen("Home")?.items.map(\.summary) == ["topBarLeading view FaceButton"])
    #expect(try app.screen("Other")?.items.isEmpty == true)
  }

  @Test func `an outlet gets its words as soon as it is there`() throws {
    let app = try SampleApp([
      "Preview.swift": """
      import UIKit
      class Preview: UIViewController {
        @IBOutlet weak var upload: UIBarButtonItem! {
          didSet { upload.title = NSLocalizedString("Send", comment: "") }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"Send\" = \"Send\";",
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s1"><objects>
          <viewController id="v1" customClass="Preview" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Preview" id="n1">
              <barButtonItem key="rightBarButtonItem" title="Upload" id="b1"/>
            </navigationItem>
            <connections><outlet property="upload" destination="b1" id="o1"/></connections>
          </viewController>
        </objects></scene>
        """),
    ])
    #expect(try app.screen("Preview")?.items.map(\.summary) == ["right key Send"])
  }
}
