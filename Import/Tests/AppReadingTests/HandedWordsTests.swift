import AppReading
import SampleApps
import Testing

/// Buttons in bars that a closure finishes as they are made, or that get their words from others.
@Suite struct HandedWordsTests {
  @Test func `a closure that is called at once finishes what it is called with`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Wide: UIButton { func disable() {} }
      final class NoteController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
        }
        private lazy var save: Wide = {
          $0.disable()
          $0.setTitle("Save", for: [])
          return $0
        }(Wide())
      }
      """
    ])
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["right \"Save\""])
  }

  @Test func `a presenter hands over the word of a button`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct Model { let heading: String; let word: String }
      protocol CardProtocol: AnyObject { func show(model: Model) }
      final class Presenter {
        weak var card: CardProtocol?
        func start() { card?.show(model: .init(heading: "Card", word: "Send")) }
      }
      final class Wide: UIButton {}
      final class CardController: UIViewController, CardProtocol {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: send)
        }
        private lazy var send: Wide = { return $0 }(Wide())
        func show(model: Model) {
          navigationItem.title = model.heading
          send.setTitle(model.word, for: .normal)
        }
      }
      """
    ])
    let screen = try #require(try app.screen("CardController"))
    #expect(screen.title?.value == .verbatim("Card"))
    #expect(screen.items.map(\.summary) == ["right \"Send\""])
  }
}
