import AppReading
import SampleApps
import Testing

/// What a generic base class keeps is of the type that its heir gives it.
@Suite struct GenericBasesTests {
  private func button(_ base: String, _ heir: String) throws -> [String]? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Layout {}
      class Model {}
      class ListLayout: Layout {
        lazy var saveButton: UIBarButtonItem = {
          let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
          return item
        }()
      }
      class OtherLayout: Layout {
        lazy var saveButton = UIBarButtonItem(title: "Keep", style: .done, target: nil, action: nil)
      }
      \(base)
      class ListController: \(heir) {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "List"
          navigationItem.rightBarButtonItem = layout.saveButton
        }
      }
      """
    ])
    return try app.screen("ListController")?.items.map(\.summary)
  }

  @Test(arguments: [
    ("L: Layout", "var layout: L", "ListLayout"), ("L: Layout", "var layout: L?", "ListLayout"),
    ("L", "var layout: L!", "ListLayout"), ("M, L: Layout", "var layout: L!", "Model, ListLayout"),
    ("L: Layout, M", "var layout: L?", "ListLayout, Pair<Model, Layout>"),
  ])
  func `a button that the base class's layout has is known`(
    parameters: String, property: String, given: String
  ) throws {
    let base = "class BaseController<\(parameters)>: UIViewController { \(property) }"
    #expect(try button(base, "BaseController<\(given)>") == ["right \"Save\""])
  }
}
