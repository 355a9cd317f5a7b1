import AppReading
import SampleApps
import Testing

/// Screens that a coordinator makes by a function, one for each case of what it is told to show.
@Suite struct PushedForCasesTests {
  private func before(_ show: String, model: String = "") throws -> [String: String] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Goal { case start, list, detail(Int) }
      enum Row { case list, other }
      enum Command { case to(goal: Goal), back(goal: Goal) }
      class Router {
        let commands = PublishRelay<Command>()
        func go(_ command: Command) { commands.accept(command) }
      }
      class Flow {
        let stack = UINavigationController()
        init(router: Router, window: UIWindow) {
          stack.setViewControllers([StartController(model: StartModel(router: router))], animated: false)
          window.rootViewController = stack
          router.commands.subscribe(onNext: { [weak self] command in self?.show(command) })
        }
        private func show(_ command: Command) {
          switch command {
          case let .to(goal):
            \(show)
          case .back: stack.popViewController(animated: true)
          }
        }
        private func page(for goal: Goal) -> UIViewController {
          switch goal {
          case .start: return start()
          case .list: return ListController(model: ListModel(router: Router()))
          case let .detail(number): return DetailController(number: number)
          }
        }
        private func start() -> UIViewController { StartController(model: StartModel(router: Router())) }
      }
      class StartModel {
        let taps = PublishRelay<Row>()
        let router: Router
        init(router: Router) {
          self.router = router
          taps.subscribe(onNext: { row in
            switch row {
            case .list: router.go(.to(goal: .list))
            case .other: break
            }
          }).disposed(by: bag)
        }
      }
      class ListModel {
        let router: Router
        init(router: Router) { self.router = router }
        func tapped() { router.go(.to(goal: .detail(2))) }
        func closed() { router.go(.back(goal: .start)) }
      }
      class StartController: UIViewController {
        let model: StartModel
        init(model: StartModel) { self.model = model; super.init(nibName: nil, bundle: nil); title = "Start" }
      }
      class ListController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil); title = "List" }
        func rowTapped() { model.tapped() }
        func closeTapped() { model.closed() }
      }
      class DetailController: UIViewController {
        init(number: Int) { super.init(nibName: nil, bundle: nil); title = "Detail" }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.variant == nil }
    return Dictionary(screens.map { ($0.name, $0.parent ?? "none") }) { first, _ in first }
  }

  private static let ways = [
    "stack.pushViewController(page(for: goal), animated: true)",
    "let page = self.page(for: goal)\nstack.pushViewController(page, animated: true)",
  ]

  @Test(arguments: Self.ways)
  func `each stands after the screen that asks for its case`(show: String) throws {
    #expect(try before(show)["DetailController"] == "ListController")
  }

  @Test(arguments: Self.ways)
  func `what a model does for each value of a stream its screen asks for`(show: String) throws {
    #expect(try before(show)["ListController"] == "StartController")
  }

  @Test(arguments: Self.ways)
  func `a case that leads back to the first screen pushes nothing`(show: String) throws {
    #expect(try before(show)["StartController"] == "none")
  }
}
