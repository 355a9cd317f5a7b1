import AppReading
import SampleApps
import Testing

/// Names that branches give their values, and what drawn buttons are at first.
@Suite struct BranchesOfNamesTests {
  @Test func `a name that each branch gives its words has a screen for each`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          let heading: String
          switch context {
          case .thread(let thread):
            heading = "Add Response"
            thread.open()
          case .comment:
            let words = "Add Comment"
            heading = words
          }
          navigationItem.title = heading
        }
      }
      """
    ])
    let titles = try app.read().screens.compactMap(\.title?.value)
    #expect(titles == [.verbatim("Add Response"), .verbatim("Add Comment")])
  }

  @Test func `buttons that branches make stay those of the first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          let button: UIBarButtonItem
          if state.isWide {
            button = UIBarButtonItem(title: "Wide", style: .plain, target: nil, action: nil)
          } else {
            button = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
          }
          navigationItem.rightBarButtonItem = button
        }
        func open() {
          let screen: UIViewController
          switch kind {
          case .one: screen = OneController()
          case .two: screen = TwoController()
          }
          present(screen, animated: true)
        }
        // What others do with it nobody knows.
        func add() { pages.add(OneController()) }
      }
      class OneController: UIViewController {
        override func viewDidLoad() { navigationItem.title = "One" }
      }
      class TwoController: UIViewController {}
      """
    ])
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["right \"Wide\""])
    #expect(try app.screen("OneController")?.isSheet == true)
  }

  private func drawn(_ steps: String) throws -> Screen? {
    try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene><objects>
          <viewController id="c" customClass="NoteController">
            <navigationItem key="navigationItem" title="Note" id="i">
              <barButtonItem key="rightBarButtonItem" systemItem="save" id="b"/>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          \(steps)
        }
        @IBAction func changed() { navigationItem.rightBarButtonItem?.isEnabled = true }
      }
      """,
    ]).screen("NoteController")
  }

  @Test func `a drawn button that is switched off as the screen comes is off`() throws {
    let screen = try drawn("navigationItem.rightBarButtonItem?.isEnabled = false")
    #expect(screen?.items.first?.isEnabled == false)
    #expect(try drawn("load()")?.items.first?.isEnabled == true)
    #expect(
      try drawn("if note.isLocked { navigationItem.rightBarButtonItem?.isEnabled = false }")?
        .items.first?.isEnabled == true)
  }

  @Test func `a back button beside others only for what is there is not there at first`() throws {
    let screen = try drawn(
      "if let group = group { navigationItem.leftItemsSupplementBackButton = true }")
    #expect(screen?.keepsBack == nil)
    let always = try drawn("navigationItem.leftItemsSupplementBackButton = true")
    #expect(always?.keepsBack?.value == true)
  }
}
