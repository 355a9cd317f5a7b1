import AppReading
import SampleApps
import Testing

/// Views of SwiftUI's that code puts into UIKit's controllers.
@Suite struct ViewsInControllersTests {
  @Test func `what a button's function says of a view in a controller is as the view comes`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct AlphaView: View { var body: some View { Text("") } }
      struct BetaView: View { var body: some View { Text("") } }
      class Coordinator { func show() { stack.pushViewController(host(), animated: true) } }
      class RootController: UIViewController {
        override func viewDidLoad() {
          title = "Root"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(alpha))
        }
        @objc func alpha() {
          let host = UIHostingController(rootView: AlphaView())
          host.title = "Alpha"
          navigationController?.pushViewController(host, animated: true)
        }
        func beta() {
          let host = UIHostingController(rootView: BetaView())
          host.navigationItem.title = "Beta"
          host.navigationItem.searchController = UISearchController(searchResultsController: nil)
          present(UINavigationController(rootViewController: host), animated: true)
        }
      }
      """
    ])
    let alpha = try app.screen("AlphaView")
    #expect(alpha?.title?.value.summary == "\"Alpha\"")
    #expect(alpha?.parent == "RootController")
    let beta = try app.screen("BetaView")
    #expect(beta?.search != nil)
    #expect(beta?.presentation == .sheet)
  }

  @Test func `each place that titles the controller of a view has a state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct PageView: View { let text: String; var body: some View { Text(text) } }
      class RootController: UIViewController {
        func terms() {
          let host = UIHostingController(rootView: PageView(text: "a"))
          host.title = "Terms"
          navigationController?.pushViewController(host, animated: true)
        }
        func thanks() {
          let host = UIHostingController(rootView: PageView(text: "b"))
          host.title = "Thanks"
          navigationController?.pushViewController(host, animated: true)
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "PageView" }
    #expect(all.map { $0.title?.value.summary } == ["\"Terms\"", "\"Thanks\""])
  }
}
