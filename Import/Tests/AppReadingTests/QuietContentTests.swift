import AppReading
import SampleApps
import Testing

/// Screens of UIKit's that put a view of SwiftUI's into themselves and say nothing of their bar.
@Suite struct QuietContentTests {
  private func screens(
    _ body: String, host: String = "let host = UIHostingController(rootView: content)",
    content: String = "FactsView().environment(\\.font, .body)", more: String = ""
  ) throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import SwiftUI
      class Flow {
        let stack = UINavigationController()
        func start() {
          stack.setViewControllers([ListController()], animated: false)
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() { title = "Seeds" }
        func tapped() { navigationController?.pushViewController(FactsController(), animated: true) }
      }
      class FactsController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let content = \(content)
          \(host)
          view.addSubview(host.view)
        }
      }
      struct FactsView: View {
        @State private var isOpen = false
        var body: some View { \(body) }
      }
      \(more)
      """
    ])
    return try app.read().screens.filter { $0.name == "FactsController" }
  }

  private let row = "struct RowView: View { var body: some View { Text(\"Row\") } }\n"

  @Test(arguments: [
    "ScrollView { VStack { Text(\"Facts\"); RowView() } }",
    "List { RowView() }.sheet(isPresented: $isOpen) { RowView().navigationTitle(\"Row\") }",
    "RowView().boxed()",
    "RowView().modifier(Boxed())",
  ])
  func `a screen around a view without a word of a bar has one`(_ body: String) throws {
    let more = """
      struct Boxed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      extension View { func boxed() -> some View { padding().background(Color.red) } }
      """
    let found = try screens(body, more: row + more)
    #expect(found.map(\.name) == ["FactsController"])
    #expect(found.first?.isBare == true)
    #expect(found.first?.parent == "ListController")
  }

  @Test(arguments: [
    "Text(\"Facts\").navigationTitle(\"Facts\")",
    "NavigationStack { Text(\"Facts\") }",
    "VStack { TitledRow() }",
    "RowView().boxed()",
    "RowView().modifier(Boxed())",
    "VStack { HeldView() }",
    "VStack { Parts().part() }",
    "LostView()",
  ])
  func `a screen around a view that may have a word of a bar is left out`(_ body: String) throws {
    let more = """
      struct TitledRow: View { var body: some View { RowView().toolbar { Button("Add") {} } } }
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content.toolbar { Button("Add") {} } }
      }
      extension View { func boxed() -> some View { navigationBarHidden(true) } }
      struct HeldView: UIViewControllerRepresentable {}
      struct Parts { func part() -> some View { RowView().navigationTitle("Part") } }
      struct LostView: View { var body: some View { Lost1() } }
      \((1...80).map {
        "struct Lost\($0): View { var body: some View { VStack { Lost\($0 + 1)() } } }"
      }.joined(separator: "\n"))
      """
    let found = try screens(body, more: row + more)
    #expect(found.allSatisfy { !$0.isBare })
  }

  @Test(arguments: [
    "let host = UIHostingController(rootView: AnyView(content))",
    "let host = UIHostingController(rootView: FactsView())",
  ])
  func `the view is found where it is put in`(_ host: String) throws {
    let found = try screens("Text(\"Facts\")", host: host)
    #expect(found.map(\.name) == ["FactsController"])
  }

  @Test(arguments: [
    ("let host = OwnUIHostingController(rootView: content)", "FactsView()"),
    ("let host = UIHostingController(rootView: content)", "FactsView().navigationTitle(\"Facts\")"),
    ("let host = UIHostingController(rootView: maker.view)", "FactsView()"),
  ])
  func `of what nobody knows it is left out`(_ host: String, _ content: String) throws {
    let found = try screens("Text(\"Facts\")", host: host, content: content)
    #expect(found.allSatisfy { !$0.isBare })
  }
}
