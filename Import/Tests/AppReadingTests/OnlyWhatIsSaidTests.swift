import AppReading
import SampleApps
import Testing

/// What the code leaves open is left open, and what it says last stands there.
@Suite struct OnlyWhatIsSaidTests {
  /// A base class whose button reads what its model says.
  private static let base = """
    class StatusViewController: UIViewController {
      private let detail: Detail
      init(detail: Detail) { self.detail = detail; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Status"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: detail.close, style: .done, target: self, action: #selector(close))
      }
    }
    """

  /// The base class with a model that comes after a protocol.
  private func status(_ detail: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol Detail { var close: String? { get } }
      extension Detail { var close: String? { nil } }
      struct Denied: Detail { let close: String? = "Close" }
      struct Failed: Detail { \(detail) }
      \(Self.base)
      """
    ]).screen("StatusViewController")?.items.map(\.summary)
  }

  @Test func `words that one of several types says and another does not are left open`() throws {
    #expect(try status("let icon = 1")?.contains("left \"Close\"") == false)
  }

  @Test func `words that all types behind a protocol say are known`() throws {
    #expect(try status("let close: String? = \"Close\"") == ["left \"Close\""])
  }

  @Test func `what an heir hands to its base class says the words`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      protocol Detail { var close: String? { get } }
      struct Denied: Detail { let close: String? = "Close" }
      struct Failed: Detail { let close: String? = "Leave" }
      \(Self.base)
      final class DeniedViewController: StatusViewController {
        init() { super.init(detail: Denied()) }
      }
      final class FailedViewController: StatusViewController {
        init() { super.init(detail: Failed()) }
      }
      """
    ]).read().screens.filter { $0.name != "StatusViewController" }
    #expect(screens.map { $0.items.map(\.summary) } == [["left \"Close\""], ["left \"Leave\""]])
  }

  @Test func `words for a thing without a name are not its name`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct WatchView: View {
        @State private var watch: Device!
        var body: some View {
          NavigationStack { List {}.navigationTitle(watch.name ?? "Watch") }
        }
      }
      """
    ]).read().screens
    #expect(screens.map { $0.title?.value.summary } == ["unknown watch.name", "\"Watch\""])
    #expect(screens.map(\.variant) == [nil, "no watch.name"])
  }

  /// The buttons of a class with steps in its first function.
  private func buttons(_ steps: String, _ more: String = "") throws -> [Item]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      final class LogViewController: UITableViewController {
        \(more)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Log"
          \(steps)
        }
      }
      """
    ]).screen("LogViewController")?.items
  }

  @Test func `a button takes the words that the same function gives it afterwards`() throws {
    let items = try buttons(
      """
      navigationItem.rightBarButtonItem = editButtonItem
      navigationItem.rightBarButtonItem?.title = "Change"
      """)
    #expect(items?.map(\.summary) == ["right \"Change\""])
  }

  @Test func `a button that is switched off where it is made comes switched off`() throws {
    let items = try buttons(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Begin", style: .plain, target: self, action: #selector(begin))
      navigationItem.rightBarButtonItem?.isEnabled = false
      """,
      """
      func picked(_ count: Int) { navigationItem.rightBarButtonItem?.isEnabled = count > 0 }
      """)
    #expect(items?.map(\.summary) == ["right \"Begin\""])
    #expect(items?.first?.isEnabled == false)
  }

  @Test(arguments: [("true", "Following"), ("false", "Not following")])
  func `a flag of a class starts as it says`(start: String, words: String) throws {
    let items = try buttons(
      "follow()",
      """
      private var isFollowing = \(start) { didSet { follow() } }
      @objc private func toggle() { isFollowing.toggle() }
      private func follow() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: isFollowing ? "Following" : "Not following", style: .plain, target: self,
          action: #selector(toggle))
      }
      """)
    #expect(items?.map(\.summary) == ["left \"\(words)\""])
  }

  @Test func `a bar that stands only with something more is hidden otherwise`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      final class ResultViewController: UIViewController {
        let interactor: Interactor
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          if interactor.didTapCancel != nil {
            navigationController?.setNavigationBarHidden(false, animated: animated)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Cancel", style: .done, target: self, action: #selector(cancel))
          } else {
            navigationController?.setNavigationBarHidden(true, animated: animated)
          }
        }
      }
      """
    ]).read().screens
    #expect(screens.map { $0.isBarHidden?.value ?? false } == [true, false])
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["left \"Cancel\""]])
  }
}
