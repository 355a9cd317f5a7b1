import AppReading
import SampleApps
import Testing

/// Drawn controllers that code asks a storyboard for by a name it keeps.
@Suite struct AskedByConstantTests {
  private func app(_ identifier: String) throws -> SampleApp {
    try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "list"),
        Storyboard.controller("list", class: "ListController", title: "List"),
        """
        <scene sceneID="d"><objects>
          <viewController storyboardIdentifier="SyncController" title="Sync" id="d" customClass="SyncController" sceneMemberID="viewController"/>
        </objects></scene>
        """),
      "A.swift": """
      import UIKit
      enum Drawn { static let sync = "SyncController" }
      final class ListController: UIViewController {
        func open() {
          guard let next = storyboard?.instantiateViewController(withIdentifier: \(identifier))
          else { return }
          navigationController?.pushViewController(next, animated: true)
        }
      }
      final class SyncController: UIViewController {
        static let identifier = "SyncController"
      }
      """,
    ])
  }

  @Test(arguments: [
    "\"SyncController\"", "SyncController.identifier", "Drawn.sync",
    "String(describing: SyncController.self)",
  ])
  func `the title of a controller is its own where it is pushed`(identifier: String) throws {
    let found = try app(identifier).screen("SyncController")
    #expect(found?.title?.value == .verbatim("Sync"))
    #expect(found?.parent == "ListController")
  }

  @Test func `a name that only the running app knows leads nowhere`() throws {
    #expect(try app("UserDefaults.standard.name").screen("SyncController") == nil)
  }
}
