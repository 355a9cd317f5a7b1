import AppReading
import SampleApps
import Testing

/// Views that only the same app for another platform shows.
@Suite struct OtherPlatformsTests {
  private func screens(_ condition: String) throws -> [Screen] {
    try SampleApp([
      "Wide.swift": """
      import SwiftUI
      extension RootView {
        struct WideView: View {
          var body: some View {
            NavigationSplitView {
              Middle().toolbar { ToolbarItem(placement: .navigation) { Button("Fold") {} } }
            } detail: {
              Text("Nothing")
            }
          }
        }
      }
      private extension RootView.WideView {
        struct Middle: View {
          @Environment(Model.self) private var model
          var body: some View {
            switch model.tab {
            case .notes: NotesView()
            case .tags: TagsView()
            }
          }
        }
      }
      #Preview { RootView.WideView() }
      """,
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        var body: some View {
          Group {
            #if \(condition)
            NarrowView()
            #else
            WideView()
            #endif
          }
        }
      }
      struct NarrowView: View {
        var body: some View {
          TabView {
            NavigationStack { NotesView() }
            NavigationStack { TagsView() }
          }
        }
      }
      struct NotesView: View {
        var body: some View {
          List {}.navigationTitle("Notes").toolbar { Button("Add") {} }
        }
      }
      struct TagsView: View {
        var body: some View { List {}.navigationTitle("Tags").toolbar { Button("Add") {} } }
      }
      """,
    ]).read().screens
  }

  @Test func `what stands around a screen on another platform alone is no state`() throws {
    let screens = try screens("os(iOS)")
    #expect(screens.map(\.name) == ["NotesView", "TagsView"])
    #expect(screens.allSatisfy { $0.variant == nil && $0.items.count == 1 })
  }

  @Test func `what this platform shows is there`() throws {
    let screens = try screens("os(macOS)")
    #expect(screens.contains { $0.items.contains { $0.summary.contains("Fold") } })
  }

  @Test func `a view that only previews show still tells where another stands`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        var body: some View {
          NavigationView {
            SettingsView().toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Stop") {} }
            }
          }
        }
      }
      struct OldView: View {
        var body: some View { NavigationLink(destination: SettingsView()) { Text("Settings") } }
      }
      #Preview { OldView() }
      struct SettingsView: View { var body: some View { List {}.navigationTitle("Settings") } }
      """
    ]).read().screens
    #expect(!screens.contains { $0.name.hasPrefix("OldView") })
    #expect(screens.contains { $0.items.isEmpty && $0.title?.value == .verbatim("Settings") })
  }
}
