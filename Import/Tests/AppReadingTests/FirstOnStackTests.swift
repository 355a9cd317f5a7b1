import AppReading
import SampleApps
import Testing

/// Buttons that a stack of the app's own gives the screen that is first on it.
@Suite struct FirstOnStackTests {
  private static let stack = """
    import UIKit
    class PaneStack: UINavigationController {
      var showsDone = false
      var showsLeft = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if showsDone || showsLeft { putDone() }
      }
      func putDone() {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
        if showsLeft {
          topViewController?.navigationItem.leftBarButtonItem = done
        } else {
          topViewController?.navigationItem.rightBarButtonItem = done
        }
      }
      @objc func leave() { dismiss(animated: true) }
    }
    class PlaceController: UIViewController {
      override func viewDidLoad() { title = "Place" }
    }
    class NoteController: UIViewController {
      override func viewDidLoad() { title = "Note" }
    }
    class BillController: UIViewController {
      override func viewDidLoad() { title = "Bill" }
    }
    """

  @Test func `a stack gives its first screen the button that whoever makes it asks for`() throws {
    let app = try SampleApp([
      "A.swift": Self.stack,
      "B.swift": """
      import UIKit
      class Home: UIViewController {
        func showPlace() {
          let pane = PaneStack(rootViewController: PlaceController())
          pane.showsLeft = true
          present(pane, animated: true)
        }
        func showNote() {
          let note = NoteController()
          let pane = PaneStack(rootViewController: note)
          pane.modalPresentationStyle = .formSheet
          pane.showsDone = true
          present(pane, animated: true)
        }
        func showBill() {
          let pane = PaneStack(rootViewController: BillController())
          present(pane, animated: true)
        }
      }
      """,
    ])
    #expect(try app.screen("PlaceController")?.items.map(\.summary) == ["left system done"])
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["right system done"])
    let bills = try app.read().screens.filter { $0.name == "BillController" }
    #expect(bills.map(\.items.count) == [0])
  }

  @Test func `what a stack is made with decides what it gives its first screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class CardStack: UINavigationController {
        private let closes: Bool
        init(card: UIViewController, closes: Bool = false) {
          self.closes = closes
          super.init(rootViewController: card)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          guard closes, let first = viewControllers.first else { return }
          first.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        }
      }
      class PlaceController: UIViewController {
        override func viewDidLoad() { title = "Place" }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      class Home: UIViewController {
        func show() {
          present(CardStack(card: PlaceController(), closes: true), animated: true)
          present(CardStack(card: NoteController()), animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("PlaceController")?.items.map(\.summary) == ["left system close"])
    let notes = try app.read().screens.filter { $0.name == "NoteController" }
    #expect(notes.map(\.items.count) == [0])
  }

  @Test func `a screen that is drawn under a name is what code asks a storyboard for`() throws {
    let app = try SampleApp([
      "A.swift": Self.stack,
      "B.swift": """
      import UIKit
      class Home: UIViewController {
        func showPlace() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          let place = board.instantiateViewController(withIdentifier: "place")
          let pane = PaneStack(rootViewController: place)
          pane.showsDone = true
          present(pane, animated: true)
        }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="place" id="v1" customClass="PlaceController" sceneMemberID="viewController">
        </viewController></objects></scene></scenes></document>
      """,
    ])
    #expect(try app.screen("PlaceController")?.items.map(\.summary) == ["right system done"])
  }
}
