import AppReading
import SampleApps
import Testing

/// Buttons that code takes out of the bar and puts back at once, for UIKit to lay them out anew.
@Suite struct ButtonsPutBackTests {
  private static func code(_ again: String) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: PageController())
        return true
      }
    }
    class PageController: UIViewController {
      var source: Source?
      let button = UIButton()
      override func viewDidLoad() {
        title = "Page"
        button.setTitle("Add", for: .normal)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      }
      override func viewWillAppear(_ animated: Bool) { update() }
      func update() {
        if let source, source.isNew {
          let kept = navigationItem.rightBarButtonItem
          navigationItem.rightBarButtonItem = nil
          \(again)
        }
      }
    }
    """
  }

  private func faces(_ again: String) throws -> [[String]] {
    try SampleApp(["A.swift": Self.code(again)]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test func `a button that is put back is in every state`() throws {
    #expect(try faces("navigationItem.rightBarButtonItem = kept") == [["right \"Add\""]])
    #expect(try faces("self.navigationItem.rightBarButtonItem = kept") == [["right \"Add\""]])
  }

  @Test func `one that stays away, or is put elsewhere, is not`() throws {
    #expect(Set(try faces("print(kept)")) == [["right \"Add\""], []])
  }
}
