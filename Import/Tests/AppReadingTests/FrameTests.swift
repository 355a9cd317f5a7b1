import AppReading
import SampleApps
import Testing

/// Frames around screens that take their titles from the environment.
@Suite struct FrameTests {
  private func app() throws -> SampleApp {
    try SampleApp([
      "Frame.swift": """
      import SwiftUI
      private struct TitleKey: EnvironmentKey { static let defaultValue: String = "" }
      private struct HiddenKey: EnvironmentKey { static let defaultValue: Bool = false }
      extension EnvironmentValues {
        var frameTitle: String {
          get { self[TitleKey.self] }
          set { self[TitleKey.self] = newValue }
        }
        var isFrameHidden: Bool {
          get { self[HiddenKey.self] }
          set { self[HiddenKey.self] = newValue }
        }
      }
      extension View {
        func frameTitle(_ title: String) -> some View { environment(\\.frameTitle, title) }
        func frameHidden(_ isHidden: Bool = true) -> some View {
          environment(\\.isFrameHidden, isHidden)
        }
        func bar(_ title: String) -> some View { modifier(Bar(title: title)) }
        func unwrap<T, Result: View>(_ value: T?, change: (Self, T) -> Result) -> some View {
          if let value { change(self, value) } else { self }
        }
      }
      struct Bar: ViewModifier {
        let title: String?
        func body(content: Content) -> some View {
          Inner(title: title) { content }
        }
      }
      struct Inner<Content: View>: View {
        let title: String?
        let content: Content
        init(title: String?, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }
        var body: some View {
          content
            .unwrap(title) { $0.navigationTitle($1) }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .confirmationAction) {
                ForEach(Array(items.enumerated()), id: \\.offset) { _, item in item.content }
              }
            }
        }
      }
      struct Frame<Content: View>: View {
        @Environment(\\.frameTitle) private var given
        @Environment(\\.isFrameHidden) private var isHiddenAround
        private var own: String?
        private var isOwnHidden: Bool?
        private var title: String { own ?? given }
        private var isHidden: Bool { isOwnHidden ?? isHiddenAround }
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        init(title: String, @ViewBuilder content: @escaping () -> Content) {
          self.content = content
          self.own = title
        }
        var body: some View {
          if isHidden {
            content().toolbar(.hidden, for: .navigationBar)
          } else {
            content().bar(title)
          }
        }
      }
      """,
      "Screens.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          Frame { List {} }.frameTitle("Notes").onAppear {}
        }
      }
      struct Plain: View {
        var body: some View { Frame { Text("") }.frameHidden(false) }
      }
      struct Start: View {
        var body: some View { Frame { Text("") }.frameHidden() }
      }
      struct Sheet: View {
        var body: some View { VStack {}.bar("Sheet") }
      }
      """,
    ])
  }

  @Test func `the title that stands around a frame is its screen's`() throws {
    let screens = try app().read().screens
    try #require(screens.map(\.name) == ["Notes", "Plain", "Sheet", "Start"])
    let notes = screens[0]
    #expect(notes.title?.value.summary == "\"Notes\"")
    #expect(notes.titleMode?.value == .inline)
    #expect(notes.isBarHidden == nil)
    // How many buttons there are is not known, so that none is made up.
    #expect(notes.items.isEmpty)
    #expect(screens[1].title?.value.isEmpty == true)
    #expect(screens[2].title?.value.summary == "\"Sheet\"")
    #expect(screens[3].isBarHidden?.value == true)
  }
}
