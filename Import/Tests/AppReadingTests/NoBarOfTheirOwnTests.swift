import AppReading
import SampleApps
import Testing

/// Controllers and views that stand in others, or come without a stack, and so have no bar.
@Suite struct NoBarOfTheirOwnTests {
  @Test func `a controller that only ever stands in another is no screen`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Tokens: UIViewController { override func viewDidLoad() { title = "Tokens" } }
      class Alone: UIViewController { override func viewDidLoad() { title = "Alone" } }
      class Wallet: UIViewController {
        var tokens: Tokens
        var alone = Alone()
        override func viewDidLoad() {
          title = "Wallet"
          add(asChild: tokens)
          addChild(alone)
        }
        func open() { navigationController?.pushViewController(Alone(), animated: true) }
      }
      extension UIViewController {
        func add(asChild child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      """
    ]).read().screens
    #expect(found.map(\.name).sorted() == ["Alone", "Wallet"])
  }

  @Test func `what is presented without a stack has no back button to hide`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Lock: UIViewController {
        override func viewDidLoad() { navigationItem.hidesBackButton = true }
      }
      class Guard {
        private lazy var lock: Lock = { return Lock() }()
        let navigationController: UINavigationController
        func start() { navigationController.present(lock, animated: true) }
      }
      """
    ]).read().screens
    #expect(found.isEmpty)
  }

  @Test func `a sheet has no back button to hide, unless it is pushed as well`() throws {
    func names(_ link: String) throws -> [String] {
      try SampleApp([
        "A.swift": """
        import SwiftUI
        struct Film: View {
          var body: some View { ScrollView { Text("").navigationBarBackButtonHidden(true) } }
        }
        struct Films: View {
          @State var film: Int?
          var body: some View {
            Text("").sheet(item: $film) { _ in Film() }
            \(link)
          }
        }
        """
      ]).read().screens.map(\.name)
    }
    #expect(try names("").isEmpty)
    #expect(try names("NavigationLink(\"More\") { Film() }") == ["Film"])
  }

  @Test func `a title that a call leaves out is not that of the view around it`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Talk: View {
        var body: some View {
          NavigationStack {
            Things(isInline: true).toolbar { Button("Invite") {} }
          }
        }
      }
      struct Things: View {
        var isInline: Bool = false
        var body: some View { Text("x").entitled(isInline: isInline) }
      }
      private extension View {
        @ViewBuilder func entitled(isInline: Bool) -> some View {
          if isInline { self } else { self.navigationTitle("Things") }
        }
      }
      struct Other: View { var body: some View { NavigationLink("More") { Things() } } }
      """
    ]).read().screens
    let talk = try #require(found.first { $0.name == "Talk" })
    #expect(talk.title == nil)
    #expect(talk.items.count == 1)
    #expect(found.first { $0.name == "Things" }?.title?.value == .verbatim("Things"))
  }

  @Test(arguments: [
    "navigationController?.setNavigationBarHidden(prefersBarHidden, animated: true)",
    "navigationController?.isNavigationBarHidden = prefersBarHidden",
  ])
  func `a base class hides the bar of those heirs that say so`(step: String) throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        var prefersBarHidden: Bool { return false }
        override func viewWillAppear(_ animated: Bool) { \(step) }
      }
      class Login: Base {
        override var prefersBarHidden: Bool { true }
        override func viewDidLoad() { title = "Login" }
      }
      class Home: Base { override func viewDidLoad() { title = "Home" } }
      """
    ]).read().screens
    #expect(found.map { $0.isBarHidden?.value == true } == [false, true])
  }

  @Test func `what a search field shows its results in is no screen`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Found: UIViewController { override func viewDidLoad() { title = "Found" } }
      class Finder: UIViewController {
        lazy var field: UISearchController = {
          let found = Found()
          let field = UISearchController(searchResultsController: found)
          return field
        }()
        override func viewDidLoad() {
          title = "Finder"
          navigationItem.searchController = field
        }
      }
      """
    ]).read().screens
    #expect(found.map(\.name) == ["Finder"])
  }

  @Test func `a bar that a call may hide is there`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Banner: UIViewController {
        private var showsBar: Bool = false
        init(showsBar: Bool = false) {
          self.showsBar = showsBar
          super.init(nibName: nil, bundle: nil)
          title = "Banner"
        }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.isNavigationBarHidden = !showsBar
        }
      }
      """
    ]).read().screens
    #expect(found.map { $0.isBarHidden?.value == true } == [false])
  }
}
