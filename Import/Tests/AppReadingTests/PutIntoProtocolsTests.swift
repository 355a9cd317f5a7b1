import AppReading
import SampleApps
import Testing

/// Properties of protocols of which it is known what code puts into them.
@Suite struct PutIntoProtocolsTests {
  private func screens(_ maker: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol Model { var name: String { get } }
      struct NestModel: Model { var name: String { "Nest" } }
      struct RingModel: Model { var name: String { "Ring" } }
      class NestController: UIViewController {
        var model: Model!
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = model.name
        }
      }
      class RingController: UIViewController {
        let model: RingModel
        init(model: RingModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { title = model.name }
      }
      enum Maker {
        static func ring() -> UIViewController { RingController(model: RingModel()) }
        \(maker)
      }
      """
    ]).read().screens.filter { $0.name == "NestController" }
  }

  @Test func `what nobody puts there is not what it says`() throws {
    let found = try screens(
      """
      static func nest() -> UIViewController {
        let controller = NestController()
        let model = NestModel()
        controller.model = model
        return controller
      }
      """)
    #expect(found.map { $0.title?.value.summary } == ["\"Nest\""])
  }

  @Test func `each that is put there is a way, and any where that is not known`() throws {
    let both = try screens(
      """
      static func nest() -> UIViewController {
        let controller = NestController()
        controller.model = NestModel()
        return controller
      }
      static func other() -> UIViewController {
        let controller = NestController()
        controller.model = RingModel()
        return controller
      }
      """)
    #expect(both.count == 2)
    let handed = try screens(
      """
      static func nest(_ model: Model) -> UIViewController {
        let controller = NestController()
        controller.model = model
        return controller
      }
      """)
    #expect(handed.count == 2)
  }
}
