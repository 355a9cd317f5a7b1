import AppReading
import SampleApps
import Testing

/// Screens that code makes the only ones of a stack, which may say nothing of their bar.
@Suite struct OnlyOnStacksTests {
  private func done(_ list: String = "[DoneController()]", in home: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func go() { navigationController?.pushViewController(Home(), animated: true) }
      }
      class Home: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Home"
          model.changes.sink { [weak self] change in
            switch change {
            case .end: self?.navigationController?.setViewControllers(\(list), animated: true)
            default: break
            }
          }
        }
        \(home)
      }
      class DoneController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
        }
      }
      """
    ]).screen("DoneController")
  }

  private static let hiding = """
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    """

  private static let showing = """
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    """

  @Test func `the only screen of a stack with a bar has an empty one`() throws {
    let done = try done(in: "")
    #expect(done?.isBare == true)
    #expect(done?.parent == nil)
  }

  @Test func `it has one where the screen before shows it again as it goes`() throws {
    #expect(try done(in: Self.hiding + "\n" + Self.showing)?.isBare == true)
  }

  @Test func `where that hides the bar it has none`() throws {
    #expect(try done(in: Self.hiding)?.isBarHidden?.value == true)
  }

  @Test func `where that shows it only sometimes nobody can tell`() throws {
    let showing = """
      override func viewWillDisappear(_ animated: Bool) {
        if animated { navigationController?.setNavigationBarHidden(false, animated: animated) }
      }
      """
    #expect(try done(in: Self.hiding + "\n" + showing) == nil)
  }

  @Test func `a stack that hides its bar hides that of the screen it puts on itself`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func open() { present(MapStack(), animated: true) }
      }
      class QuietStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setup()
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          hideBar()
        }
      }
      private extension QuietStack {
        func setup() { view.backgroundColor = .white }
        func hideBar() { setNavigationBarHidden(true, animated: false) }
      }
      class MapStack: QuietStack {
        private lazy var map: MapController = {
          let controller = MapController()
          controller.view.isOpaque = true
          return controller
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          setup()
        }
      }
      private extension MapStack {
        func setup() { setupMap() }
        func setupMap() { self.setViewControllers([map], animated: false) }
      }
      class MapController: UIViewController { override func viewDidLoad() { title = "Map" } }
      """
    ])
    #expect(try app.screen("MapController")?.isBarHidden?.value == true)
  }
}
