import AppReading
import SampleApps
import Testing

/// Columns of a `NavigationView`, and conditions that a branch around them has answered.
@Suite struct ColumnsAndNestedConditionsTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test func `each of several views in a navigation view has a bar of its own`() throws {
    let found = try screens(
      """
      struct Split: View {
        var body: some View {
          NavigationView {
            Sidebar().navigationBarTitleDisplayMode(.inline).navigationTitle("")
            Feed().navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      struct Sidebar: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Profile") {} } }
        }
      }
      struct Feed: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Search") {} } }
        }
      }
      """)
    #expect(Set(found.map(\.name)) == ["Sidebar", "Feed"])
    #expect(found.allSatisfy { $0.items.count == 1 })
  }

  @Test(arguments: [(false, ["Feed"]), (true, ["Feed", "Split-content"])])
  func `what waits beside a list until something is chosen only stands on a pad`(
    isPad: Bool, names: [String]
  ) throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Split: View {
        var body: some View {
          NavigationView { Feed(); Text("Choose something").navigationTitle("Notes") }
        }
      }
      struct Feed: View {
        var body: some View { List {}.navigationTitle("Feed") }
      }
      """
    ]).read(isPad: isPad).screens
    #expect(found.map(\.name) == names)
  }

  @Test func `what a branch around it has answered is not asked again`() throws {
    let found = try screens(
      """
      struct Player: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Player")
              .toolbar {
                ToolbarItem(placement: .primaryAction) {
                  if !(audio.item?.isArchived ?? false) {
                    Button(action: { archive() }, label: {
                      if audio.item?.isArchived ?? false {
                        Image(systemName: "tray.and.arrow.up")
                      } else {
                        Image(systemName: "archivebox")
                      }
                    })
                  }
                }
              }
          }
        }
      }
      """)
    let shown = found.flatMap(\.items).map { "\($0.content)" }
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { $0.contains("archivebox") })
  }

  @Test func `what a modifier shows in place of a view is not in that view's bar`() throws {
    let found = try screens(
      """
      struct Loading: ViewModifier {
        @Binding var state: LoadState
        func body(content: Content) -> some View {
          ZStack {
            switch state {
            case .loading: ProgressView()
            case .success: content
            case let .error(message):
              Text(message)
                .toolbar { ToolbarItem(placement: .primaryAction) { Button("Close") {} } }
            }
          }
        }
      }
      struct Inbox: View {
        var body: some View {
          NavigationStack {
            List {}.modifier(Loading(state: $state)).navigationTitle("Inbox")
          }
        }
      }
      """)
    #expect(found.first { $0.variant == nil }?.title?.value == .verbatim("Inbox"))
    #expect(found.first { $0.variant == nil }?.items.isEmpty == true)
  }
}
