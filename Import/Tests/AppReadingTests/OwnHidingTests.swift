import AppReading
import SampleApps
import Testing

/// Modifiers of the app's own that hide a button or a bar by a flag.
@Suite struct OwnHidingTests {
  private static let modifiers = """
    extension View {
      @ViewBuilder func hidden(_ hides: Bool) -> some View {
        if hides { self.hidden() } else { self }
      }
      func shown(if flag: Bool) -> some View { opacity(flag ? 1 : 0) }
      func round() -> some View { modifier(Round()) }
      @ViewBuilder func barless(_ flag: Bool) -> some View {
        if flag { self.navigationBarHidden(true) } else { self }
      }
    }
    struct Round: ViewModifier {
      func body(content: Content) -> some View {
        if #available(iOS 17, *) { content.tint(.red) } else { content }
      }
    }
    """

  private func screens(_ toolbar: String, after: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.modifiers)
      struct Notes: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack { List {}.navigationTitle("Notes").toolbar { \(toolbar) }\(after) }
        }
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }
  }

  @Test(arguments: [
    ("ToolbarItem { Button(\"Add\") {}.hidden(true) }", []),
    ("ToolbarItem { Button(\"Add\") {}.hidden(false) }", ["automatic \"Add\""]),
    ("Button(\"Add\") {}.hidden(true)", []),
    ("ToolbarItem { Button(\"Add\") {}.shown(if: false) }", []),
    ("ToolbarItem { Button(\"Add\") {}.round() }", ["automatic \"Add\""]),
    ("Button(\"Add\") {}.shown(if: true)", ["automatic \"Add\""]),
  ])
  func `a flag that is written out decides`(toolbar: String, expected: [String]) throws {
    let screens = try screens(toolbar)
    #expect(screens.map { $0.items.map(\.summary) } == [expected])
  }

  @Test(arguments: ["hidden(model.notes.isEmpty)", "shown(if: !model.notes.isEmpty)"])
  func `a button that only data brings is a variant`(modifier: String) throws {
    let screens = try screens("ToolbarItem { Button(\"Add\") {}.\(modifier) }")
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["automatic \"Add\""]])
  }

  @Test func `a bar that only a flag of the running app hides is there`() throws {
    #expect(
      try screens("Button(\"Add\") {}", after: ".barless(model.isReading)").first?.isBarHidden?
        .value
        == nil)
    #expect(
      try screens("Button(\"Add\") {}", after: ".barless(true)").first?.isBarHidden?.value == true)
  }
}
