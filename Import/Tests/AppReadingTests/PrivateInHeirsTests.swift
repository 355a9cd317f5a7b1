import AppReading
import SampleApps
import Testing

/// Functions of one name in a class and in what it inherits that do not take each other's place.
@Suite struct PrivateInHeirsTests {
  private static let base = """
    class Base: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); setUp() }
      private func setUp() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        navigationItem.backButtonTitle = "Out"
      }
    }
    """
  private static let heir = """
    class Hall: Base {
      override func viewDidLoad() { super.viewDidLoad(); title = "Hall"; setUp() }
      private func setUp() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      }
    }
    class Flow {
      func open(_ stack: UINavigationController) {
        stack.pushViewController(Hall(), animated: true)
      }
    }
    """

  @Test(arguments: [true, false])
  func `what both do is done`(areInOneFile: Bool) throws {
    let files =
      areInOneFile
      ? ["A.swift": "import UIKit\n" + Self.base + "\n" + Self.heir]
      : ["A.swift": "import UIKit\n" + Self.heir, "B.swift": "import UIKit\n" + Self.base]
    let screen = try SampleApp(files).screen("Hall")
    let items = Set((screen?.items ?? []).map(\.summary))
    #expect(items == ["left system cancel", "right system add"])
    #expect(screen?.backTitle?.value.summary == "\"Out\"")
  }

  @Test func `what an heir does instead is not done by its base`() throws {
    let base = Self.base.replacing("private func", with: "func")
    let heir = Self.heir.replacing("private func", with: "override func")
    let screen = try SampleApp(["A.swift": "import UIKit\n" + base + "\n" + heir]).screen("Hall")
    #expect(screen?.items.map(\.summary) == ["left system cancel"])
    #expect(screen?.backTitle == nil)
  }

  @Test func `what a protocol asks an heir for is the heir's`() throws {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      protocol Filling { func fill() }
      extension Filling where Self: UIViewController { func fill() { title = "Nothing" } }
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); fill() }
      }
      extension Base { @objc func fill() { title = "Base" } }
      class Hall: Base { override func fill() { title = "Hall" } }
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(Hall(), animated: true)
        }
      }
      """
    ]).screen("Hall")
    #expect(screen?.title?.value.summary == "\"Hall\"")
  }
}
