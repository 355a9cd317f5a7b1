import AppReading
import SampleApps
import Testing

/// Search controllers that are made on the spot or handed on.
@Suite struct FieldsHandedOnTests {
  @Test func `a search controller's field is known where it is made on the spot or handed on`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class SpotController: UIViewController {
        override func viewDidLoad() {
          title = "Spot"
          navigationItem.searchController = {
            let finder = UISearchController(searchResultsController: nil)
            finder.searchBar.placeholder = "Find a spot"
            return finder
          }()
        }
      }
      class HandedController: UIViewController {
        override func viewDidLoad() {
          title = "Handed"
          let finder = UISearchController()
          finder.searchBar.placeholder = "Find by hand"
          show(finder)
        }
        func show(_ controller: UISearchController) {
          navigationItem.searchController = controller
        }
      }
      """
    ])
    let spot = try app.screen("SpotController")?.search?.value.placeholder
    #expect(spot?.summary == "\"Find a spot\"")
    let handed = try app.screen("HandedController")?.search?.value.placeholder
    #expect(handed?.summary == "\"Find by hand\"")
  }
}
