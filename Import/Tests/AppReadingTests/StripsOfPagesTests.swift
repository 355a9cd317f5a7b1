import AppReading
import SampleApps
import Testing

/// Screens that are pages under a strip of tabs of a library's, and what they push.
@Suite struct StripsOfPagesTests {
  private func screens(_ more: String = "", isOfModel: Bool = false) throws -> [String: Screen] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import Tabman
      class Frame<Model>: TabmanViewController {}
      class FundController: Frame<\(isOfModel ? "FundPages" : "Fund")> {
        override func viewDidLoad() {
          title = "Fund"
          dataSource = source
        }
      \(isOfModel ? "}\nclass FundPages {" : "")
        var router: Router?
        func page(_ tab: Tab) -> UIViewController? {
          if let known = pages[tab] { return known }
          guard let router = router as? FundRouter, let number = number else { return nil }
          switch tab {
          case .facts: return router.facts(of: number)
          case .events:
            let events = EventsController()
            events.number = number
            return events
          }
        }
      }
      class EventsController: UITableViewController {
        override func viewDidLoad() { title = "Events" }
      }
      class FactsController: UITableViewController {
        var model: FactsModel!
        func invest() { model.invest() }
      }
      class FactsModel {
        let router: FactsRouter
        init(router: FactsRouter) { self.router = router }
        func invest() { router.show(.invest) }
      }
      enum FactsWay { case invest }
      class Router { var stack: UINavigationController? }
      class FundRouter: Router {
        func facts(of number: Int) -> FactsController? {
          let facts = FactsController()
          facts.model = FactsModel(router: FactsRouter())
          return facts
        }
      }
      class FactsRouter: Router {
        func show(_ way: FactsWay) {
          switch way {
          case .invest: invest()
          }
        }
        private func invest() {
          let next = InvestController()
          stack?.pushViewController(next, animated: true)
        }
      }
      class InvestController: UIViewController {
        override func viewDidLoad() { title = "Investment" }
      }
      class StartController: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func open() {
          navigationController?.pushViewController(FundController(), animated: true)
          \(more)
        }
      }
      """
    ])
    let all = try app.read().screens
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: [false, true])
  func `what a page pushes stands after the screen with the strip`(isOfModel: Bool) throws {
    let screens = try screens(isOfModel: isOfModel)
    #expect(screens["InvestController"]?.parent == "FundController")
  }

  @Test func `a page is no screen of its own`() throws {
    #expect(
      try screens().keys.sorted() == ["FundController", "InvestController", "StartController"])
  }

  @Test func `one that is pushed as well is`() throws {
    let push = "navigationController?.pushViewController(EventsController(), animated: true)"
    #expect(try screens(push)["EventsController"]?.parent == "StartController")
  }
}
