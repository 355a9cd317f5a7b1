import AppReading
import SampleApps
import Testing

/// Titles that an object hands to a screen which it knows by a protocol.
@Suite struct HandedByPresentersTests {
  private func screen(_ name: String, _ code: String) throws -> Screen? {
    let start = """
      import UIKit
      struct Model { let heading: String?; let isNew: Bool }
      protocol BoardProtocol: AnyObject { func show(model: Model, animated: Bool) }

      """
    return try SampleApp(["A.swift": start + code]).screen(name)
  }

  private let screen = """
    final class BoardController: UIViewController, BoardProtocol {
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .add, target: nil, action: nil)
      }
      func show(model: Model, animated: Bool) { navigationItem.title = model.heading }
    }

    """

  @Test func `a presenter hands over a model that a function makes`() throws {
    let found = try screen(
      "BoardController",
      """
      final class Presenter {
        weak var board: BoardProtocol?
        private func makeModel(_ rows: [String]) -> Model {
          var all: [String] = []
          for row in rows { all.append(row) }
          return Model(heading: "Board", isNew: all.isEmpty)
        }
        func update(rows: [String]) { board?.show(model: makeModel(rows), animated: true) }
        func start() { board?.show(model: .init(heading: "Board", isNew: true), animated: false) }
      }
      final class BoardController: UIViewController {
        private var model = Model(heading: "", isNew: false) {
          didSet { navigationItem.title = model.heading }
        }
      }
      extension BoardController: BoardProtocol {
        func show(model: Model, animated: Bool) { self.model = model }
      }
      """)
    #expect(found?.title?.value == .verbatim("Board"))
  }

  @Test func `a presenter that hands over no title leaves none`() throws {
    let found = try screen(
      "BoardController",
      screen + """
        final class Presenter {
          weak var board: BoardProtocol?
          func update() {
            let heading: String? = nil
            board?.show(model: .init(heading: heading, isNew: true), animated: false)
          }
        }
        """)
    #expect(found != nil && found?.title == nil)
  }

  @Test func `what hangs on data, or is handed in several ways, stays open`() throws {
    let open = try screen(
      "BoardController",
      screen + """
        final class Presenter {
          weak var board: BoardProtocol?
          func start() { board?.show(model: .init(heading: "Loading", isNew: true), animated: true) }
          func update(name: String) {
            board?.show(model: .init(heading: name, isNew: false), animated: true)
          }
        }
        """)
    #expect(open?.title?.value.isKnown == false)
    let shared = try screen(
      "BoardController",
      screen + """
        final class OtherController: UIViewController, BoardProtocol {
          func show(model: Model, animated: Bool) { title = model.heading }
        }
        final class Presenter {
          weak var board: BoardProtocol?
          func start() { board?.show(model: .init(heading: "Board", isNew: true), animated: true) }
        }
        """)
    #expect(shared?.title?.value.isKnown == false)
  }
}
