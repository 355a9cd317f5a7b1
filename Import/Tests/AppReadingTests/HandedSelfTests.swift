import AppReading
import SampleApps
import Testing

/// Closures that are handed the screen itself by another name, as those of RxSwift.
@Suite struct HandedSelfTests {
  private func parent(_ code: String) throws -> String? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
        }
      }
      protocol DetailFactory { func makeView() -> UIViewController }
      class DetailComponent: DetailFactory {
        func makeView() -> UIViewController { DetailController() }
      }
      class HomeController: UIViewController {
        let factory: DetailFactory = DetailComponent()
        override func viewDidLoad() {
          title = "Home"
          \(code)
        }
      }
      class DetailController: UIViewController {
        override func viewDidLoad() { title = "Detail" }
      }
      """
    ])
    return try app.read().screens.first { $0.name == "DetailController" }?.parent
  }

  private static let push =
    "owner.navigationController?.pushViewController(owner.factory.makeView(), animated: true)"

  @Test(arguments: [
    "button.rx.tap.bind(with: self) { owner, _ in",
    "button.rx.tap.bind(with: self, onNext: { owner, _ in",
    "button.rx.tap.withUnretained(self).bind { owner, _ in",
    "button.rx.tap.withUnretained(self).observe(on: main).filter { $0.1 }.bind { (owner, _) in",
  ])
  func `what a closure is handed is the screen`(start: String) throws {
    let end = start.contains("(with: self, ") ? "})" : "}"
    #expect(try parent("\(start)\n \(Self.push)\n\(end)") == "HomeController")
  }

  @Test(arguments: [
    "button.rx.tap.bind(with: model) { owner, _ in", "button.rx.tap.bind(with: self) { _, owner in",
    "button.rx.tap.withUnretained(self).map { $0.1 }.bind { owner, _ in",
    "session.start(with: self) { owner, error in",
    "button.rx.tap.bind(with: self) { owner, _ in models.forEach { owner in",
  ])
  func `another parameter is not`(start: String) throws {
    let end = start.contains("forEach") ? "} }" : "}"
    #expect(try parent("\(start)\n \(Self.push)\n\(end)") != "HomeController")
  }
}
