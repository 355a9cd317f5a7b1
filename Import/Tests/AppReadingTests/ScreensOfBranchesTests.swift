import AppReading
import SampleApps
import Testing

/// One name that each branch gives another screen, which is pushed after all of them.
@Suite struct ScreensOfBranchesTests {
  private func screens(_ show: String, open: String) throws -> [String: Screen] {
    let classes = ["Oats", "Rakes", "Bins"].map { name in
      """
      class \(name): UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\(name) ready", style: .plain, target: nil, action: nil)
        }
      }
      """
    }
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          let stack = UINavigationController()
          let guide = Guide(stack: stack)
          let home = Home()
          home.guide = guide
          stack.viewControllers = [home]
          window?.rootViewController = stack
          return true
        }
      }
      class Home: UIViewController {
        var guide: Guide?
        override func viewDidLoad() { title = "Home" }
        @objc func open() { \(open) }
      }
      final class Guide {
        enum Way { case oats, rakes, bins }
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        \(show)
        private func put(_ next: UIViewController, animated: Bool = true) {
          stack.pushViewController(next, animated: animated)
        }
      }
      \(classes.joined(separator: "\n"))
      """
    ])
    let all = try app.read().screens
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: ["stack.pushViewController(next, animated: true)", "put(next)"])
  func `each is pushed, with the title that its branch gives it`(push: String) throws {
    let screens = try screens(
      """
      func show(_ way: Way) {
        let next: UIViewController
        switch way {
        case .oats:
          next = Oats()
          next.title = "Oats"
        case .rakes:
          next = Rakes()
          next.title = "Rakes"
        case .bins:
          next = Bins()
          next.title = "Bins"
        }
        \(push)
      }
      """, open: "guide?.show(.oats); guide?.show(.rakes); guide?.show(.bins)")
    #expect(screens.keys.sorted() == ["Bins", "Home", "Oats", "Rakes"])
    for name in ["Bins", "Oats", "Rakes"] {
      #expect(screens[name]?.parent == "Home")
      #expect(screens[name]?.title?.value == .verbatim(name))
    }
  }

  @Test(arguments: [
    "if let next = next { put(next) }",
    "if let next { stack.pushViewController(next, animated: true) }",
    "guard let next = next else { return }; put(next)",
  ])
  func `one of them may be nothing`(push: String) throws {
    let screens = try screens(
      """
      func show(name: String) {
        let next: UIViewController?
        switch name {
        case "oats": next = Oats(nibName: name, bundle: nil)
        case "rakes": next = Rakes(nibName: name, bundle: nil)
        case "bins": next = Bins(nibName: name, bundle: nil)
        default:
          next = nil
          assertionFailure()
        }
        \(push)
      }
      """, open: "guide?.show(name: word)")
    for name in ["Bins", "Oats", "Rakes"] { #expect(screens[name]?.parent == "Home") }
  }

  @Test func `a title after the branches stays one of a screen`() throws {
    let screens = try screens(
      """
      func show(_ way: Way) {
        let next: UIViewController
        if way == .oats {
          let page = Oats()
          page.loadViewIfNeeded()
          next = page
        } else {
          next = Rakes()
        }
        next.title = "Ready"
        stack.pushViewController(next, animated: true)
      }
      """, open: "guide?.show(.oats); guide?.show(.rakes)")
    for name in ["Oats", "Rakes"] { #expect(screens[name]?.parent == "Home") }
    #expect(screens.values.contains { $0.title?.value == .verbatim("Ready") })
  }

  @Test func `what a branch makes and leaves with is not pushed`() throws {
    let screens = try screens(
      """
      func show(_ way: Way) {
        var next: UIViewController?
        if way == .oats {
          next = Oats()
        } else if way == .rakes {
          next = Rakes()
        } else {
          next = Bins()
          keep(next)
          return
        }
        if let next { put(next) }
      }
      """, open: "guide?.show(.oats)")
    #expect(screens["Oats"]?.parent == "Home" && screens["Rakes"]?.parent == "Home")
    #expect(screens["Bins"]?.parent == nil)
  }
}
