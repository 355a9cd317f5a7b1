import AppReading
import SampleApps
import Testing

/// Screens that objects give which are made for nothing else.
@Suite struct FactoriesOnTheSpotTests {
  private static let code = """
    import SwiftUI
    import UIKit
    struct PageView: View { var body: some View { List {}.navigationTitle("Page") } }
    final class CoverStack: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        rootViewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .close, target: self, action: nil)
      }
    }
    struct Factory {
      func list(name: String) -> UIViewController {
        let model = Model(name: name)
        return ListController(model: model)
      }
      func detail() -> UIViewController { DetailController() }
      func page() -> UIHostingController<some View> {
        let host = UIHostingController(rootView: PageView().padding())
        host.navigationItem.largeTitleDisplayMode = .never
        return host
      }
    }
    class Container {
      func list() -> UIViewController { Factory().list(name: "a") }
    }
    class RootController: UIViewController {
      let container = Container()
      override func viewDidLoad() { title = "Root" }
      func list() {
        let next = container.list()
        present(CoverStack(rootViewController: next), animated: true)
      }
      func detail() {
        navigationController?.pushViewController(Factory().detail(), animated: true)
        navigationController?.pushViewController(Factory().page(), animated: true)
      }
    }
    class ListController: UIViewController { override func viewDidLoad() { title = "List" } }
    class DetailController: UIViewController { override func viewDidLoad() { title = "Detail" } }
    """

  @Test func `what a factory gives that is made on the spot is pushed`() throws {
    let detail = try #require(try SampleApp(["A.swift": Self.code]).screen("DetailController"))
    #expect(detail.parent == "RootController" && detail.presentation == nil)
    let page = try #require(try SampleApp(["A.swift": Self.code]).screen("PageView"))
    #expect(page.parent == "RootController")
  }

  @Test func `a stack has its button for what comes through two of them`() throws {
    let list = try #require(try SampleApp(["A.swift": Self.code]).screen("ListController"))
    #expect(list.items.map(\.summary) == ["left system close"])
    #expect(list.presentation == .sheet)
  }
}
