import AppReading
import SampleApps
import Testing

/// Names for what several types together ask for: `typealias Needs = HasPages & HasClock`.
@Suite struct ComposedTypesTests {
  private static func app(_ needs: String, outside: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol HasClock { var clock: Clock { get } }
      protocol HasPages { var pages: Pages { get } }
      class Clock {}
      protocol Pages { func page() -> Page }
      class OwnPages: Pages { func page() -> Page { Page() } }
      \(outside)
      class List: UITableViewController {
        \(needs)
        init(needs: Needs) { self.needs = needs; super.init(style: .plain) }
        override func viewDidLoad() { title = "List" }
        func open() {
          let page = needs.pages.page()
          page.title = "Opened"
          page.navigationItem.largeTitleDisplayMode = .never
          navigationController?.pushViewController(page, animated: true)
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .red }
      }
      """
    ])
  }

  @Test(arguments: [
    "typealias Needs = HasClock & HasPages\nlet needs: Needs",
    "private typealias Needs = any HasClock & HasPages\nprivate let needs: Needs",
  ])
  func `what they have is found behind such a name`(needs: String) throws {
    let page = try Self.app(needs).screen("Page")
    #expect(page?.title?.value == .verbatim("Opened") && page?.parent == "List")
    #expect(page?.titleMode?.value == .inline)
  }

  @Test func `a name outside of types is one too`() throws {
    let page = try Self.app("let needs: Needs", outside: "typealias Needs = HasClock & HasPages")
      .screen("Page")
    #expect(page?.title?.value == .verbatim("Opened") && page?.parent == "List")
  }
}
