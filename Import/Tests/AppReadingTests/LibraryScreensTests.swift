import AppReading
import SampleApps
import Testing

/// Screens whose base class comes from a library or from the system.
@Suite struct LibraryScreensTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import UIKit\nimport Forms\n" + source]).read().screens
  }

  @Test func `a form says its title to whatever builds it`() throws {
    let screens = try screens(
      """
      class IconController: FormViewController {
        override func populate(_ builder: FormBuilder) {
          builder.navigationTitle = "Icon"
          builder += Row().title("Blue")
        }
      }
      """)
    #expect(screens.map { $0.title?.value.summary } == ["\"Icon\""])
  }

  @Test func `what is told that its view is loaded is a screen`() throws {
    let screens = try screens(
      """
      class NotesController: ListingController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
      }
      final class Calendars: EKCalendarChooser {
        override func viewWillAppear(_ animated: Bool) { title = "Calendars" }
      }
      """)
    #expect(screens.map(\.name) == ["Calendars", "NotesController"])
    #expect(screens.map { $0.title?.value.summary } == ["\"Calendars\"", "\"Notes\""])
    #expect(screens.last?.items.map(\.summary) == ["right system add"])
  }

  @Test func `a library's stack and what has no view are no screens`() throws {
    let screens = try screens(
      """
      class Stack: PagedNavigationController { override func viewDidLoad() { title = "Stack" } }
      class Player: SoundController { var title = "x"; func start() { title = "Sound" } }
      class Cell: ListCell { func viewDidLoad() { title = "Cell" } }
      """)
    #expect(screens.isEmpty)
  }

  @Test func `what the class of a drawn controller inherits from is a screen`() throws {
    let app = try SampleApp([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
      <scenes><scene sceneID="a"><objects><navigationController id="nav"><connections>
        <segue destination="trip" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="b"><objects><viewController id="trip" customClass="TripView">
        <navigationItem key="navigationItem" title="Drawn" id="i"/>
      </viewController></objects></scene></scenes></document>
      """,
      "A.swift": """
      import UIKit
      import Pages
      class TripView: Panel, Tripping {
        override func viewDidLoad() { navigationItem.title = "Trip" }
        func open() { navigationController?.pushViewController(NotesView(), animated: true) }
      }
      class NotesView: Panel { override func viewDidLoad() { title = "Notes" } }
      class Guide: Tripping { func viewDidLoad() { title = "Guide" } }
      """,
    ])
    #expect(try app.screen("TripView")?.title?.value.summary == "\"Trip\"")
    #expect(try app.screen("NotesView")?.parent == "TripView")
    #expect(try app.read().screens.map(\.name) == ["NotesView", "TripView"])
  }
}
