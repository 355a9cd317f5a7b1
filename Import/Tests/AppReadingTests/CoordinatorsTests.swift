import AppReading
import SampleApps
import Testing

/// Coordinators that are all started alike, and push on the stack of the one that made them.
@Suite struct CoordinatorsTests {
  private func before(_ code: String) throws -> [String: String] {
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.variant == nil }
    return Dictionary(screens.map { ($0.name, $0.parent ?? "none") }) { first, _ in first }
  }

  private static let base = """
    import UIKit
    import SwiftUI
    class Flow {
      let root: UINavigationController
      init(root: UINavigationController) { self.root = root }
      func start() {}
      func start(_ flow: Flow) { flow.start() }
      func push(_ screen: UIViewController) { root.pushViewController(screen, animated: true) }
      func set(_ screen: UIViewController) { root.setViewControllers([screen], animated: false) }
    }
    class ListController: UIViewController {
      let open: () -> Void
      init(open: @escaping () -> Void) { self.open = open }
      override func viewDidLoad() { title = "List" }
    }
    class FruitController: UIViewController {
      let open: () -> Void
      init(open: @escaping () -> Void) { self.open = open }
      override func viewDidLoad() { title = "Fruit" }
    }
    class SeedsController: UIViewController { override func viewDidLoad() { title = "Seeds" } }
    class HelpController: UIViewController { override func viewDidLoad() { title = "Help" } }
    class Screens {
      func list(open: @escaping () -> Void) -> UIViewController { ListController(open: open) }
      func fruit(open: @escaping () -> Void) -> UIViewController {
        let screen = FruitController(open: open)
        return screen
      }
    }
    class FruitFlow: Flow {
      let screens = Screens()
      override func start() {
        let fruit = screens.fruit(open: { [weak self] in self?.showSeeds() })
        push(fruit)
      }
      func showSeeds() { push(SeedsController()) }
    }
    class HelpFlow: Flow { override func start() { push(HelpController()) } }
    class AFlow: Flow { override func start() { print("a") } }
    class BFlow: Flow { override func start() { print("b") } }

    """

  private static let list = """
    class ListFlow: Flow {
      let screens = Screens()
      override func start() { set(screens.list(open: openFruit)) }
      private var openFruit: () -> Void {
        return { [weak self] in
          guard let self else { return }
          start(FruitFlow(root: root))
        }
      }
      func help() { start(HelpFlow(root: UINavigationController())) }
    }
    """

  @Test func `a coordinator pushes after the screen of the one that makes it`() throws {
    let before = try before(Self.base + Self.list)
    #expect(before["FruitController"] == "ListController")
    #expect(before["ListController"] == "none")
  }

  @Test func `a screen runs the closures that the function which makes it is handed`() throws {
    #expect(try before(Self.base + Self.list)["SeedsController"] == "FruitController")
  }

  @Test func `what is pushed first on a stack that is made for it has nothing before it`() throws {
    #expect(try before(Self.base + Self.list)["HelpController"] != "ListController")
  }

  @Test func `a screen that a coordinator puts first is before what it pushes`() throws {
    let before = try before(
      Self.base + """
        class ListFlow: Flow {
          let model = Model()
          override func start() {
            model.chosen = { [weak self] in self?.openHelp() }
            set(ListController(open: {}))
          }
          func openHelp() { push(HelpController()) }
        }
        class Model { var chosen: (() -> Void)? }
        """)
    #expect(before["HelpController"] == "ListController")
  }

  @Test func `a closure that a property works out pushes`() throws {
    let before = try before(
      Self.base + """
        class ListFlow: Flow {
          override func start() { set(ListController(open: openPips)) }
          var openPips: () -> Void {
            { [weak self] in self?.push(PipsController()) }
          }
        }
        class PipsController: UIViewController { override func viewDidLoad() { title = "Pips" } }
        """)
    #expect(before["PipsController"] == "ListController")
  }
}
