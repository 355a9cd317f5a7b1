import AppReading
import SampleApps
import Testing

/// What the stacks that screens stand on say, and what those say that make them.
@Suite struct StacksAndCallersTests {
  /// An app whose start makes some controllers in an app where one screen asks for large titles.
  private func app(_ steps: String, _ more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Large: UINavigationController {
        override func viewDidLoad() { navigationBar.prefersLargeTitles = true }
      }
      class Small: UINavigationController {
        override func viewDidLoad() { navigationBar.prefersLargeTitles = false }
      }
      class Home: UIViewController {
        override func viewDidLoad() {
          title = "Home"
          navigationController?.navigationBar.prefersLargeTitles = true
        }
        func show() {
          \(steps)
        }
      }
      class Car: UIViewController {
        override func viewDidLoad() { title = "Car" }
      }
      \(more)
      """
    ])
  }

  @Test(arguments: [
    ("present(UINavigationController(rootViewController: Car()), animated: true)", nil, true),
    (
      "let car = Car(); let stack = UINavigationController(rootViewController: car); present(stack, animated: true)",
      nil, true
    ),
    (
      "let stack = UINavigationController(rootViewController: Car()); stack.navigationBar.prefersLargeTitles = true; present(stack, animated: true)",
      true, false
    ),
    ("present(Large(rootViewController: Car()), animated: true)", true, false),
    ("present(Small(rootViewController: Car()), animated: true)", false, false),
    ("navigationController?.pushViewController(Car(), animated: true)", nil, false),
  ])
  func `the stack that a screen is first on says whether titles are large`(
    steps: String, isLarge: Bool?, isPlain: Bool
  ) throws {
    let car = try #require(
      try app(steps.replacing("; ", with: "\n")).screen("Car"))
    #expect(car.prefersLargeTitles?.value == isLarge)
    #expect(car.isOnPlainStack == isPlain)
  }

  @Test(arguments: [
    ("present(UINavigationController(rootViewController: Wallets()), animated: true)", 1),
    ("present(UINavigationController(rootViewController: Wallets()), animated: true)", 2),
    (
      "present(UINavigationController(rootViewController: Wallets()), animated: true); show(Wallets(), sender: nil)",
      0
    ),
  ])
  func `what the first screen of a stack has is not there where it is pushed`(
    steps: String, count: Int
  ) throws {
    let app = try app(
      steps.replacing("; ", with: "\n"),
      """
      class Router {
        func menu() {
          let entries = [
            Entry(title: "Wallets") {
              let wallets = \(count == 2 ? "Wallets" : "Car")()
              stack.pushViewController(wallets, animated: true)
            }
          ]
        }
      }
      class Wallets: UIViewController {
        override func viewDidLoad() {
          title = "Wallets"
          if navigationController?.viewControllers.first == self {
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
          }
        }
      }
      """)
    #expect(try app.screen("Wallets")?.items.count == count % 2)
    #expect(try app.read().screens.contains { $0.name == "Wallets" && $0.items.count == 1 })
  }

  @Test func `a base class that nothing makes or names is no screen`() throws {
    let heirs = """
      class Base: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        }
        func finish() { title = "Finished" }
      }
      class First: Base { override func viewDidLoad() { super.viewDidLoad(); title = "First" } }
      class Second: Base { override func viewDidLoad() { super.viewDidLoad(); title = "Second" } }
      func look(_ controller: UIViewController) { (controller as? Base)?.finish() }
      """.replacing("(); title", with: "()\ntitle")
    #expect(try app("", heirs).screen("Base") == nil)
    #expect(try app("", heirs).screen("First")?.title?.value.summary == "\"First\"")
    #expect(try app("show(Base(), sender: nil)", heirs).screen("Base") != nil)
    #expect(try app("show(Base.make(), sender: nil)", heirs).screen("Base") != nil)
  }

  @Test(arguments: [("entry.name", false), ("\"Entries\"", true)])
  func `a title that one caller passes is not that of all`(other: String, isKnown: Bool) throws {
    let app = try app(
      """
      show(Menu(title: "Settings"), sender: nil)
      show(Menu(title: \(other)), sender: nil)
      """,
      """
      class Menu: UIViewController {
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      """)
    let menus = try app.read().screens.filter { $0.name == "Menu" }
    #expect(menus.first { $0.variant == nil }?.title?.value.isKnown == isKnown)
    #expect(menus.contains { $0.title?.value.summary == "\"Settings\"" })
    #expect(menus.count == 2)
  }

  @Test(arguments: [("entry.name", false), ("\"Entries\"", true)])
  func `a title that one link passes is not that of all`(other: String, isKnown: Bool) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Entries: View {
        let name: String
        var body: some View { List {}.navigationTitle(name) }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("One") { Entries(name: "Settings") }
              NavigationLink("Two") { Entries(name: \(other)) }
            }
            .navigationTitle("Home")
          }
        }
      }
      """
    ])
    let menus = try app.read().screens.filter { $0.name == "Entries" }
    #expect(menus.first { $0.variant == nil }?.title?.value.isKnown == isKnown)
    #expect(menus.count == 2)
  }

  @Test func `what only the keyboard carries makes no variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Note: View {
        @FocusState private var field: Field?
        var body: some View {
          Form {}.navigationTitle("Note").toolbar {
            Button("Add") {}
            ToolbarItemGroup(placement: .keyboard) {
              if hasPrevious { Button("Up") {} } else { Button("Down") {} }
            }
            if field == .name { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.count == 1)
    #expect(screens.first?.items.first?.summary == "automatic \"Add\"")
  }
}
