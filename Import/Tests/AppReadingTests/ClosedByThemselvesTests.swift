import AppReading
import SampleApps
import Testing

/// What lies over a screen until it takes itself away again.
@Suite struct ClosedByThemselvesTests {
  private func screens(_ inside: String, start: String = " = nil") throws -> [Screen] {
    let code = """
      import SwiftUI
      final class Album: ObservableObject {
        @Published var opened: String?\(start)
        @Published var shown: String? = nil
      }
      struct Pictures: View {
        @StateObject private var album: Album
        init(_ id: String) { _album = StateObject(wrappedValue: Album(id)) }
        var body: some View {
          NavigationStack {
            ZStack { List {}; Large() }.navigationTitle("Pictures")
          }
        }
        @ViewBuilder private func Large() -> some View { \(inside) }
      }
      """
    return try SampleApp(["A.swift": code]).read().screens
  }

  @Test(arguments: [
    """
    if let opened = album.opened {
      Text(opened).onTapGesture { withAnimation { album.opened = nil } }
        .toolbar { Button("Close") {} }
    }
    """,
    """
    if let name = album.opened {
      VStack { Text(name) }.toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Close") { self.album.opened = nil } }
      }
    }
    """,
  ])
  func `what closes itself is not there as the screen comes`(inside: String) throws {
    let found = try screens(inside)
    try #require(found.map(\.items.count) == [0, 1])
    #expect(found[0].title?.value == found[1].title?.value)
    #expect(found.map(\.name) == ["Pictures", "Pictures"])
    #expect(found[1].variant != nil)
  }

  @Test(arguments: [
    // What shows what has been loaded.
    "if let name = album.opened { Text(name).toolbar { Button(\"Close\") {} } }",
    // What takes something else away.
    """
    if let name = album.opened {
      Text(name).toolbar { Button("Close") { album.shown = nil } }
    }
    """,
  ])
  func `what shows what a model has loaded is there`(inside: String) throws {
    #expect(try screens(inside).map(\.items.count) == [1])
  }

  @Test func `what stands in turn with something else is no less there`() throws {
    let inside = """
      if let name = album.opened {
        Text(name).toolbar { Button("Close") { album.opened = nil } }
      } else {
        Text("Nobody is there")
      }
      """
    #expect(try screens(inside).map(\.items.count) == [1])
  }

  @Test func `what starts as something is there although it closes itself`() throws {
    let inside = """
      if let name = album.opened {
        Text(name).toolbar { Button("Close") { album.opened = nil } }
      }
      """
    #expect(try screens(inside, start: " = \"Cover\"").map(\.items.count) == [1])
  }
}
