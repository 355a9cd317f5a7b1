import AppReading
import BarImport
import SampleApps
import Testing

/// The way back of screens that are pushed from a view which says nothing of its bar.
@Suite struct BackAfterSilentRootsTests {
  private func text(of name: String, _ code: String) throws -> String {
    let read = try SampleApp(["A.swift": "import SwiftUI\n" + code]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return writer.text(of: try #require(read.screens.first { $0.name == name }))
  }

  private static let silent = """
    struct Start: View {
      var body: some View {
        NavigationStack {
          VStack {
            Text("Music")
            NavigationLink { Settings() } label: { Image(systemName: "gearshape") }
            NavigationLink { Albums() } label: { Text("Albums") }
          }
        }
      }
    }
    struct Settings: View { var body: some View { List {}.navigationTitle("Settings") } }
    struct Albums: View { var body: some View { List {} } }
    """

  @Test(arguments: ["Settings", "Albums"])
  func `a view pushed from a stack of which nothing is said has a way back`(name: String) throws {
    let text = try text(of: name, Self.silent)
    #expect(text.contains("path: [{Screen: \"\(name)\"}]"))
    #expect(text.contains("root:\n    navigationDestinations:"))
  }

  @Test func `what a stack shows for a value has a way back`() throws {
    let text = try text(
      of: "Detail",
      """
      struct Hall: Hashable { var name: String }
      struct Start: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { path.append(Hall(name: "A")) }
              .navigationDestination(for: Hall.self) { hall in Detail(hall: hall) }
          }
        }
      }
      struct Detail: View {
        let hall: Hall
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Map") {} } }
        }
      }
      """)
    #expect(text.contains("path: [{Screen: \"Detail\"}]"))
  }

  @Test func `a view that also stands first on a stack keeps its place there`() throws {
    let text = try text(
      of: "Settings",
      Self.silent + """

        struct Other: View { var body: some View { NavigationStack { Settings() } } }
        """)
    #expect(!text.contains("path:"))
  }

  @Test func `a view that is also presented has no way back`() throws {
    let text = try text(
      of: "Settings",
      Self.silent + """

        struct Other: View {
          @State private var isShown = false
          var body: some View {
            Button("Open") { isShown = true }
              .sheet(isPresented: $isShown) { NavigationStack { Settings() } }
          }
        }
        """)
    #expect(!text.contains("path:"))
  }
}
