import AppReading
import SampleApps
import Testing

/// Ways of writing that apps have which were not tried before.
@Suite struct UnseenAppTests {
  @Test func `groups of items, an own operator, and constants that decide are understood`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      prefix operator %
      prefix func %(text: String.LocalizationValue) -> String { String(localized: text) }
      class BaseController: UIViewController {
        var usesLabel: Bool { false }
        private let label = UILabel()
        override var title: String? {
          get { super.title }
          set { super.title = newValue; label.text = newValue }
        }
        override func viewDidLoad() { if usesLabel { navigationItem.titleView = label } }
      }
      class ListController: BaseController {
        let first = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let second = UIBarButtonItem(barButtonSystemItem: .camera, target: nil, action: nil)
        override func viewDidLoad() {
          title = %"list"
          navigationItem.leadingItemGroups.append(.fixedGroup(items: [editButtonItem]))
          navigationItem.trailingItemGroups = [.fixedGroup(items: [first, second])]
          if usesLabel && items.count > 3 { navigationItem.prompt = "Never" }
        }
      }
      class DetailController: BaseController {
        override var usesLabel: Bool { true }
        override func viewDidLoad() {
          title = %"list"
          var items = [UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)]
          items.append(UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil))
          navigationItem.rightBarButtonItems = items
        }
        func more() {
          var buttons = navigationItem.rightBarButtonItems
          navigationItem.rightBarButtonItems = buttons
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"list\" = \"List\";",
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value.summary == "key list")
    #expect(list.titleView == nil && list.prompt == nil)
    #expect(
      list.items.map(\.summary) == ["left system edit", "right system camera", "right system add"])
    let detail = try #require(try app.screen("DetailController"))
    #expect(detail.items.map(\.summary) == ["right system save", "right system trash"])
    guard case .label(let words)? = detail.titleView?.value else {
      Issue.record("no label: \(String(describing: detail.titleView))")
      return
    }
    #expect(words.summary == "key list")
    #expect(try app.read().screens.filter { $0.name == "DetailController" }.count == 1)
  }

  @Test func `a view that is shown twice has the buttons of each place, not of both`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct FormView: View { var body: some View { Form {}.navigationTitle("Form") } }
      struct FirstView: View {
        var body: some View {
          Text("").navigationTitle("First").sheet(isPresented: .constant(true)) {
            NavigationStack { FormView().toolbar { Button("Cancel") {} } }
          }
        }
      }
      struct SecondView: View {
        var body: some View {
          Text("").navigationTitle("Second").sheet(isPresented: .constant(true)) {
            NavigationStack { FormView().navigationTitle("New").toolbar { Button("Dismiss") {} } }
          }
        }
      }
      """
    ])
    let forms = try app.read().screens.filter { $0.name == "FormView" }
    #expect(
      forms.map { $0.items.map(\.summary) } == [
        ["automatic \"Cancel\""], ["automatic \"Dismiss\""],
      ])
    #expect(forms.map { $0.title?.value } == [.verbatim("Form"), .verbatim("New")])
  }

  @Test func `what a view's own state starts as decides what shows at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct TourView: View {
        @State private var isSaving = false
        @State private var page = 0
        @State private var mode: Mode = .all
        var body: some View {
          List {}.navigationTitle(mode != .all ? "Some" : "All").toolbar {
            Button(isSaving ? "Saving" : "Save") {}
            Button(page == 5 ? "Close" : "Skip") {}
            Button(!isSaving ? "First" : "Second") {}
          }
        }
      }
      """
    ])
    let screen = try #require(try app.screen("TourView"))
    #expect(screen.title?.value == .verbatim("All"))
    #expect(
      screen.items.map(\.summary) == [
        "automatic \"Save\"", "automatic \"Skip\"", "automatic \"First\"",
      ])
  }

  @Test func `pictures and texts side by side in one item are one view`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct StateView: View {
        var body: some View { HStack { Image(systemName: "link"); Text("On") } }
      }
      struct MainView: View {
        var body: some View {
          List {}.navigationTitle(Text("Main").font(.body).bold())
            .toolbar { ToolbarItem(placement: .topBarTrailing) { StateView() } }
            .toolbar { ToolbarItemGroup { Image(systemName: "a"); Image(systemName: "b") } }
        }
      }
      """
    ])
    let screen = try #require(try app.screen("MainView"))
    #expect(screen.title?.value == .verbatim("Main"))
    #expect(
      screen.items.map(\.summary).sorted() == [
        "automatic symbol a", "automatic symbol b", "topBarTrailing view StateView",
      ])
  }

  @Test
  func `a title in what is put below the content counts, and an empty one around it does not`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct FormView: View {
        var body: some View {
          Form {}.safeAreaInset(edge: .bottom) { HStack {}.navigationTitle("Form") }.navigationTitle("")
        }
      }
      extension KitViewController { var number: Int { 1 } }
      class MailController: KitViewController { init() { title = "Mail" } }
      """
    ])
    #expect(try app.screen("FormView")?.title?.value == .verbatim("Form"))
    #expect(try app.screen("MailController")?.title?.value == .verbatim("Mail"))
  }

  @Test func `names that are made of each other end nothing`() throws {
    var text = "import UIKit\nclass AController: UIViewController {\n"
    for number in 0..<400 { text += "  var n\(number): String { n\(number + 1).m.description }\n" }
    text += "  var n400: String { n0.m }\n  override func viewDidLoad() { title = n0 }\n}"
    let app = try SampleApp(["A.swift": text])
    #expect(try app.screen("AController")?.title?.value.isKnown == false)
  }

  @Test func `samples beside a library are no screens of the app`() throws {
    let screen = { (name: String) in
      "import UIKit\nclass \(name): UIViewController { override func viewDidLoad() { title = \"T\" } }"
    }
    let app = try SampleApp([
      "App/Example/A.swift": screen("AController"), "Local/Bar/Package.swift": "",
      "Local/Bar/Example/B.swift": screen("BController"),
      "Local/Bar/Sources/C.swift": screen("CController"),
    ])
    #expect(try app.read().screens.map(\.name) == ["AController", "CController"])
  }
}

@Suite struct MadeElsewhereTests {
  @Test func `what is set on a controller that a cast names is that controller's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class MenuController: UIViewController {
        override func viewDidLoad() { title = "Menu" }
        func open() {
          guard let detail = Storyboard.make("d") as? DetailController else { return }
          detail.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
          let stack = UINavigationController(rootViewController: detail)
          present(stack, animated: true)
        }
      }
      class DetailController: UIViewController {
        override func viewDidLoad() { title = "Detail" }
      }
      """,
      "Apple-TV/B.swift": """
      import UIKit
      class LargeController: UIViewController { override func viewDidLoad() { title = "TV" } }
      """,
    ])
    let detail = try #require(try app.screen("DetailController"))
    #expect(detail.items.map(\.summary) == ["left system cancel"])
    #expect(detail.parent == "MenuController" && detail.isSheet)
    #expect(try app.screen("LargeController") == nil)
  }
}
