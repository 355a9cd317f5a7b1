import AppReading
import SampleApps
import Testing

/// Views that functions of the app's own put into controllers.
@Suite struct HostedByOwnTests {
  @Test(arguments: [
    "UIHostingController(rootView: self)",
    "let host = UIHostingController(rootView: AnyView(self)); return host",
    """
    let holder = Holder()
    let whole = environmentObject(holder).padding()
    let host = UIHostingController(rootView: whole)
    holder.host = host
    return host
    """,
  ])
  func `a function of views that makes their controller is that of the view it is called on`(
    _ body: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      extension View {
        func inHost() -> UIHostingController<some View> { \(body) }
      }
      struct AlphaView: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Keep") {} } }
        }
      }
      struct BetaView: View {
        let text: String
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Send") {} } }
        }
      }
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
        func alpha() {
          let host = AlphaView().inHost()
          host.title = "Alpha"
          navigationController?.pushViewController(host, animated: true)
        }
        func beta() {
          let view = BetaView(text: "b")
          let host = view.inHost()
          host.title = "Beta"
          let stack = UINavigationController(rootViewController: host)
          present(stack, animated: true)
        }
      }
      """
    ])
    let alpha = try #require(try app.screen("AlphaView"))
    #expect(alpha.title?.value.summary == "\"Alpha\"")
    #expect(alpha.parent == "RootController")
    #expect(alpha.titleMode?.value == .inline)
    let beta = try #require(try app.screen("BetaView"))
    #expect(beta.title?.value.summary == "\"Beta\"")
    #expect(beta.presentation == .sheet)
    #expect(beta.titleMode?.value == .inline)
  }

  @Test func `what a factory makes so and others show has its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      extension View {
        func inHost() -> UIHostingController<some View> { UIHostingController(rootView: self) }
      }
      struct AlphaView: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Keep") {} } }
        }
      }
      struct OtherView: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Other") } }
      }
      struct Factory {
        func alpha() -> UIViewController {
          let host = AlphaView().inHost()
          host.title = "Alpha"
          let stack = UINavigationController(rootViewController: host)
          stack.modalPresentationStyle = .fullScreen
          return stack
        }
      }
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
        func show() { present(Factory().alpha(), animated: true) }
      }
      """
    ])
    let alpha = try #require(try app.screen("AlphaView"))
    #expect(alpha.title?.value.summary == "\"Alpha\"")
    #expect(alpha.titleMode?.value == .inline)
  }

  @Test func `a controller of the app's own hides the bar where the function is told so`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      final class Host<Content: View>: UIHostingController<Content> {
        let isBare: Bool
        init(rootView: Content, isBare: Bool = false) {
          self.isBare = isBare
          super.init(rootView: rootView)
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          navigationController?.setNavigationBarHidden(isBare, animated: animated)
        }
      }
      extension View {
        func inHost(isBare: Bool = false) -> UIViewController {
          Host(rootView: self, isBare: isBare)
        }
      }
      struct AlphaView: View { var body: some View { List {}.navigationTitle("Alpha") } }
      struct BetaView: View { var body: some View { List {}.navigationTitle("Beta") } }
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
        func alpha() {
          navigationController?.pushViewController(AlphaView().inHost(isBare: true), animated: true)
        }
        func beta() {
          navigationController?.pushViewController(BetaView().inHost(), animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("AlphaView")?.isBarHidden?.value == true)
    #expect(try app.screen("BetaView")?.isBarHidden?.value != true)
    #expect(try app.screen("BetaView")?.parent == "RootController")
  }

  @Test(arguments: ["", ".padding()"])
  func `a function that is handed the controller of a view fills that view's bar`(
    modifier: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct WordsView: View { var body: some View { List {}.navigationTitle("Words") } }
      struct CheckView: View { var body: some View { List {}.navigationTitle("Check") } }
      final class Guide {
        var step: Step = .words
        var top: UIViewController?
        enum Step { case words, check }
        func fill(for screen: UIViewController) {
          let skip = UIBarButtonItem(
            title: "Skip", style: .plain, target: self, action: nil)
          screen.navigationItem.rightBarButtonItem = skip
        }
        func start() {
          top?.navigationController?.pushViewController(make(), animated: true)
        }
        func make() -> UIViewController {
          switch step {
          case .words:
            let view = WordsView()\(modifier)
            let controller = UIHostingController(rootView: view)
            fill(for: controller)
            return controller
          case .check:
            let view = CheckView()\(modifier)
            let controller = UIHostingController(rootView: view)
            return controller
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let words = screens.filter { $0.name == "WordsView" }
    #expect(words.count == 1)
    #expect(words.first?.items.map(\.position) == [.right])
    #expect(screens.first { $0.name == "CheckView" }?.items.isEmpty == true)
  }
}
