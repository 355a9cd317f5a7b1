import AppReading
import SampleApps
import Testing

/// Toolbar content that a view gets as a value of a generic type from whoever makes it.
@Suite struct HandedToolbarsTests {
  private static let root = """
    import SwiftUI
    struct RootView: View {
      let kind: Kind
      @ToolbarContentBuilder private var closing: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
      }
      var body: some View {
        switch kind {
        case .first: MiddleView(toolbarContent: closing)
        case .second: Text("").navigationTitle("Second")
        }
      }
    }
    enum Kind { case first, second }
    struct MiddleView<Closing: ToolbarContent>: View {
      var toolbarContent: Closing
      var body: some View { PageView(extra: toolbarContent) }
    }
    """

  private static let page = """
    import SwiftUI
    struct PageView<Extra: ToolbarContent>: View {
      var extra: Extra
      var body: some View {
        NavigationStack {
          Text("").navigationTitle("Page").toolbar { extra }
        }
      }
    }
    """

  @Test func `content of a toolbar that a view is handed is what those hand it who make it`() throws
  {
    let app = try SampleApp(["A.swift": Self.root, "B.swift": Self.page])
    #expect(
      try app.screen("PageView")?.items.map(\.summary) == ["cancellationAction \"Close\""])
  }

  @Test func `content that nobody is seen to hand over is no view in the bar`() throws {
    let app = try SampleApp(["B.swift": Self.page])
    #expect(try app.screen("PageView")?.items.isEmpty == true)
  }

  @Test func `content that is handed over in several ways is left open`() throws {
    let other = """
      import SwiftUI
      struct OtherView: View {
        @ToolbarContentBuilder private var saving: some ToolbarContent {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
        var body: some View { PageView(extra: saving) }
      }
      """
    let app = try SampleApp(["A.swift": Self.root, "B.swift": Self.page, "C.swift": other])
    let plain = try app.read().screens.filter { $0.name == "PageView" && $0.variant == nil }
    #expect(plain.allSatisfy { $0.items.isEmpty })
  }

  @Test func `a container gives each of its screens what it is handed`() throws {
    let app = try SampleApp([
      "A.swift": Self.root.replacing("PageView", with: "HolderView"),
      "B.swift": """
      import SwiftUI
      enum Request { case sign, pay, other }
      struct HolderView<Extra: ToolbarContent>: View {
        let request: Request?
        var extra: Extra
        var body: some View {
          NavigationView {
            Group {
              if let request {
                switch request {
                case .sign: SignView()
                case .pay: PayView()
                case .other: OtherView(isFirst: request.isFirst)
                }
              }
            }
            .toolbar { extra }
          }
        }
      }
      struct OtherView: View {
        let isFirst: Bool
        var body: some View {
          Group { if isFirst { NoteView() } else { ListView() } }
        }
      }
      struct NoteView: View { var body: some View { Text("").navigationTitle("Note") } }
      struct ListView: View { var body: some View { Text("").navigationTitle("List") } }
      struct SignView: View { var body: some View { Text("").navigationTitle("Sign") } }
      struct PayView: View { var body: some View { Text("").navigationTitle("Pay") } }
      """,
    ])
    for name in ["SignView", "PayView", "NoteView", "ListView"] {
      #expect(
        try app.screen(name)?.items.map(\.summary) == ["cancellationAction \"Close\""])
    }
  }
}
