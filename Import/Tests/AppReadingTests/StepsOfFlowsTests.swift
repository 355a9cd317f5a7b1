import AppReading
import SampleApps
import Testing

/// Screens that the flows of RxFlow push for the steps that others send.
@Suite struct StepsOfFlowsTests {
  private static let code = """
    import RxFlow
    import UIKit
    enum ShopStep: Step { case list, detail(Int), about, note }
    class ShopFlow: Flow {
      var root: Presentable { stack }
      private lazy var stack: UINavigationController = {
        let stack = UINavigationController()
        return stack
      }()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ShopStep else { return .none }
        switch step {
        case .list: return goToList()
        case .detail(let number): return goToDetail(number)
        case .about:
          return goToAbout()
        case .note:
          let note = Note()
          stack.pushViewController(note, animated: true)
          return .none
        }
      }
      private func goToList() -> FlowContributors {
        let list = List()
        stack.pushViewController(list, animated: true)
        return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: list))
      }
      private func goToDetail(_ number: Int) -> FlowContributors {
        let detail = Detail()
        stack.pushViewController(detail)
        return .one(
          flowContributor: .contribute(withNextPresentable: detail, withNextStepper: detail.model))
      }
      private func goToAbout() -> FlowContributors {
        let about = About()
        stack.pushViewController(about, animated: true)
        return .none
      }
    }
    class ShopStepper: Stepper {
      let steps = PublishRelay<Step>()
      var initialStep: Step { ShopStep.list }
    }
    class List: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      override func viewDidLoad() { title = "List" }
      func open() { steps.accept(ShopStep.detail(3)) }
    }
    class DetailModel: Stepper {
      let steps = PublishRelay<Step>()
      func more() { self.steps.accept(ShopStep.about) }
    }
    class Detail: UIViewController {
      var model: DetailModel = DetailModel()
      override func viewDidLoad() { title = "Detail" }
    }
    class About: UIViewController, Stepper {
      override func viewDidLoad() { title = "About" }
      func note() { bag.add(tap.subscribe { [weak self] _ in self?.steps.accept(ShopStep.note) }) }
    }
    class Note: UIViewController {
      override func viewDidLoad() { title = "Note" }
    }
    """

  /// The name of the screen before another, where it is one.
  private func before(_ name: String, in app: SampleApp) throws -> String? {
    let names = try app.read().screens.map(\.name)
    return try app.screen(name)?.parent.flatMap { names.contains($0) ? $0 : nil }
  }

  @Test func `the screen before is the one that sends the step`() throws {
    let app = try SampleApp(["A.swift": Self.code])
    #expect(try app.screen("Detail")?.parent == "List")
    #expect(try app.screen("About")?.parent == "Detail")
    #expect(try app.screen("Note")?.parent == "About")
    #expect(try before("List", in: app) == nil)
  }

  @Test func `the first step of a flow has nothing before it`() throws {
    let app = try SampleApp([
      "A.swift": Self.code,
      "B.swift": """
      enum MainStep: Step { case home, shop, news }
      class MainFlow: Flow {
        private lazy var stack: UINavigationController = { UINavigationController() }()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MainStep else { return .none }
          switch step {
          case .home: return goHome()
          case .shop: return goToShop()
          case .news: return goToNews()
          }
        }
        private func goHome() -> FlowContributors {
          let home = Home()
          stack.pushViewController(home, animated: true)
          return .one(flowContributor: .contribute(withNextPresentable: home, withNextStepper: home))
        }
        private func goToShop() -> FlowContributors {
          let flow = ShopFlow()
          return .one(
            flowContributor: .contribute(
              withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: ShopStep.list)))
        }
        private func goToNews() -> FlowContributors {
          let flow = NewsFlow(stack: stack)
          return .one(
            flowContributor: .contribute(
              withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: NewsStep.all)))
        }
      }
      enum NewsStep: Step { case all }
      class NewsFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? NewsStep else { return .none }
          switch step {
          case .all:
            stack.pushViewController(News(), animated: true)
            return .none
          }
        }
      }
      class Home: UIViewController, Stepper {
        override func viewDidLoad() { title = "Home" }
        func shop() { steps.accept(MainStep.shop) }
        func news() { steps.accept(MainStep.news) }
      }
      class News: UIViewController {
        override func viewDidLoad() { title = "News" }
      }
      """,
    ])
    #expect(try before("List", in: app) == nil)
    #expect(try app.screen("Detail")?.parent == "List")
    #expect(try app.screen("News")?.parent == "Home")
  }

  @Test(arguments: ["", "container.register(DetailModel.self) { _ in DetailModel() }"])
  func `a model that a container makes sends the steps of the screen that has it`(
    registered: String
  ) throws {
    let code = Self.code.replacing("var model: DetailModel = DetailModel()", with: "")
      .replacing("class Detail: UIViewController", with: "class Detail: Framed<DetailModel>")
    let about = try SampleApp([
      "A.swift": code + """

        class Framed<Model: Stepper>: UIViewController {
          var model: Model
          init(model: Model) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
        }
        class Parts: Assembly {
          func assemble(container: Container) {
            \(registered)
          }
        }
        """
    ]).screen("About")
    #expect(about?.parent == "Detail")
  }
}
