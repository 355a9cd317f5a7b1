import AppReading
import SampleApps
import Testing

/// What an app has only on a newer system than the one that is asked for.
@Suite struct NewerSystemsTests {
  private static let source = """
    import UIKit
    class Profile: UIViewController {
      override func viewDidLoad() {
        title = "Profile"
        if #available(iOS 26.0, *) { configureTitleView() }
      }
      @available(iOS 26.0, *)
      private func configureTitleView() { navigationItem.titleView = GlassView() }
      @available(iOS 17.0, *)
      private func configureMenu() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      }
    }
    @available(iOS 26.0, *)
    class Glass: UIViewController { override func viewDidLoad() { title = "Glass" } }
    """

  @Test(arguments: [(18.0, ["Profile"]), (26.0, ["Glass", "Profile"])])
  func `functions and types for a newer system are not there`(
    version: Double, names: [String]
  ) throws {
    let found = try SampleApp(["A.swift": Self.source])
      .read(system: version).screens.filter { $0.variant == nil }
    #expect(found.map(\.name) == names)
    #expect((found.last?.titleView != nil) == (version == 26))
  }
}
