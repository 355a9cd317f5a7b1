import AppReading
import SampleApps
import Testing

/// Screens whose bars say what others put into their properties.
@Suite struct PutIntoScreensTests {
  @Test func `a title is what whoever makes the screen puts into its property`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NamedController: UIViewController {
        var name: String?
        override func viewDidLoad() { title = name }
      }
      protocol PlaceModelType { var heading: String { get } }
      final class PlaceModel: PlaceModelType {
        let heading: String
        init(heading: String) { self.heading = heading }
      }
      class PlaceController: UIViewController {
        var model: PlaceModelType?
        override func viewDidLoad() { navigationItem.title = model?.heading }
      }
      class WatchedController: UIViewController {
        var words = "" { didSet { title = words } }
      }
      class OpenController: UIViewController {
        var thing: Thing?
        override func viewDidLoad() { title = thing?.name }
      }
      class RootController: UIViewController {
        func names() {
          let next = NamedController()
          next.name = "Ferries"
          navigationController?.pushViewController(next, animated: true)
        }
        func places() {
          let next = PlaceController()
          next.model = PlaceModel(heading: "Harbours")
          navigationController?.pushViewController(next, animated: true)
        }
        func watched() {
          let next = WatchedController()
          next.words = "Lighthouses"
          navigationController?.pushViewController(next, animated: true)
        }
        func opens(at row: Int) {
          let next = OpenController()
          next.thing = things[row]
          navigationController?.pushViewController(next, animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("NamedController")?.title?.value.summary == "\"Ferries\"")
    #expect(try app.screen("PlaceController")?.title?.value.summary == "\"Harbours\"")
    #expect(try app.screen("WatchedController")?.title?.value.summary == "\"Lighthouses\"")
    #expect(try app.screen("OpenController")?.title?.value.isKnown == false)
  }

  @Test func `several places and ways that fill a property are states`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NamedController: UIViewController {
        var name: String?
        override func viewDidLoad() { title = name }
      }
      class RootController: UIViewController {
        func first() {
          let next = NamedController()
          next.name = "One"
          navigationController?.pushViewController(next, animated: true)
        }
        func second() {
          let next = NamedController()
          if isLate { next.name = "Two" } else { next.name = "Three" }
          navigationController?.pushViewController(next, animated: true)
        }
      }
      class DrawnController: UIViewController {
        var heading: String?
        override func viewDidLoad() { title = heading }
      }
      class SegueController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let next = segue.destination as? DrawnController { next.heading = "Drawn" }
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "NamedController" }
    #expect(
      Set(all.compactMap { $0.title?.value.summary }) == ["\"One\"", "\"Two\"", "\"Three\""])
    #expect(try app.screen("DrawnController")?.title?.value.summary == "\"Drawn\"")
  }

  @Test func `a class without an initializer is made by the one that it inherits`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TitledController: UIViewController {
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      class ShoreController: TitledController {}
      class OwnController: TitledController {
        init(kind: Int) { super.init(title: "Own") }
      }
      class RootController: UIViewController {
        func opens() {
          navigationController?.pushViewController(ShoreController(title: "Shore"), animated: true)
          navigationController?.pushViewController(OwnController(kind: 1), animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("ShoreController")?.title?.value.summary == "\"Shore\"")
    #expect(try app.screen("OwnController")?.title?.value.summary == "\"Own\"")
  }
}
