import AppReading
import SampleApps
import Testing

/// Bindings of views start as the states that all who make the views hand them.
@Suite struct BoundStatesTests {
  /// The buttons of a screen as it comes.
  ///
  /// - Parameters:
  ///   - body: the body of the view that has the state.
  ///   - members: what that view has beside it.
  private func items(
    _ body: String, _ members: String = "@State private var layout: Layout = .rows",
    _ more: String = ""
  ) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Layout { case rows, tiles }
      @main struct Garden: App { var body: some Scene { WindowGroup { BedsView() } } }
      struct BedsView: View {
        \(members)
        var body: some View { NavigationStack { \(body) } }
      }
      struct PlantsView: View {
        @Binding var layout: Layout
        var body: some View {
          VStack {
            if layout == .tiles { TilesView() } else { List {} }
          }.navigationTitle("Plants")
        }
      }
      struct TilesView: View {
        var body: some View { Text("").toolbar { Button("Water") {} } }
      }
      \(more)
      """
    ]).read().screens.first { $0.variant == nil && $0.title?.value == .verbatim("Plants") }?
    .items.map(\.summary)
  }

  @Test func `a binding starts as the state that it is bound to`() throws {
    #expect(try items("PlantsView(layout: $layout)") == [])
    let tiles = "@State private var layout: Layout = .tiles"
    #expect(try items("PlantsView(layout: $layout)", tiles)?.count == 1)
  }

  @Test func `a binding of a binding starts as that one does`() throws {
    let more = """
      struct ShedView: View {
        @Binding var shown: Layout
        var body: some View { PlantsView(layout: $shown) }
      }
      """
    let found = try items(
      "ShedView(shown: $layout)", "@State private var layout: Layout = .rows", more)
    #expect(found == [])
  }

  @Test(arguments: [
    // Once it is another, in ways that ask for it.
    "if layout == .tiles { PlantsView(layout: $layout) } else { Text(\"\") }",
    "switch layout { case .tiles: PlantsView(layout: $layout); default: Text(\"\") }",
    "TabView(selection: $layout) { PlantsView(layout: $layout) }",
    "if layout == .tiles { plants }",
    "PlantsView(layout: $layout).onAppear { layout = .tiles }",
    "PlantsView(layout: .constant(.tiles))",
  ])
  func `what may be another by then is not known`(body: String) throws {
    let members = """
      @State private var layout: Layout = .rows
        var plants: some View { PlantsView(layout: $layout) }
      """
    #expect(try items(body, members)?.count == 1)
  }

  @Test func `those who start it differently leave it open`() throws {
    let more = """
      struct ParkView: View {
        @State private var layout: Layout = .tiles
        var body: some View { PlantsView(layout: $layout) }
      }
      """
    let body = "VStack { PlantsView(layout: $layout); NavigationLink(\"\") { ParkView() } }"
    #expect(
      try items(body, "@State private var layout: Layout = .rows", more)?.count == 1)
  }

  @Test func `bindings in a circle have no start`() throws {
    let more = """
      struct A: View { @Binding var x: Layout; var body: some View { B(x: $x) } }
      struct B: View { @Binding var x: Layout
        var body: some View { VStack { A(x: $x); PlantsView(layout: $x) } } }
      """
    #expect(try items("B(x: $layout)", "@State private var layout: Layout = .rows", more) != nil)
  }
}
