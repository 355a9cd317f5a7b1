import AppReading
import SampleApps
import Testing

/// Frames of an app's own that put on a stack what they are handed.
@Suite struct StacksOfFramesTests {
  private func screens(
    _ frame: String, _ shown: String, more: String = "", root: String = "HomeView()"
  ) throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Herbs: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        @State private var isOpen = false
        var body: some View { \(root) }
      }
      struct RowView: View { var body: some View { Text("Row") } }
      struct Page<Header: View, Content: View>: View {
        @ViewBuilder let header: () -> Header
        @ViewBuilder let content: () -> Content
        var body: some View { \(frame) }
        private var inner: some View { ScrollView { content() } }
      }
      struct HomeView: View { var body: some View { \(shown) } }
      \(more)
      """
    ])
    return try app.read().screens
  }

  private static let home = """
    Page { Text("Head") } content: {
      List { RowView() }.navigationTitle("Home").toolbar { Button("Add") {} }
    }
    """

  @Test(arguments: [
    "NavigationStack { content() }", "NavigationStack { VStack { header(); content() } }",
    "NavigationView { inner }.padding()", "NavigationStack { Group { if isOn { inner } } }",
  ])
  func `what says of a bar in a frame with a stack is first on it`(frame: String) throws {
    let found = try screens(frame, Self.home)
    #expect(found.map(\.name) == ["HomeView"])
    #expect(found.first?.title?.value == .verbatim("Home"))
    #expect(found.first?.items.count == 1)
    #expect(found.first?.hasOwnStack == true)
  }

  @Test func `what the frame itself says of that bar is there, too`() throws {
    let frame = """
      NavigationStack {
        content().toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") {} } }
      }
      """
    let found = try screens(frame, Self.home)
    #expect(found.map(\.name) == ["HomeView"])
    #expect(found.first?.items.count == 2)
    let root = "Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { HomeView() }"
    let sheet = try screens(frame, Self.home, root: root)
    #expect(sheet.map(\.name) == ["HomeView"])
    #expect(sheet.first?.presentation == .sheet)
    #expect(sheet.first?.items.count == 2)
  }

  @Test(arguments: [
    "VStack { NavigationStack { header() }; content() }",
    "NavigationStack { header().sheet(isPresented: .constant(true)) { content() } }",
    "NavigationStack { NavigationLink(\"More\") { content() } }",
  ])
  func `what stands beside the stack of a frame is not on it`(frame: String) throws {
    let shown = "Page { RowView() } content: { Text(\"\").toolbar { Button(\"Add\") {} } }"
    let found = try screens(frame, shown)
    #expect(!found.contains { $0.name == "HomeView" && $0.hasOwnStack })
  }

  @Test func `what hangs on a frame with a stack is not on it`() throws {
    let shown = "Page { RowView() } content: { RowView() }.navigationTitle(\"Home\")"
    #expect(try screens("NavigationStack { content() }", shown).isEmpty)
  }
}
