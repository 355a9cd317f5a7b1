import AppReading
import SampleApps
import Testing

/// Tabs without a stack around them, destinations of views of the app's own, and what only comes
/// once something went wrong.
@Suite struct TabsAndDestinationsTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test func `what hangs on tabs with stacks of their own shows in no bar`() throws {
    let found = try screens(
      """
      struct Tabs: View {
        var body: some View {
          TabView {
            NavigationStack { Home() }
            NavigationStack { Search() }
          }
          .toolbar { ToolbarItem(placement: .navigation) { Image("logo") } }
        }
      }
      struct Home: View { var body: some View { List {}.navigationTitle("Home") } }
      struct Search: View { var body: some View { List {}.navigationTitle("Search") } }
      """)
    #expect(found.map(\.name).sorted() == ["Home", "Search"])
    #expect(found.allSatisfy { $0.items.isEmpty })
  }

  @Test func `what hangs on tabs inside of a stack is in that stack's bar`() throws {
    let found = try screens(
      """
      struct Tabs: View {
        var body: some View {
          NavigationStack {
            TabView { Text("One"); Text("Two") }
              .navigationTitle("All")
              .toolbar { ToolbarItem(placement: .navigation) { Button("Add") { add() } } }
          }
        }
      }
      """)
    #expect(found.map(\.name) == ["Tabs"])
    #expect(found.first?.items.count == 1)
  }

  @Test func `a destination of a view of the app's own is a screen of its own`() throws {
    let found = try screens(
      """
      struct NavStack<Root: View, Destination: View>: View {
        let root: () -> Root
        let destination: (Int) -> Destination
        init(
          @ViewBuilder root: @escaping () -> Root,
          @ViewBuilder destination: @escaping (Int) -> Destination
        ) {
          self.root = root
          self.destination = destination
        }
        var body: some View { NavigationStackStore(store) { root() } destination: { destination($0) } }
      }
      struct Settings: View {
        var body: some View {
          NavStack {
            List {}.navigationTitle("Settings")
          } destination: { number in
            Log(number: number)
          }
        }
      }
      struct Log: View {
        let number: Int
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Share") { share() } } }
        }
      }
      """)
    let log = try #require(found.first { $0.name == "Log" })
    #expect(log.parent == "Settings")
    #expect(found.first { $0.name == "Settings" }?.items.isEmpty == true)
  }

  @Test func `a screen comes without parts that failed`() throws {
    let found = try screens(
      """
      struct Scanner: View {
        @State private var model = Model()
        var body: some View {
          if model.failedParts.count == 0 && model.failedLists.count == 0 {
            camera
          } else {
            Text("Trouble").navigationTitle("No Camera")
          }
        }
        var camera: some View {
          Text("Camera")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Light") { light() } } }
        }
      }
      class Model { var failedParts: [Int] = []; var failedLists: [Int] = [] }
      """)
    let plain = try #require(found.first { $0.variant == nil })
    #expect(plain.title == nil)
    #expect(plain.items.map(\.summary) == ["topBarTrailing \"Light\""])
    let trouble = try #require(found.first { $0.variant != nil })
    #expect(trouble.title?.value == .verbatim("No Camera"))
    #expect(trouble.items.map(\.summary).isEmpty)
  }

  @Test func `a text of the app's own is a text where its words are open`() throws {
    let found = try screens(
      """
      struct Path: View {
        let text: String
        init(_ text: String) { self.text = text }
        var body: some View { Text(text) }
      }
      struct Files: View {
        let folder: String?
        var body: some View {
          NavigationStack {
            List {}.toolbar { ToolbarItem(placement: .principal) { Path(folder ?? model.start()) } }
          }
        }
      }
      """)
    let item = try #require(found.first { $0.name == "Files" }?.items.first)
    #expect(item.summary.hasPrefix("principal label"))
  }

  @Test func `a look at a store in a bar is looked through`() throws {
    let found = try screens(
      """
      struct Notes: View {
        let store: StoreOf<NotesFeature>
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Notes")
              .toolbar {
                ToolbarItem(placement: .primaryAction) {
                  WithViewStore(store) { $0.count } content: { viewStore in
                    Button { viewStore.send(.add) } label: { Image(systemName: "plus") }
                  }
                }
              }
          }
        }
      }
      """)
    #expect(found.first?.items.map(\.summary) == ["primaryAction symbol plus"])
  }

  @Test func `what only pads show is no screen of a phone`() throws {
    let found = try screens(
      """
      struct Main: View {
        var body: some View {
          Group {
            if UIDevice.current.userInterfaceIdiom == .pad { columns() } else { tabs() }
          }
        }
        @ViewBuilder private func columns() -> some View {
          NavigationSplitView {
            List {}.navigationTitle("Sections")
          } detail: {
            Home()
          }
        }
        @ViewBuilder private func tabs() -> some View { TabView { NavigationStack { Home() } } }
      }
      struct Home: View { var body: some View { List {}.navigationTitle("Home") } }
      """)
    #expect(found.map(\.name) == ["Home"])
  }

  @Test func `what stands behind a case that a state does not start as is a variant`() throws {
    let found = try screens(
      """
      struct Log: View {
        private enum Content { case loading, loaded([String]) }
        @State private var content = Content.loading
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Log")
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                  if case .loaded(let lines) = content {
                    Button("Copy") { copy(lines) }
                  }
                }
              }
          }
        }
      }
      """)
    #expect(found.first { $0.variant == nil }?.items.isEmpty == true)
    #expect(
      found.first { $0.variant != nil }?.items.map(\.summary) == ["topBarTrailing \"Copy\""])
  }

  @Test func `a function may be handed the destination of its link`() throws {
    let found = try screens(
      """
      struct Settings: View {
        var body: some View {
          NavigationStack {
            List {
              row("About", destination: AnyView(Text("Words").navigationTitle("About")))
              line("Help") { Text("Words").navigationTitle("Help") }
            }
            .navigationTitle("Settings")
          }
        }
        private func row(_ title: String, destination: AnyView) -> some View {
          NavigationLink(destination: destination, label: { Text(title) })
        }
        private func line<V: View>(_ title: String, destination: () -> V) -> some View {
          NavigationLink(destination: destination) { Text(title) }
        }
      }
      """)
    let titles = found.compactMap { $0.title?.value.summary }
    #expect(titles.contains("\"About\""))
    #expect(titles.filter { $0 == "\"Settings\"" }.count == 1)
  }
}
