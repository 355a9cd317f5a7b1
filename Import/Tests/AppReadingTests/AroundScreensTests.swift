import AppReading
import SampleApps
import Testing

/// What stands around a screen or beside it: wrappers of modifiers, pages, other ways.
@Suite struct AroundScreensTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test(arguments: ["Framed(close: close, content: self)", "Framed(close: close) { self }"])
  func `a view that a modifier puts around a screen gives it its buttons`(_ body: String) throws {
    let found = try screens(
      """
      struct Framed<Content: View>: View {
        let close: () -> Void
        let content: Content
        init(close: @escaping () -> Void, content: Content) {
          (self.close, self.content) = (close, content)
        }
        init(close: @escaping () -> Void, @ViewBuilder content: () -> Content) {
          self.init(close: close, content: content())
        }
        var body: some View {
          NavigationStack {
            content.toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
            }
          }
        }
      }
      extension View {
        func framed(close: @escaping () -> Void) -> some View { \(body) }
      }
      struct Assets: View { var body: some View { List {} } }
      struct Main: View {
        @State private var isShown = false
        var body: some View {
          List {}.navigationTitle("Main").sheet(isPresented: $isShown) {
            Assets().navigationTitle("Assets").framed { isShown = false }
          }
        }
      }
      """)
    #expect(found.map(\.name).sorted() == ["Assets", "Main"])
    let assets = try #require(found.first { $0.name == "Assets" })
    #expect(assets.title?.value == .verbatim("Assets"))
    #expect(assets.items.count == 1)
    #expect(assets.isSheet)
  }

  @Test(arguments: [".tabViewStyle(.page)", ".tabViewStyle(PageTabViewStyle())"])
  func `pages side by side have the bar of the screen they stand in`(_ style: String) throws {
    let found = try screens(
      """
      struct First: View { var body: some View { List {}.navigationTitle("Receive") } }
      struct Second: View { var body: some View { List {} } }
      struct Main: View {
        var body: some View {
          TabView {
            First()
            Second()
          }
          \(style)
          .navigationBarItems(trailing: Button("Scan") {})
        }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.title?.value == .verbatim("Receive"))
    #expect(found.first?.items.count == 1)
  }

  @Test func `buttons of one way are not those of a screen on another`() throws {
    let found = try screens(
      """
      struct Compose: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Compose")
              .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} } }
          }
        }
      }
      struct Root: View {
        @State private var session = Session()
        var body: some View {
          Group {
            if session.account == nil {
              NavigationStack {
                Text("Sign in")
                  .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") {} } }
              }
            } else {
              Compose()
            }
          }
        }
      }
      """)
    let compose = try #require(found.first { $0.title != nil })
    #expect(compose.name == "Compose")
    #expect(compose.items.count == 1)
    #expect(found.first { $0.name == "Root" }?.items.count == 1)
  }

  @Test func `words that hang on the same case as the title go with it`() throws {
    let found = try screens(
      """
      enum Mode {
        case add, edit
        var title: String {
          switch self {
          case .add: "New"
          case .edit: "Change"
          }
        }
        var button: String {
          switch self {
          case .add: "Add"
          case .edit: "Save"
          }
        }
      }
      struct Form: View {
        let mode: Mode
        var body: some View {
          List {}.navigationTitle(mode.title).toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button { } label: { Text(mode.button) } }
          }
        }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("New"), .verbatim("Change")])
    let words = found.compactMap { screen -> AppText? in
      if case .words(let words)? = screen.items.first?.content { return words }
      return nil
    }
    #expect(words == [.verbatim("Add"), .verbatim("Save")])
  }

  @Test func `a flag that an initializer sets differently is not known`() throws {
    let found = try screens(
      """
      struct Details: View {
        let isTrail: Bool
        init(_ route: Route) {
          switch route.source {
          case .trail: isTrail = true
          default: isTrail = false
          }
        }
        var body: some View {
          List {}.navigationTitle("Route").toolbar {
            if isTrail { Button("More") {} }
          }
        }
      }
      struct Main: View {
        let route: Route
        var body: some View {
          NavigationStack { NavigationLink("Go") { Details(route) }.navigationTitle("Main") }
        }
      }
      """)
    let details = found.filter { $0.name == "Details" }
    #expect(details.contains { $0.variant == nil })
    #expect(details.contains { $0.variant == "isTrail" && $0.items.count == 1 })
  }

  @Test func `a state that no case names starts with the rest`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Devices: UIViewController {
        enum State {
          case unknown, pairing, done
          var title: String {
            switch self {
            case .pairing: return "Pair"
            default: return "Devices"
            }
          }
        }
        private var state = State.unknown
        override func viewDidLoad() { title = state.title }
      }
      """
    ])
    let found = try app.read().screens
    #expect(found.first?.title?.value == .verbatim("Devices"))
  }

  @Test func `a controller that a view of SwiftUI makes sets nothing on its own bar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Host: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Searching { Searching() }
        func updateUIViewController(_ controller: Searching, context: Context) {}
      }
      class Searching: UIViewController {
        let searchController = UISearchController(searchResultsController: nil)
        override func viewWillAppear(_ animated: Bool) {
          guard let parent = self.parent else { return }
          parent.navigationItem.searchController = searchController
        }
      }
      """
    ])
    #expect(try app.read().screens.isEmpty)
  }

  @Test func `a search field says what initializers of the app's own put into it in turn`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UISearchController {
        convenience init(delegate: Looker) { self.init(results: nil, delegate: delegate) }
        convenience init(results: UIViewController?, delegate: Looker) {
          self.init(searchResultsController: results)
          self.searchBar.placeholder = "Where to?"
        }
      }
      class Places: UIViewController {
        override func viewDidLoad() {
          title = "Places"
          navigationItem.searchController = UISearchController(delegate: self)
        }
      }
      """
    ])
    let found = try app.read().screens
    #expect(found.first?.search?.value.placeholder == .verbatim("Where to?"))
  }
}
