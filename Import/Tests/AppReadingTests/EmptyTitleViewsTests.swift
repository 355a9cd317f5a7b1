import AppReading
import SampleApps
import Testing

/// Plain views in the title's place that show nothing.
@Suite struct EmptyTitleViewsTests {
  private func titleView(_ value: String, _ rest: String = "") throws -> Item.Content? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class PlanController: UIViewController {
        override func viewDidLoad() {
          title = "Plan"
          navigationItem.titleView = \(value)
          \(rest)
        }
      }
      """
    ]).screen("PlanController")?.titleView?.value
  }

  @Test(arguments: [
    "UIView()", "UIView.init()", "UIView(frame: .zero)", "UIView(frame: CGRect.zero)",
  ])
  func `a view without a name that is made empty shows nothing`(value: String) throws {
    #expect(try Self.showsNothing(titleView(value)))
  }

  @Test func `one with a size, or that something is put into, stays a view`() throws {
    let sized = try titleView("UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))")
    #expect(sized != nil && !Self.showsNothing(sized))
    let filled = try titleView("UIView()", "navigationItem.titleView?.addSubview(makeClock())")
    #expect(filled != nil && !Self.showsNothing(filled))
  }

  private static func showsNothing(_ content: Item.Content?) -> Bool {
    if case .label(.verbatim("")) = content { true } else { false }
  }
}
