import AppReading
import SampleApps
import Testing

/// Screens without a word of their bar, which a class that they inherit from hides.
@Suite struct HidingBasesTests {
  /// The screens without a bar of an app whose first screen pushes another, both of one base class.
  private func hidden(
    _ base: String, tome: String = "", open: String? = nil, rest: String = ""
  ) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Shelf())
        }
      }
      class Framed: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          dress()
        }
        func dress() { \(base) }
        func hush() { navigationController?.navigationBar.isHidden = true }
      }
      class Shelf: Framed {
        func open() {
          \(open ?? "navigationController?.pushViewController(Tome(), animated: true)")
        }
      }
      class Tome: Framed { \(tome) }
      \(rest)
      """
    ]).read().screens.filter { $0.isBarHidden?.value == true }.map(\.name)
  }

  @Test(arguments: [
    "hush()", "self.hush()", "navigationController?.setNavigationBarHidden(true, animated: false)",
  ])
  func `a bar that the base class hides is hidden for all on a stack`(base: String) throws {
    #expect(try hidden(base) == ["Shelf", "Tome"])
  }

  @Test func `a function that is overridden with super still hides it`() throws {
    let tome = "override func dress() { super.dress(); view.backgroundColor = .red }"
    #expect(try hidden("hush()", tome: tome) == ["Shelf", "Tome"])
  }

  @Test func `what the screen before has hidden stays hidden`() throws {
    let tome = "override func dress() { view.backgroundColor = .red }"
    #expect(try hidden("hush()", tome: tome) == ["Shelf", "Tome"])
    let shown = "override func dress() { navigationController?.isNavigationBarHidden = false }"
    #expect(try hidden("hush()", tome: shown) == ["Shelf"])
  }

  @Test func `a screen that a property of its module makes is pushed`() throws {
    let rest = """
      class TomeModule {
        var screen: UIViewController {
          let tome = Tome()
          tome.view.tag = 1
          return tome
        }
      }
      """
    for made in ["TomeModule()", "TomeModule.init()"] {
      let open = "show(\(made).screen, sender: nil)"
      #expect(try hidden("hush()", open: open, rest: rest) == ["Shelf", "Tome"])
    }
  }

  @Test func `what comes over others has no bar to hide`() throws {
    #expect(try hidden("hush()", open: "present(Tome(), animated: true)") == ["Shelf"])
  }

  @Test func `what hangs on something, or is shown again, is left open`() throws {
    #expect(try hidden("if view.isHidden { hush() }") == [])
    let tome = """
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(view.isHidden, animated: animated)
      }
      """
    #expect(try !hidden("hush()", tome: tome).contains("Tome"))
  }

  @Test func `what an heir says of the bar as its views are laid out counts`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Framed: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          arrangeBar()
        }
        func arrangeBar() { navigationController?.isNavigationBarHidden = false }
      }
      class Home: Framed {
        override func viewDidLoad() { title = "Home" }
        override func arrangeBar() { navigationController?.isNavigationBarHidden = true }
      }
      class Plain: Framed { override func viewDidLoad() { title = "Plain" } }
      """
    ]).read().screens
    #expect(screens.filter { $0.isBarHidden?.value == true }.map(\.name) == ["Home"])
  }
}
