import AppReading
import SampleApps
import Testing

/// Views in the title's place that are hidden as their screen comes.
@Suite struct HiddenTitleViewsTests {
  private func words(_ steps: String, rest: String = "") throws -> String? {
    let view = try SampleApp([
      "A.swift": """
      import UIKit
      class Bars {
        func heading(on item: UINavigationItem, words: String) -> UILabel {
          let label = UILabel()
          label.text = words
          item.titleView = label
          return label
        }
      }
      class Page: UIViewController {
        let bars = Bars()
        var heading = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(steps)
        }
        \(rest)
      }
      """
    ]).screen("Page")?.titleView?.value
    return view.map { if case .label(let words) = $0 { words.summary } else { "other" } }
  }

  private static let made = "heading = bars.heading(on: navigationItem, words: \"Page\")"
  private static let own = """
    let mark = UILabel()
    mark.text = "Page"
    """

  @Test(arguments: [
    made + "; heading.isHidden = true",
    made + "; heading.alpha = 0",
    own + "; navigationItem.titleView = mark; mark.isHidden = true",
    own + "; mark.isHidden = true; navigationItem.titleView = mark",
  ])
  func `what is hidden says nothing`(steps: String) throws {
    #expect(try words(steps) == "\"\"")
  }

  @Test(arguments: [
    made, made + "; heading.isHidden = false", made + "; heading.alpha = 1",
    made + "; heading.isHidden = true; heading.isHidden = false",
  ])
  func `what is not hidden says its words`(steps: String) throws {
    #expect(try words(steps) == "\"Page\"")
  }

  @Test func `what another function shows as the screen comes is there`() throws {
    let rest = "override func viewDidAppear(_ animated: Bool) { heading.isHidden = false }"
    #expect(try words(Self.made + "; heading.isHidden = true", rest: rest) == "\"Page\"")
  }

  @Test func `what is hidden under a condition is open`() throws {
    let steps = Self.made + "; if view.isHidden { heading.isHidden = true }"
    #expect(try words(steps) == "\"Page\"")
  }
}
