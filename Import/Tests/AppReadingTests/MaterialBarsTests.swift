import AppReading
import SampleApps
import Testing

/// Bars of a library that puts words and views of its own into UIKit's.
@Suite struct MaterialBarsTests {
  private static let code = """
    import Material
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = AppStack(rootViewController: ListController())
        return true
      }
    }
    class AppStack: NavigationController {}
    class ListController: UIViewController {
      lazy var back: IconButton = {
        let button = IconButton()
        button.image = UIImage(named: "arrow")
        return button
      }()
      lazy var skip = FlatButton(title: "Skip", titleColor: .white)
      override func viewDidLoad() {
        navigationItem.titleLabel.text = "Skills"
        navigationItem.detailLabel.text = "of all"
        navigationItem.leftViews = [back]
        navigationItem.rightViews = [skip, IconButton(image: UIImage(named: "gear"))]
      }
    }
    """

  @Test func `labels and lists of views fill the bar`() throws {
    let screen = try #require(
      try SampleApp(["A.swift": Self.code]).screen("ListController"))
    #expect(screen.title?.value.summary == "\"Skills\"")
    #expect(screen.subtitle?.value.summary == "\"of all\"")
    #expect(
      screen.items.map(\.summary) == [
        "left picture arrow", "right picture gear", "right \"Skip\"",
      ])
  }

  @Test func `a property of the app's own of that name is something else`() throws {
    let own = "extension UINavigationItem { var leftViews: [UIView] { get { [] } set {} } }"
    let screen = try #require(
      try SampleApp(["A.swift": Self.code, "B.swift": own]).screen("ListController"))
    #expect(screen.items.map(\.summary) == ["right picture gear", "right \"Skip\""])
  }
}
