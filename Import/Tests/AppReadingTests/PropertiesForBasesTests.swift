import AppReading
import SampleApps
import Testing

/// Properties of a base class that its heirs fill before it takes them into the bar.
@Suite struct PropertiesForBasesTests {
  private func screen(_ heir: String, title: String = "title = headline") throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Framed<Model>: UIViewController {
        var headline: String?
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          dress()
          setUpBar()
        }
        func dress() {}
        func setUpBar() {
          \(title)
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      class Shelf: Framed<Int> { \(heir) }
      """
    ]).screen("Shelf")
  }

  private static let heirs = [
    "override func dress() { super.dress(); headline = \"Shelf\" }",
    "override func setUpBar() { headline = \"Shelf\"; super.setUpBar() }",
    "override func viewDidLoad() { headline = \"Shelf\"; super.viewDidLoad() }",
  ]

  @Test(arguments: heirs)
  func `what an heir puts into a property is the base's title`(heir: String) throws {
    #expect(try screen(heir)?.title?.value.summary == "\"Shelf\"")
  }

  @Test(arguments: heirs)
  func `it is what the base writes on a label`(heir: String) throws {
    let title = "label.text = headline; navigationItem.titleView = label"
    guard case .label(let words)? = try screen(heir, title: title)?.titleView?.value else {
      Issue.record("no label")
      return
    }
    #expect(words.summary == "\"Shelf\"")
  }

  @Test func `a property that nobody fills is no title`() throws {
    let heir = "override func dress() { view.backgroundColor = .red }"
    #expect(try screen(heir)?.title == nil)
    let title = "label.text = headline; navigationItem.titleView = label"
    guard case .label(let words)? = try screen(heir, title: title)?.titleView?.value else {
      Issue.record("no label")
      return
    }
    #expect(words.summary == "\"\"")
  }

  @Test func `one that somebody else fills is open`() throws {
    let heir = "} ; class Other { func a(_ page: Shelf) { page.headline = name() }"
    #expect(try screen(heir)?.title?.value.summary.hasPrefix("unknown") == true)
  }

  @Test func `what an initializer always fills has no stand-in, though another refuses`() throws {
    let title = try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        private var headline: String?
        init(headline: String) {
          super.init(nibName: nil, bundle: nil)
          self.headline = headline
        }
        required init?(coder: NSCoder) { fatalError("never drawn") }
        override func viewDidLoad() { title = headline ?? "Nothing" }
      }
      """
    ]).screen("Page")?.title?.value.summary
    #expect(title == "unknown headline")
  }
}
