import AppReading
import SampleApps
import Testing

/// Pushes that a view model asks a coordinator for as its own input tells it to.
@Suite struct AskedByOwnInputTests {
  @Test(arguments: [true, false])
  func `what is behind a flag comes after those who set it`(isOn: Bool) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          Tour(stack: stack).begin(withMap: true)
        }
      }
      enum Leg { case begun(withMap: Bool), hall, ended }
      final class Tour {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin() { begin(withMap: true) }
        func begin(withMap: Bool) { go(.begun(withMap: withMap)) }
        func go(_ leg: Leg) {
          switch leg {
          case .begun(let withMap):
            if withMap { pushMap() } else { pushHall() }
          case .hall: pushHall()
          case .ended: begin(withMap: \(isOn))
          }
        }
        func pushMap() { stack.pushViewController(MapScreen(), animated: true) }
        func pushHall() {
          let screen = HallScreen()
          screen.model = HallModel(tour: self)
          stack.pushViewController(screen, animated: true)
        }
      }
      final class HallModel {
        struct Input { let endTapped = PublishRelay<Void>() }
        let input = Input()
        init(tour: Tour) { bind(tour) }
        func bind(_ tour: Tour) {
          let ends = input.endTapped.share()
          ends.bind(onNext: { tour.go(.ended) }).disposed(by: bag)
        }
      }
      final class MapScreen: UIViewController {
        override func viewDidLoad() { title = "Map" }
      }
      final class HallScreen: UIViewController {
        var model: HallModel?
        override func viewDidLoad() { title = "Hall" }
      }
      """
    ])
    #expect(try (app.screen("MapScreen")?.parent == "HallScreen") == isOn)
  }

  @Test(arguments: [
    "input.gateTapped.withUnretained(self).bind { `self`, _ in guide?.go(by: .gateTapped) }",
    "input.gateTapped.bind { guide?.go(by: .gateTapped) }",
    "self.input.gateTapped.subscribe(onNext: { _ in guide?.go(by: .gateTapped) })",
    "gates.bind { guide?.go(by: .gateTapped) }",
  ])
  func `the screen that has the model is before what is pushed`(step: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          let guide = ParkGuide(stack: stack)
          window?.rootViewController = stack
          guide.start()
        }
      }
      enum ParkStep { case opened, gateTapped }
      protocol ParkGuiding: AnyObject { func go(by step: ParkStep) }
      final class ParkGuide: ParkGuiding {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { go(by: .opened) }
        func go(by step: ParkStep) {
          DispatchQueue.main.async { [weak self] in
            switch step {
            case .opened: self?.pushPark()
            case .gateTapped: self?.pushGate()
            }
          }
        }
        private func pushPark() {
          let screen = ParkScreen()
          screen.bind(model: ParkModel(guide: self))
          stack.pushViewController(screen, animated: true)
        }
        private func pushGate() { stack.pushViewController(GateScreen(), animated: true) }
      }
      final class ParkModel {
        struct Input { let gateTapped = PublishRelay<Void>() }
        let input = Input()
        let gates = PublishRelay<Void>()
        init(guide: ParkGuiding?) {
          \(step).disposed(by: bag)
        }
      }
      final class ParkScreen: UIViewController {
        var model: ParkModel?
        func bind(model: ParkModel) { self.model = model }
        override func viewDidLoad() { title = "Park" }
      }
      final class GateScreen: UIViewController {
        override func viewDidLoad() { title = "Gate" }
      }
      """
    ])
    #expect(try app.screen("GateScreen")?.parent == "ParkScreen")
  }
}
