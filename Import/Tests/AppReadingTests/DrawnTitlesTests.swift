import AppReading
import SampleApps
import Testing

/// Titles that code gives to drawn screens.
@Suite struct DrawnTitlesTests {
  private func storyboard(_ controllers: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>\(controllers)</scenes></document>
    """
  }

  private func controller(_ type: String, _ identifier: String, title: String? = nil) -> String {
    let title = title.map { " title=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s\(identifier)"><objects><viewController storyboardIdentifier="\(identifier)" id="\(identifier)" customClass="\(type)" sceneMemberID="viewController">
        <navigationItem key="navigationItem"\(title) id="n\(identifier)"/>
      </viewController></objects></scene>
      """
  }

  @Test func `a class drawn several times has the title that code gives to each`() throws {
    let app = try SampleApp([
      "Main.storyboard": storyboard(
        controller("TollController", "North") + controller("TollController", "South")),
      "A.swift": """
      import UIKit
      class TollController: UIViewController {}
      class Roads: UITableViewController {
        func show(_ road: Road) {
          switch road {
          case .north:
            let toll = storyboard!.instantiateViewController(withIdentifier: "North") as! TollController
            toll.title = "To the north"
            navigationController?.pushViewController(toll, animated: true)
          case .south:
            let toll = storyboard!.instantiateViewController(withIdentifier: "South") as! TollController
            toll.title = "To the south"
            navigationController?.pushViewController(toll, animated: true)
          }
        }
      }
      """,
    ])
    let tolls = try app.read().screens.filter { $0.name == "TollController" }
    #expect(tolls.map { $0.title?.value.summary } == ["\"To the north\"", "\"To the south\""])
    #expect(tolls.allSatisfy { $0.variant == nil })
  }

  @Test func `the word that Interface Builder puts there itself gives way to any other`() throws {
    let app = try SampleApp([
      "Main.storyboard": storyboard(
        controller("ReportController", "Report", title: "Title")
          + controller("NotesController", "Notes", title: "Title")),
      "A.swift": """
      import UIKit
      class ReportController: UIViewController {}
      class NotesController: UIViewController {}
      class Routes: UITableViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let path = tableView.indexPathForSelectedRow {
            let report = segue.destination as! ReportController
            report.title = routes[path.row].name
          }
        }
      }
      """,
    ])
    #expect(try app.screen("ReportController")?.title?.value.isKnown == false)
    #expect(try app.screen("NotesController")?.title?.value.summary == "\"Title\"")
  }

  @Test func `what a segue leads to is no alert for its name`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class RoadAlertViewController: UIViewController {
        override func viewDidLoad() { title = "Alert" }
      }
      class AskAlertViewController: UIViewController {
        override func viewDidLoad() { title = "Really?" }
      }
      class Map: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let alert = segue.destination as! RoadAlertViewController
          alert.road = road
        }
      }
      """
    ])
    #expect(try app.screen("RoadAlertViewController")?.title?.value.summary == "\"Alert\"")
    #expect(try app.screen("AskAlertViewController") == nil)
  }
}
