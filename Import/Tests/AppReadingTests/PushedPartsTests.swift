import AppReading
import SampleApps
import Testing

/// Views that a link pushes and that another view shows as a part of itself as well.
@Suite struct PushedPartsTests {
  private func bars(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().screens.map { screen in
      let words = [screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)
      let name = screen.variant.map { "\(screen.name)@\($0)" } ?? screen.name
      return "\(name): \(words.joined(separator: ", "))"
    }
  }

  @Test func `a view that is pushed is a screen beside the one that loads it`() throws {
    let bars = try bars([
      "A.swift": """
      import SwiftUI
      struct Picture: Hashable { var id: Int }
      struct Target: Hashable { var id: Int }
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Root")
              .navigationDestination(for: Picture.self) { picture in Detail(picture: picture) }
              .navigationDestination(for: Target.self) { target in Loader(id: target.id) }
          }
        }
      }
      struct Detail: View {
        let picture: Picture
        var body: some View {
          ScrollView {}.navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Share") {} }
          }
        }
      }
      struct Loader: View {
        let id: Int
        @State private var picture: Picture?
        var body: some View {
          Group {
            if let picture = picture {
              Detail(picture: picture)
            } else {
              ProgressView().onAppear { load() }
            }
          }
          .navigationTitle("").navigationBarTitleDisplayMode(.inline)
        }
        func load() { Task { picture = await Store.picture(id) } }
      }
      """
    ])
    #expect(
      bars == [
        "Detail: -, primaryAction \"Share\"", "Loader: \"\"", "Root: \"Root\"",
      ])
  }

  @Test func `a part that nothing pushes is not a screen`() throws {
    let bars = try bars([
      "A.swift": """
      import SwiftUI
      struct Root: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Go") { Page() } }.navigationTitle("Root") }
        }
      }
      struct Page: View { var body: some View { Inside().navigationTitle("Page") } }
      struct Inside: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Share") {} } }
        }
      }
      """
    ])
    #expect(bars == ["Page: \"Page\", primaryAction \"Share\"", "Root: \"Root\""])
  }

  @Test(arguments: [
    "NavigationLink(destination: ScrollView { Shelf() }.padding(15)) { Text(\"All\") }",
    "NavigationLink { Shelf() } label: { Text(\"All\") }",
  ])
  func `a part that says nothing of a bar is a screen where it is pushed`(link: String) throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Zoo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          NavigationStack { ScrollView { VStack { Shelf(); \(link) } } }
        }
      }
      struct Shelf: View { var body: some View { List { Text("Books") } } }
      """
    ]).read().screens.filter { $0.name == "Shelf" }
    #expect(screens.map(\.isPushed) == [true])
  }
}
