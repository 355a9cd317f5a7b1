import AppReading
import SampleApps
import Testing

/// Titles in a name that some of several branches give words.
@Suite struct WordsOfBranchesTests {
  private let mode = """
    import UIKit
    enum Mode { case create, copy, edit }

    """

  private func titles(_ code: String) throws -> [String?: AppText?] {
    let screens = try SampleApp(["A.swift": mode + code]).read().screens
    return Dictionary(
      screens.filter { $0.name == "EditController" }.map { ($0.variant, $0.title?.value) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `a name keeps its words where the one branch is not taken`() throws {
    let found = try titles(
      """
      final class EditController: UIViewController {
        let mode: Mode
        init(mode: Mode) { self.mode = mode; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          var heading = "New"
          if mode == .edit { heading = "Edit" }
          title = heading
        }
      }
      """)
    #expect(found == [nil: .verbatim("New"), "mode == .edit": .verbatim("Edit")])
  }

  @Test func `many branchings after each other leave a name what it had`() throws {
    let steps = (0..<20).map { "if kinds.contains(\($0)) { heading = \"Kind \($0)\" }" }
    let found = try titles(
      """
      final class EditController: UIViewController {
        var kinds: [Int] = []
        override func viewDidLoad() {
          var heading = "New"
          \(steps.joined(separator: "\n"))
          title = heading
        }
      }
      """)
    #expect(found[nil] == .verbatim("New"))
    #expect(found.count > 1)
  }

  @Test func `what only the running app knows stays open beside the words of a branch`() throws {
    let found = try titles(
      """
      final class EditController: UIViewController {
        let mode: Mode
        let name: String
        init(mode: Mode, name: String) {
          self.mode = mode; self.name = name; super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          var heading = name
          switch mode {
          case .create: heading = "New"
          case .copy, .edit: break
          }
          title = heading
        }
      }
      """)
    #expect(found[nil]??.isKnown == false)
    #expect(found["case .create"] == .verbatim("New"))
    #expect(found.count == 2)
  }

  @Test func `a presenter chooses the words of a model by its mode`() throws {
    let found = try titles(
      """
      struct Model { let heading: String?; let rows: [String] }
      protocol EditView: AnyObject { func show(model: Model) }
      final class Presenter {
        private let mode: Mode
        weak var view: EditView?
        init(mode: Mode, view: EditView) { self.mode = mode; self.view = view }
        func update(heading: String?, rows: [String]) {
          var heading = heading
          switch mode {
          case .create: heading = "New"
          case .edit: heading = "Edit"
          case .copy: break
          }
          view?.show(model: Model(heading: heading, rows: rows))
        }
        func showError() { view?.show(model: Model(heading: nil, rows: [])) }
      }
      final class EditController: UIViewController, EditView {
        func show(model: Model) { title = model.heading }
      }
      """)
    #expect(found[nil]??.isKnown == false)
    #expect(found["case .create"] == .verbatim("New"))
    #expect(found["case .edit"] == .verbatim("Edit"))
  }

  @Test func `a presenter hands over another title in each case`() throws {
    let found = try titles(
      """
      protocol EditView: AnyObject { func show(heading: String) }
      final class Presenter {
        private let mode: Mode
        weak var view: EditView?
        init(mode: Mode, view: EditView) { self.mode = mode; self.view = view }
        func start() {
          switch mode {
          case .create, .copy: view?.show(heading: "New")
          case .edit: view?.show(heading: "Edit")
          }
        }
      }
      final class EditController: UIViewController, EditView {
        func show(heading: String) { title = heading }
      }
      """)
    #expect(found.values.contains(.verbatim("New")))
    #expect(found["case .edit"] == .verbatim("Edit"))
  }

  @Test func `words that a branch adds to are not known`() throws {
    let found = try titles(
      """
      final class EditController: UIViewController {
        let mode: Mode
        let name: String
        init(mode: Mode, name: String) {
          self.mode = mode; self.name = name; super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          var heading: String
          switch mode {
          case .create: heading = "New"
          case .copy, .edit:
            heading = "Edit "
            heading += name
          }
          title = heading
        }
      }
      """)
    #expect(!found.values.contains(.verbatim("Edit ")))
  }
}
