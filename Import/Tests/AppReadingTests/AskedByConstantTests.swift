import AppReading
import SampleApps
import Testing

/// Drawn controllers that code asks a storyboard for by a name it keeps.
@Suite struct AskedByConstantTests {
  private func app(asking call: String) throws -> SampleApp {
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
      extension UIStoryboard {
        func make<T: UIViewController>(_ type: T.Type) -> T? {
          instantiateViewController(withIdentifier: String(describing: type)) as? T
        }
        func count<T: UIViewController>(_ type: T.Type) -> UIViewController? { nil }
      }
      final class ListController: UIViewController {
        func open() {
          guard let next = storyboard?.\(call) else { return }
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
    let call = "instantiateViewController(withIdentifier: \(identifier))"
    let found = try app(asking: call).screen("SyncController")
    #expect(found?.title?.value == .verbatim("Sync"))
    #expect(found?.parent == "ListController")
  }

  @Test func `a generic function that is asked for a type gives one of it`() throws {
    let found = try app(asking: "make(SyncController.self)").screen("SyncController")
    #expect(found?.title?.value == .verbatim("Sync"))
  }

  @Test(arguments: [
    "instantiateViewController(withIdentifier: UserDefaults.standard.name)",
    "count(SyncController.self)",
  ])
  func `what only the running app knows leads nowhere`(call: String) throws {
    #expect(try app(asking: call).screen("SyncController") == nil)
  }
}
