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
}
