import AppReading
import SampleApps
import Testing

/// Buttons that are on the bar and out of sight.
@Suite struct UnseenButtonsTests {
  private func items(_ steps: String, _ more: String = "") throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        @IBOutlet weak var share: UIBarButtonItem!
        @IBOutlet weak var mark: UIBarButtonItem!
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = edit
          \(steps)
        }
        \(more)
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Note" id="n">
      <rightBarButtonItems>
      <barButtonItem title="Share" id="b"/>
      <barButtonItem title="Mark" id="m"/>
      </rightBarButtonItems>
      </navigationItem>
      <connections>
      <outlet property="share" destination="b" id="o"/>
      <outlet property="mark" destination="m" id="p"/>
      </connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """,
    ]).screen("NoteController")?.items.map(\.summary)
  }

  @Test(arguments: ["tintColor = .clear", "tintColor = UIColor.clear", "isHidden = true"])
  func `a button that comes without a colour or hidden is not there`(step: String) throws {
    let later = "@objc func note() { mark.tintColor = .systemBlue; mark.isHidden = false }"
    #expect(try items("mark.\(step)", later) == ["left \"Edit\"", "right \"Share\""])
    #expect(try items("edit.\(step)") == ["right \"Share\"", "right \"Mark\""])
  }

  @Test(arguments: [
    "mark.tintColor = .systemBlue", "mark.isHidden = false", "if isNew { mark.isHidden = true }",
    "mark.isHidden = true; mark.isHidden = false", "mark.isHidden = true; update()",
  ])
  func `a button that may be seen is there`(step: String) throws {
    let update = "func update() { mark.isHidden = notes.isEmpty || isNew }"
    #expect(
      try items(step, update) == ["left \"Edit\"", "right \"Share\"", "right \"Mark\""])
  }
}
