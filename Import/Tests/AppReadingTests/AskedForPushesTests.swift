import AppReading
import SampleApps
import Testing

/// Screens that routers, coordinators and stores push where others ask for it.
@Suite struct AskedForPushesTests {
  /// The screen before each, by name.
  private func before(_ code: String) throws -> [String: String] {
    let app = try SampleApp(["A.swift": code])
    let screens = try app.read().screens.filter { $0.variant == nil }
    return Dictionary(screens.map { ($0.name, $0.parent ?? "none") }) { first, _ in first }
  }

  private let controllers = """
    import UIKit
    class FruitsController: UIViewController {
      weak var delegate: FruitsDelegate?
      override func viewDidLoad() { title = "Fruits" }
      func choose() { delegate?.fruitsDidChoose(2) }
    }
    class FruitController: UIViewController {
      weak var coordinator: FruitsCoordinator?
      override func viewDidLoad() { title = "Fruit" }
      @objc func tapped() { coordinator?.showSeeds() }
      @objc func helped() { coordinator?.showHelp() }
    }
    class SeedsController: UIViewController {
      override func viewDidLoad() { title = "Seeds" }
    }
    class HelpController: UIViewController {
      override func viewDidLoad() { title = "Help" }
    }
    protocol FruitsDelegate: AnyObject { func fruitsDidChoose(_ id: Int) }

    """

  @Test func `a coordinator pushes after the screen that asks for it`() throws {
    let before = try before(
      controllers + """
        class FruitsCoordinator: FruitsDelegate {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = FruitsController()
            list.delegate = self
            stack.pushViewController(list, animated: false)
          }
          func fruitsDidChoose(_ id: Int) {
            stack.pushViewController(FruitController(), animated: true)
          }
          func showSeeds() {
            let child = SeedsCoordinator(stack: stack)
            child.start()
          }
          func showHelp() {
            let other = UINavigationController()
            let child = HelpCoordinator(stack: other)
            stack.present(other, animated: true)
            child.start()
          }
        }
        class SeedsCoordinator {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(SeedsController(), animated: true) }
        }
        class HelpCoordinator {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(HelpController(), animated: true) }
        }
        """)
    #expect(before["FruitController"] == "FruitsController")
    #expect(before["SeedsController"] == "FruitController")
    // What is pushed first on a stack of its own has nothing before it.
    #expect(before["HelpController"] != "FruitController")
  }

  @Test func `a closure that a coordinator gives a screen is run by that screen`() throws {
    let before = try before(
      controllers + """
        class FruitsCoordinator {
          let stack = UINavigationController()
          func start() {
            let model = FruitsModel()
            model.chosen = { [weak self] in self?.showFruit() }
            stack.pushViewController(ListController(model: model), animated: false)
          }
          func showFruit() { stack.pushViewController(SeedsController(), animated: true) }
        }
        class FruitsModel { var chosen: (() -> Void)? }
        class ListController: UIViewController {
          let model: FruitsModel
          init(model: FruitsModel) { self.model = model }
          override func viewDidLoad() { title = "List" }
        }
        """)
    #expect(before["SeedsController"] == "ListController")
    #expect(before["ListController"] != "SeedsController")
  }

  @Test func `a router pushes after the screen whose presenter asks it`() throws {
    let before = try before(
      controllers + """
        protocol ListRouting { func openSeeds(from view: UIViewController) }
        class ListRouter: ListRouting {
          func openSeeds(from view: UIViewController) {
            view.navigationController?.pushViewController(SeedsController(), animated: true)
          }
        }
        protocol ListPresenting { func tapped() }
        class ListPresenter: ListPresenting {
          let router: ListRouting
          weak var view: UIViewController?
          func tapped() { if let view { router.openSeeds(from: view) } }
        }
        class ListController: UIViewController {
          var presenter: ListPresenting?
          override func viewDidLoad() { title = "List" }
          @objc func add() { presenter?.tapped() }
        }
        """)
    #expect(before["SeedsController"] == "ListController")
  }

  @Test func `a case that a coordinator is given is asked for by who gives it`() throws {
    let before = try before(
      controllers + """
        enum Step { case seeds, help }
        class Flow {
          let stack = UINavigationController()
          func show(_ step: Step) {
            switch step {
            case .seeds: stack.pushViewController(SeedsController(), animated: true)
            case .help: stack.pushViewController(HelpController(), animated: true)
            }
          }
        }
        class ListController: UIViewController {
          var flow: Flow?
          override func viewDidLoad() { title = "List" }
          @objc func add() { flow?.show(.seeds) }
        }
        class OtherController: UIViewController {
          var flow: Flow?
          override func viewDidLoad() { title = "Other" }
          @objc func add() { flow?.show(.help) }
        }
        """)
    #expect(before["SeedsController"] == "ListController")
    #expect(before["HelpController"] == "OtherController")
  }

  @Test func `what functions of an own kind make and push is known`() throws {
    let before = try before(
      controllers + """
        protocol Starting { func start() }
        protocol Choosing { func chose(_ name: String) }
        class Router {
          let stack = UINavigationController()
          func open(_ next: UIViewController) { stack.pushViewController(next, animated: true) }
        }
        class Flow: Starting {
          let router: Router
          func start() {}
          func begin() { router.open(makeList()) }
          private func makeList() -> ListController {
            let list = ListController()
            list.flow = self
            return list
          }
        }
        extension Flow: Choosing {
          func chose(_ name: String) {
            let next = makeSeeds()
            router.open(next)
          }
          private func makeSeeds() -> SeedsController {
            let seeds = SeedsController()
            seeds.hidesBottomBarWhenPushed = true
            return seeds
          }
        }
        class OtherFlow: Starting {
          let router: Router
          func start() { router.open(HelpController()) }
        }
        class ThirdFlow: Starting { func start() { print("third") } }
        class FourthFlow: Starting { func start() { print("fourth") } }
        class FifthFlow: Starting { func start() { print("fifth") } }
        class ListController: UIViewController {
          weak var flow: (Choosing & Starting)?
          override func viewDidLoad() { title = "List" }
          @objc func add() {
            flow?.chose("a")
            flow?.start()
          }
        }
        """)
    #expect(before["SeedsController"] == "ListController")
    // What many start, each in its own way, says nothing of one of them.
    #expect(before["HelpController"] != "ListController")
  }

  @Test func `an object that a library is asked for by its type is that type's`() throws {
    let before = try before(
      controllers + """
        protocol ListRouting { func openSeeds() }
        class Router: ListRouting {
          let stack: UINavigationController
          func openSeeds() { stack.pushViewController(SeedsController(), animated: true) }
        }
        class OtherRouter: ListRouting { func openSeeds() {} }
        class ListController: UIViewController {
          override func viewDidLoad() { title = "List" }
          @objc func add() {
            let router = Container.shared.resolve(ListRouting.self)!
            router.openSeeds()
          }
        }
        """)
    #expect(before["SeedsController"] == "ListController")
  }

  @Test func `nobody who asks leaves a screen as it is`() throws {
    let before = try before(
      controllers + """
        class Links {
          let stack = UINavigationController()
          func open(_ url: URL) { stack.pushViewController(SeedsController(), animated: true) }
        }
        """)
    #expect(before["SeedsController"] == "Links")
  }
}
