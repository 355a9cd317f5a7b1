import AppReading
import SampleApps
import Testing

/// Files that are not the app's, or not for all of it.
@Suite struct OthersFilesTests {
  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene><objects>
        <navigationController id="n">
          <connections><segue destination="c" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController>
        <viewController id="c" customClass="NoteController">
          <navigationItem key="navigationItem" title="Note" id="i"/>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test func `what is sent to translators is no part of the app`() throws {
    let app = try SampleApp([
      "App/Base.lproj/Main.storyboard": Self.board,
      "Translations/de.xcloc/Source Contents/App/Base.lproj/Main.storyboard": Self.board,
      "A.swift": "import UIKit\nclass NoteController: UIViewController {}",
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["NoteController"])
    #expect(screens[0].title?.place.path.contains("xcloc") == false)
  }

  @Test(arguments: ["XCTest", "Testing"])
  func `a file of tests is left out wherever it lies`(module: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      """,
      "Check/B.swift": """
      import \(module)
      func check() { _ = PageController(title: "Wrong") }
      class WrongController: UIViewController {
        override func viewDidLoad() { title = "Wrong" }
      }
      let wrong = WrongController()
      """,
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["PageController"])
    #expect(read.screens.first?.title?.value.isKnown == false)
    #expect(read.notes.map(\.text) == ["is a test, skipped"])
  }

  @Test(arguments: ["private", "fileprivate"])
  func `a name of one file is none in another`(access: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(access) let heading = "Own"
      class OwnController: UIViewController {
        override func viewDidLoad() { title = heading }
      }
      """,
      "B.swift": """
      import UIKit
      class PageController: UIViewController {
        init(heading: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = heading
        }
      }
      """,
      "C.swift": "\(access) let heading = \"Other\"",
    ])
    #expect(try app.screen("OwnController")?.title?.value == .verbatim("Own"))
    #expect(try app.screen("PageController")?.title?.value.isKnown == false)
  }
}
