import AppReading
import SampleApps
import Testing

/// What is no screen, state or button of its own: pages, what is replaced at once, what settings bring.
@Suite struct OnlyInPlaceTests {
  @Test func `what a function gives to a controller of pages is a page`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Media: UIPageViewController {
        override func viewDidLoad() {
          title = "Media"
          setViewControllers([page(0)], direction: .forward, animated: false, completion: nil)
        }
        private func page(_ number: Int) -> UIViewController {
          if number == 0 { return Gallery() } else { return Files() }
        }
      }
      class Gallery: UIViewController {
        override func viewDidLoad() { title = "Gallery" }
      }
      class Files: UIViewController {
        override func viewDidLoad() { title = "Files" }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["Media"])
  }

  @Test func `the title of a page is no state of the screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Codes: UIPageViewController {
        private let reader: Reader
        init() {
          reader = Reader(title: "As a page")
          super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [:])
        }
        override func viewDidLoad() {
          title = "Codes"
          setViewControllers([reader], direction: .forward, animated: false, completion: nil)
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        func scan() {
          let reader = Reader(title: "Scan")
          navigationController?.pushViewController(reader, animated: true)
        }
      }
      class Reader: UIViewController {
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      """
    ])
    let titles = try app.read().screens.filter { $0.name == "Reader" }.map {
      $0.title?.value.summary
    }
    #expect(titles == ["\"Scan\""])
  }

  @Test func `a title that an heir's function replaces at once is no state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Player: UIViewController {
        override func viewDidLoad() {
          title = "Player"
          refresh()
        }
        func refresh() {
          if item.isDraft { title = "Draft" } else { title = item.name }
        }
      }
      class Map: Player {
        override func refresh() {
          super.refresh()
          title = "Map"
        }
      }
      class List: Player {
        override func refresh() {
          title = "List"
          super.refresh()
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.filter { $0.name == "Map" }.map { $0.title?.value.summary } == ["\"Map\""])
    #expect(
      screens.contains { $0.name == "List" && $0.title?.value.summary == "\"Draft\"" })
  }

  private static let flagged = """
    import UIKit
    class Media: UIViewController {
      override func viewDidLoad() {
        title = "Media"
        navigationItem.rightBarButtonItem =
          UserDefaults.standard.bool(forKey: "has_map") ? map : nil
        if !UserDefaults.standard.bool(forKey: "hides_help") {
          navigationItem.leftBarButtonItem = help
        }
      }
      private lazy var map = UIBarButtonItem(
        title: "Map", style: .plain, target: self, action: #selector(show))
      private lazy var help = UIBarButtonItem(
        title: "Help", style: .plain, target: self, action: #selector(show))
    }
    """

  @Test func `a setting that nobody has set is off`() throws {
    let app = try SampleApp(["A.swift": Self.flagged])
    let screens = try app.read().screens
    #expect(
      screens.first { $0.variant == nil }?.items.map(\.summary) == ["left \"Help\""])
    #expect(screens.contains { $0.items.map(\.summary).contains("right \"Map\"") })
  }

  @Test func `a setting that the app sets for a start is left to the other rules`() throws {
    let start = """
      import UIKit
      func start() { UserDefaults.standard.register(defaults: ["has_map": true]) }
      """
    let follows = try SampleApp(["A.swift": Self.flagged, "B.swift": start]).read().screens
    #expect(follows.contains { $0.items.map(\.summary).contains("right \"Map\"") })
  }

  @Test func `while a list is edited its button reads Done`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Names: UITableViewController {
        override func viewDidLoad() {
          title = "Names"
          update()
        }
        func update() {
          if tableView.isEditing {
            navigationItem.rightBarButtonItems = [editButtonItem]
          } else {
            navigationItem.rightBarButtonItems = [editButtonItem, add]
          }
        }
        private lazy var add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.first { $0.variant == nil }?.items.map(\.summary)
        == ["right system edit", "right system add"])
    #expect(screens.first { $0.variant != nil }?.items.map(\.summary) == ["right system done"])
  }

  @Test func `what only a build for debugging has is no screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      @main struct Sample: App {
        var body: some Scene {
          WindowGroup {
            #if DEBUG
            DebugMenu()
            #else
            Home()
            #endif
          }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").toolbar {
              #if DEBUG
              Button("Debug") {}
              #endif
            }
          }
        }
      }
      #if DEBUG
      struct DebugMenu: View {
        var body: some View {
          NavigationView {
            List {}.navigationTitle("Debug").toolbar { Button("Reset") {} }
          }
        }
      }
      class DebugController: UIViewController {
        override func viewDidLoad() {
          title = "Debug"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: nil, action: nil)
        }
      }
      #endif
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Home"])
    #expect(screens.allSatisfy { $0.items.isEmpty })
  }
}
