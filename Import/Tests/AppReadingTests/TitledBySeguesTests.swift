import AppReading
import SampleApps
import Testing

/// Drawn screens with nothing but a title, which segues push after those that code puts on a stack.
@Suite struct TitledBySeguesTests {
  /// The titles and the screens before of an app whose drawn screens lead to each other.
  private func screens(_ kind: String = "show", root: String) throws -> [String] {
    func controller(_ name: String, leadsTo next: String?) -> String {
      let segue =
        next.map { "<segue destination=\"\($0)\" kind=\"\(kind)\" id=\"to\($0)\"/>" } ?? ""
      return """
        <scene sceneID="scene\(name)"><objects>
        <tableViewController storyboardIdentifier="\(name)" title="\(name)" id="\(name)"
          customClass="\(name)Controller" sceneMemberID="viewController">
        <tableView key="view" id="table\(name)"><sections><tableViewSection id="part\(name)"><cells>
        <tableViewCell id="cell\(name)"><connections>\(segue)</connections></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene>
        """
    }
    let app = try SampleApp([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes>
      \(controller("Shelf", leadsTo: "Tome"))
      \(controller("Tome", leadsTo: "Page"))
      \(controller("Page", leadsTo: nil))
      </scenes></document>
      """,
      "A.swift": """
      import UIKit
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let shelf = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "Shelf") as! ShelfController
          window?.rootViewController = \(root)
        }
      }
      class ShelfController: UITableViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      class TomeController: UITableViewController {}
      class PageController: UITableViewController {}
      """,
    ])
    return try app.read().screens.map {
      "\($0.name) \($0.title?.value.summary ?? "-") \($0.parent ?? "-")"
    }
  }

  @Test func `they have a bar with their title and Back`() throws {
    #expect(
      try screens(root: "UINavigationController(rootViewController: shelf)") == [
        "PageController \"Page\" TomeController", "ShelfController \"Shelf\" -",
        "TomeController \"Tome\" ShelfController",
      ])
  }

  @Test func `what they present has none`() throws {
    let root = "UINavigationController(rootViewController: shelf)"
    #expect(try screens("presentation", root: root).count == 1)
  }

  @Test func `what comes after a screen without a stack has none`() throws {
    #expect(!(try screens(root: "shelf")).contains { $0.hasPrefix("TomeController") })
  }
}
