import AppReading
import SampleApps
import Testing

/// Controllers of UIKit's own class that functions make, name and show.
@Suite struct ControllersOfUIKitTests {
  /// The titles of the screens that a first screen's functions lead to, with where they come from.
  private func shown(_ code: String, more: String = "") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Shelf())
        }
      }
      class Shelf: UITableViewController {
        override func viewDidLoad() { title = "Shelf" }
        \(code)
      }
      \(more)
      """
    ])
    return try app.read().screens.filter { $0.title?.value != .verbatim("Shelf") }.map { screen in
      let way = screen.isSheet ? " over " : " after "
      return "\(screen.title?.value.plain ?? "-")" + way + (screen.parent ?? "-")
    }
  }

  @Test func `each call gives one the title that it passes`() throws {
    let found = try shown(
      """
      override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
        switch path.row {
        case 0: open("help.html", under: "Help")
        case 1: open("terms.html", under: "Terms")
        default: open("terms.html", under: "Terms")
        }
      }
      func open(_ page: String, under name: String) {
        guard let url = URL(string: page) else { return }
        let page = UIViewController()
        let view = WKWebView(frame: .zero)
        view.load(URLRequest(url: url))
        page.view = view
        page.title = name
        if isWide { show(aside: page) } else {
          navigationController?.pushViewController(page, animated: true)
        }
      }
      """)
    #expect(found == ["Help after Shelf", "Terms after Shelf"])
  }

  @Test(arguments: [
    ("navigationController?.pushViewController(page, animated: true)", ["Help after Shelf"]),
    ("show(page, sender: self)", ["Help after Shelf"]),
    (
      "present(UINavigationController(rootViewController: page), animated: true)",
      ["Help over Shelf"]
    ),
    (
      """
      let stack = UINavigationController(rootViewController: page)
      present(stack, animated: true)
      """, ["Help over Shelf"]
    ),
    ("present(page, animated: true)", []), ("addChild(page)", []),
  ])
  func `it has a bar where it is on a stack`(step: String, expected: [String]) throws {
    let found = try shown(
      """
      @objc func help() {
        let page = UIViewController()
        page.navigationItem.title = "Help"
        \(step)
      }
      """)
    #expect(found == expected)
  }

  @Test func `it has the buttons that it is given`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        @objc func pick() {
          let list = UITableViewController(style: .plain)
          list.title = "Pick"
          list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
          present(UINavigationController(rootViewController: list), animated: true)
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Shelf", "Shelf-controller"])
    let items = screens.last?.items.compactMap { item -> String? in
      if case .system(let name) = item.content { return name }
      return nil
    }
    #expect(items == ["done"])
    #expect(screens.first?.items.isEmpty == true)
  }
}

extension AppText {
  fileprivate var plain: String { if case .verbatim(let words) = self { words } else { "?" } }
}
