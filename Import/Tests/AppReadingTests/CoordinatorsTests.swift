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

  @Test func `what a row of a number pushes stands after the screen that has the rows`() throws {
    let before = try before(
      """
      import UIKit
      class Flow {
        let root: UINavigationController
        init(root: UINavigationController) { self.root = root }
        func start() {
          root.pushViewController(ListController(table: ListTable(flow: self)), animated: true)
        }
        func help() {
          root.pushViewController(HelpController(table: HelpTable(flow: self)), animated: true)
        }
      }
      class Table: NSObject, UITableViewDelegate {
        weak var flow: Flow?
        init(flow: Flow) { self.flow = flow }
      }
      class HelpTable: Table {}
      class ListTable: Table {
        enum Part: Int { case head, links }
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          guard let part = Part(rawValue: path.section) else { return }
          switch part {
          case .head: return
          case .links: flow?.help()
          }
        }
      }
      class TableController: UIViewController {
        let table: Table
        init(table: Table) {
          self.table = table
          super.init(nibName: nil, bundle: nil)
        }
      }
      class ListController: TableController {
        var listTable: ListTable { table as! ListTable }
        override func viewDidLoad() { title = "List" }
      }
      class HelpController: TableController { override func viewDidLoad() { title = "Help" } }
      """)
    #expect(before["HelpController"] == "ListController")
  }

  @Test(
    arguments: [
      "UINavigationController()", "Tab.help.makeRoot()", "makeRoot()", "tab.makeNext()",
    ], ["help.start()", "flows.append(help); for flow in flows { flow.start() }"])
  func `what a function makes a stack for has nothing before it`(
    made: String, starts: String
  ) throws {
    let before = try before(
      Self.base + Self.list + """
        enum Tab {
          case list, help
          func makeRoot() -> UINavigationController {
            let root = UINavigationController()
            root.tabBarItem = UITabBarItem()
            return root
          }
          func makeNext() -> UINavigationController { makeRoot() }
        }
        class TabsController: UITabBarController {
          let tab = Tab.help
          func makeRoot() -> UINavigationController { return UINavigationController() }
          lazy var help: HelpFlow = {
            let root = \(made)
            return HelpFlow(root: root)
          }()
          var flows: [Flow] = []
          override func viewDidLoad() {
            title = "Tabs"
            \(starts)
          }
        }
        """)
    #expect(!["TabsController", "ListController"].contains(before["HelpController"]))
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
