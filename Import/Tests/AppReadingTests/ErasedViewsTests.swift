import AppReading
import SampleApps
import Testing

/// Views that hosting controllers of an app's own have as `AnyView`.
@Suite struct ErasedViewsTests {
  @Test func `what a hosting controller puts into itself is no screen beside it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ListView: View {
        var body: some View { Text("").navigationTitle("List") }
      }
      struct DetailView: View {
        var body: some View { Text("").navigationTitle("Detail") }
      }
      struct OneView: View { var body: some View { Text("").navigationTitle("One") } }
      struct TwoView: View { var body: some View { Text("").navigationTitle("Two") } }
      class ListHost: UIHostingController<AnyView> {
        required init?(coder: NSCoder) {
          let helper = Helper()
          let root = ListView()
            .environmentObject(helper)
          super.init(coder: coder, rootView: AnyView(root.environment(\\.locale, .current)))
        }
      }
      class DetailHost: UIHostingController<AnyView> {
        init() { super.init(rootView: AnyView(DetailView())) }
        required init?(coder: NSCoder) { fatalError("unused") }
      }
      class EitherHost: UIHostingController<AnyView> {
        init(one: Int) { super.init(rootView: AnyView(OneView())) }
        init(two: Int) { super.init(rootView: AnyView(TwoView())) }
      }
      class MenuController: UIViewController {
        override func viewDidLoad() { title = "Menu" }
        @objc func show() { navigationController?.pushViewController(DetailHost(), animated: true) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.filter { $0.title != nil }.map(\.name)
        == ["DetailHost", "ListHost", "MenuController", "OneView", "TwoView"])
    #expect(try app.screen("DetailHost")?.parent == "MenuController")
    #expect(try app.screen("ListHost")?.title?.value == .verbatim("List"))
  }

  @Test(arguments: [true, false])
  func `a view with a stack of its own keeps that stack's bar in a hosting controller`(
    hasStack: Bool
  ) throws {
    let list = "List {}.navigationTitle(\"Inner\")"
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct InnerView: View {
        var body: some View { \(hasStack ? "NavigationStack { \(list) }" : list) }
      }
      class InnerHost: UIHostingController<InnerView> {
        init() { super.init(rootView: InnerView()) }
      }
      class MenuController: UIViewController {
        override func viewDidLoad() { title = "Menu" }
        @objc func show() { present(InnerHost(), animated: true) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == [hasStack ? "InnerView" : "InnerHost", "MenuController"])
    #expect(screens.first?.origin == (hasStack ? .swiftUI : .uiKit))
    #expect(screens.first?.isSheet == true)
  }
}
