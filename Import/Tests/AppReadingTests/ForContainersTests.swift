import AppReading
import SampleApps
import Testing

/// What screens that stand inside of others set on the bar of those.
@Suite struct ForContainersTests {
  private func screen(_ hall: String, base: String = "UIViewController", _ inner: String) throws
    -> Screen?
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Hall: \(base) {
        override func viewDidLoad() { super.viewDidLoad(); title = "Hall"; \(hall) }
      }
      \(inner)
      class Other: UIViewController {}
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(Hall(), animated: true)
        }
      }
      """
    ]).screen("Hall")
  }

  private static let seat = """
    class Seat: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        parent?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        self.parent?.title = "Seat"
      }
    }
    """

  @Test func `the only one inside has its say`() throws {
    let screen = try screen("addChild(Seat())", Self.seat)
    #expect(screen?.title?.value.summary == "\"Seat\"")
    #expect(screen?.items.map(\.summary) == ["right system edit"])
  }

  @Test func `the only page has its say`() throws {
    let screen = try screen(
      "setViewControllers([Seat()], direction: .forward, animated: false)",
      base: "UIPageViewController", Self.seat)
    #expect(screen?.title?.value.summary == "\"Seat\"")
    #expect(screen?.items.map(\.summary) == ["right system edit"])
  }

  @Test func `of several nobody knows which`() throws {
    let screen = try screen("addChild(Seat()); addChild(Other())", Self.seat)
    #expect(screen?.title?.value.summary == "\"Hall\"")
    #expect(screen?.items.isEmpty == true)
  }

  @Test func `what it sets only sometimes is not there`() throws {
    let seat = Self.seat.replacing(
      "self.parent?.title = \"Seat\"", with: "if count == 2 { self.parent?.title = \"Two\" }")
    let screen = try screen("addChild(Seat())", seat)
    #expect(screen?.title?.value.summary == "\"Hall\"")
  }
}
