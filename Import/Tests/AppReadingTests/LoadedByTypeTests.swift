import AppReading
import SampleApps
import Testing

/// Screens that a function of their class loads: `Page.loaded()`.
@Suite struct LoadedByTypeTests {
  private func names(_ make: String, returns: String = "Self") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol Loaded { static func loaded() -> \(returns) }
      extension Loaded where Self: UIViewController {
        static func loaded() -> \(returns) {
          let drawing = UIStoryboard(name: "Pages", bundle: nil)
          let name = String(describing: self)
          return drawing.instantiateViewController(withIdentifier: name) as! \(returns)
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func open() { navigationController?.pushViewController(\(make), animated: true) }
        func openLong() { navigationController?.pushViewController(LongPage.loaded(), animated: true) }
      }
      class Page: UIViewController, Loaded {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      class LongPage: Page {}
      """
    ]).read().screens.map(\.name).sorted()
  }

  @Test func `a class that another inherits from is a screen where its own function gives one`()
    throws
  {
    #expect(try names("Page.loaded()") == ["LongPage", "Page", "Start"])
  }

  @Test func `a class of which nothing makes one is none`() throws {
    #expect(try names("LongPage.loaded()") == ["LongPage", "Start"])
  }
}
