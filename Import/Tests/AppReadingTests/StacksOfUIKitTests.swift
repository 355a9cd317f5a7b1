import AppReading
import SampleApps
import Testing

/// What code puts on stacks of UIKit's.
@Suite struct StacksOfUIKitTests {
  @Test func `a view that hides its bar has none on a stack of UIKit's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct Welcome: View { var body: some View { Text("a").navigationBarHidden(true) } }
      struct Hint: View { var body: some View { Text("a").navigationBarHidden(true) } }
      struct Row: View { var body: some View { Text("a").navigationBarHidden(true) } }
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let welcome = UIHostingController(rootView: Welcome())
          stack.setViewControllers([welcome], animated: false)
        }
        func hint() {
          stack.pushViewController(UIHostingController(rootView: Hint()), animated: true)
        }
        func row() -> UIView { UIHostingController(rootView: Row()).view }
      }
      """
    ])
    #expect(try app.screen("Welcome")?.hasNoBar == true)
    #expect(try app.screen("Hint")?.hasNoBar == true)
    #expect(try app.screen("Row") == nil)
  }

  private static let hosted = """
    import SwiftUI
    import UIKit
    final class Host<Content: View>: UIHostingController<Content> {
      private let isBare: Bool
      init(rootView: Content, isBare: Bool = false) {
        self.isBare = isBare
        super.init(rootView: rootView)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(isBare, animated: animated)
      }
    }
    struct Welcome: View { var body: some View { Text("a") } }
    struct Hint: View { var body: some View { Text("a") } }
    struct Both: View { var body: some View { Text("a") } }
    protocol Model: ObservableObject {}
    struct Page<Content: Model>: View {
      @StateObject var model: Content
      var body: some View { Text("a") }
    }
    struct Frame<Content: View>: View { let content: Content; var body: some View { content } }
    struct Alone: View { var body: some View { Text("a") } }
    class List: UIViewController {
      let stack: UINavigationController
      override func viewDidLoad() { title = "List" }
      func open() {
        stack.pushViewController(Host(rootView: Welcome(), isBare: true), animated: true)
        stack.pushViewController(Host(rootView: Hint()), animated: true)
        stack.pushViewController(Host(rootView: Both()), animated: true)
        stack.pushViewController(Host(rootView: Page(model: model)), animated: true)
        stack.pushViewController(Host(rootView: Frame(content: Text("b"))), animated: true)
        stack.pushViewController(Host(rootView: Both(), isBare: true), animated: true)
      }
    }
    class Flow {
      let stack = UINavigationController()
      func start() { stack.pushViewController(Host(rootView: Alone()), animated: false) }
    }
    """

  @Test func `a view is told whose hosting controller hides the bar`() throws {
    let app = try SampleApp(["A.swift": Self.hosted])
    #expect(try app.screen("Welcome")?.hasNoBar == true)
    #expect(try app.screen("Both") == nil)
  }

  @Test func `a view is told that is pushed in a hosting controller with a bar`() throws {
    let app = try SampleApp(["A.swift": Self.hosted])
    #expect(try app.screen("Hint")?.isBare == true)
    #expect(try app.screen("Hint")?.parent == "List")
    #expect(try app.screen("Alone") == nil)
    #expect(try app.screen("Page")?.isBare == true)
    #expect(try app.screen("Frame") == nil)
  }

  @Test func `either of two screens that a condition chooses is pushed`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class List: UIViewController {
        var isOn = false
        override func viewDidLoad() { title = "List" }
        func open() {
          let next = isOn ? makeFirst() : makeSecond()
          navigationController?.pushViewController(next, animated: true)
        }
        func openNow() {
          guard let next = isOn ? makeThird() : nil else { return }
          navigationController?.pushViewController(next, animated: true)
        }
        func makeFirst() -> First { First() }
        func makeSecond() -> UIViewController { Second() }
        func makeThird() -> Third? { Third() }
      }
      class First: UIViewController { override func viewDidLoad() { title = "First" } }
      class Second: UIViewController { override func viewDidLoad() { title = "Second" } }
      class Third: UIViewController { override func viewDidLoad() { title = "Third" } }
      """
    ])
    for name in ["First", "Second", "Third"] {
      #expect(try app.screen(name)?.parent == "List")
    }
  }

  @Test func `a base class calls its own function of which only its file knows`() throws {
    let app = try SampleApp([
      "Base.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
        }
        private func setUp() {
          navigationItem.backButtonDisplayMode = .minimal
          title = "Base"
        }
      }
      """,
      "Heir.swift": """
      import UIKit
      class Heir: Base {
        override func viewWillAppear(_ animated: Bool) { load { [weak self] in self?.setUp() } }
        private func load(_ done: @escaping () -> Void) { done() }
        private func setUp() { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
      }
      class Other: Base {}
      """,
    ])
    #expect(try app.screen("Heir")?.isBackMinimal?.value == true)
    #expect(try app.screen("Heir")?.items.isEmpty == false)
    #expect(try app.screen("Other")?.isBackMinimal?.value == true)
  }
}
