import AppReading
import SampleApps
import Testing

/// Tabs that a loop makes of a list, and what is shown in turn around a stack or over a screen.
@Suite struct TabsOfCasesTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test func `each tab of a loop over cases has its own title, mode, buttons and search`() throws {
    let found = try screens(
      """
      enum Page: CaseIterable {
        case home, logs, more
        var title: String {
          switch self {
          case .home: return "Home"
          case .logs: return "Logs"
          case .more: return "More"
          }
        }
        @ViewBuilder var content: some View {
          switch self {
          case .home: Home()
          case .logs: Logs()
          case .more: Text("More")
          }
        }
      }
      struct Home: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
        }
      }
      struct Logs: View { var body: some View { List {}.searchable(text: $text) } }
      struct Main: View {
        var tabs: some View {
          TabView {
            ForEach(Page.allCases, id: \\.self) { page in NavigationStack { tab(for: page) } }
          }
        }
        @ViewBuilder func tab(for page: Page) -> some View {
          let content = page.content.navigationTitle(page.title)
          if page == .logs { content.navigationBarTitleDisplayMode(.inline) } else { content }
        }
        var body: some View {
          if Variant.isDark { tabs.preferredColorScheme(.dark) } else { tabs }
        }
      }
      """)
    func screen(_ title: String) -> Screen? {
      found.first { $0.title?.value == .verbatim(title) }
    }
    #expect(found.count == 3)
    #expect(screen("Home")?.items.count == 1)
    #expect(screen("Home")?.search == nil)
    #expect(screen("Logs")?.search != nil)
    #expect(screen("Logs")?.titleMode?.value == .inline)
    #expect(screen("More")?.items.isEmpty == true)
    #expect(screen("More")?.titleMode == nil)
  }

  @Test func `a title around a view with a stack of its own shows in no bar`() throws {
    let found = try screens(
      """
      struct Main: View {
        @ObservedObject var servers = Servers.shared
        var body: some View {
          Group {
            if servers.isWaiting {
              Image("logo")
            } else if !servers.isLoggedIn {
              ServerList().navigationTitle("App")
            } else {
              Text("In")
            }
          }
        }
      }
      struct ServerList: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Servers") } }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("Servers")])
  }

  @Test func `each of several things that a sheet shows is a screen, whatever is named before`()
    throws
  {
    let found = try screens(
      """
      struct Feed: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Feed") }
            .sheet(item: $article) { _ in
              if let url = article.url {
                let text = url.absoluteString
                if text.hasPrefix("magnet:") {
                  Adding(url: url)
                } else {
                  NavigationView {
                    Text("?").navigationTitle("Unknown")
                      .toolbar { ToolbarItem(placement: .navigationBarLeading) { Button("Close") {} } }
                  }
                }
              } else {
                NavigationView { Text("-").navigationTitle("Nothing") }
              }
            }
        }
      }
      struct Adding: View {
        let url: URL
        var body: some View { NavigationView { List {}.navigationTitle("Add") } }
      }
      """)
    func screen(_ title: String) -> Screen? {
      found.first { $0.title?.value == .verbatim(title) }
    }
    #expect(found.count == 4)
    #expect(screen("Add")?.items.isEmpty == true)
    #expect(screen("Unknown")?.items.count == 1)
    #expect(screen("Nothing") != nil)
  }
}
