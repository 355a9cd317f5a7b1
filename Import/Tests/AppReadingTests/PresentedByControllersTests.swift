import AppReading
import SampleApps
import Testing

/// Modifiers of the app's own that put what they are handed into a controller and present it.
@Suite struct PresentedByControllersTests {
  private let modifier = """
    import SwiftUI
    extension View {
      func detent<Sheet: View>(
        presented: Binding<Bool>, @ViewBuilder content: @escaping () -> Sheet
      ) -> some View {
        modifier(Detent(presented: presented, content: content))
      }
    }
    struct Detent<Sheet: View>: ViewModifier {
      @Binding var presented: Bool
      let content: () -> Sheet
      init(presented: Binding<Bool>, @ViewBuilder content: @escaping () -> Sheet) {
        _presented = presented
        self.content = content
      }
      @ViewBuilder func body(content: Content) -> some View {
        content.onChange(of: presented) { shown in handle(shown) }
      }
      private func handle(_ shown: Bool) {
        guard shown else { return }
        let view = self.content()
        let controller = UIHostingController(rootView: view)
        controller.modalPresentationStyle = .custom
        top?.present(controller, animated: true)
      }
    }

    """

  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": modifier + source]).read().screens
  }

  @Test func `what a modifier presents by a controller is not what it is put on`() throws {
    let found = try screens(
      """
      struct Help: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Help") }
            .detent(presented: $isShown) {
              NavigationStack {
                List {}.navigationTitle("Edit")
                  .toolbar { ToolbarItem(placement: .primaryAction) { Button("Close") {} } }
              }
            }
        }
      }
      """)
    #expect(found.first { $0.name == "Help" }?.title?.value == .verbatim("Help"))
    #expect(found.first { $0.name == "Help" }?.items.isEmpty == true)
    let sheet = found.first { $0.title?.value == .verbatim("Edit") }
    #expect(sheet?.items.count == 1)
    #expect(sheet?.presentation == .sheet)
    #expect(found.count == 2)
  }

  @Test func `what is presented may present something by the same modifier`() throws {
    let found = try screens(
      """
      struct Help: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Help") }
            .detent(presented: $isShown) {
              NavigationStack { List {}.navigationTitle("Edit") }
                .detent(presented: $isMore) {
                  NavigationStack { List {}.navigationTitle("More") }
                }
            }
        }
      }
      """)
    let titles = found.compactMap(\.title?.value)
    #expect(Set(titles) == [.verbatim("Help"), .verbatim("Edit"), .verbatim("More")])
  }

  @Test func `a stack that a modifier puts a screen into says how large its title is`() throws {
    let found = try screens(
      """
      struct OwnStack<Root: View>: View {
        private let root: () -> Root
        init(@ViewBuilder root: @escaping () -> Root) { self.root = root }
        var body: some View {
          NavigationStack { root().navigationBarTitleDisplayMode(.inline) }
        }
      }
      struct InStack: ViewModifier {
        func body(content: Content) -> some View { OwnStack { content } }
      }
      struct Edit: View { var body: some View { List {} } }
      struct Help: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Help") }
            .sheet(isPresented: $isShown) { Edit().navigationTitle("Edit").modifier(InStack()) }
        }
      }
      """)
    #expect(found.first { $0.name == "Edit" }?.titleMode?.value == .inline)
    #expect(found.first { $0.name == "Help" }?.titleMode == nil)
  }

  @Test(arguments: [
    ("fullScreen", Screen.Presentation.cover), ("overCurrentContext", .cover),
    ("pageSheet", .sheet),
  ])
  func `a style says whether what a modifier presents covers the screen`(
    style: String, presentation: Screen.Presentation
  ) throws {
    let source = """
      struct Help: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Help") }
            .detent(presented: $isShown) { NavigationStack { List {}.navigationTitle("Edit") } }
        }
      }
      """
    let styled = (modifier + source).replacing("= .custom", with: "= .\(style)")
    let found = try SampleApp(["A.swift": styled]).read().screens
    let edit = found.first { $0.title?.value == .verbatim("Edit") }
    #expect(edit?.presentation == presentation)
  }
}
