import AppReading
import SampleApps
import Testing

/// Views that are all there is in another view, which links push as they push those.
@Suite struct OnlyInPushedTests {
  static func app(_ inside: String, _ first: String = "Start()") -> String {
    """
    import SwiftUI
    @main struct Zoo: App { var body: some Scene { WindowGroup { \(first) } } }
    struct Start: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink { Watch(back: "Start") } label: { Text("One") }
            NavigationLink { Around() } label: { Text("Two") }
          }
          .navigationTitle("Start")
        }
      }
    }
    struct Around: View {
      @State private var isOpen = false
      var body: some View {
        Watch(back: "Two").navigationDestination(isPresented: $isOpen) { Page() }
      }
    }
    struct Watch: View {
      let back: String
      var body: some View { Text(back)\(inside) }
    }
    struct Page: View { var body: some View { Text("").navigationTitle("Page") } }
    """
  }

  @Test func `one that hides its bar has none`() throws {
    let screen = try #require(
      try SampleApp(["Zoo.swift": Self.app(".navigationBarHidden(true)")]).screen("Watch"))
    #expect(screen.isBarHidden?.value == true)
    #expect(screen.hasNoBar)
    #expect(screen.parent == "Start")
  }

  @Test func `one with a title is pushed`() throws {
    let screen = try #require(
      try SampleApp(["Zoo.swift": Self.app(".navigationTitle(\"Watch\")")]).screen("Watch"))
    #expect(screen.isPushed)
    #expect(screen.parent == "Start")
  }

  @Test(arguments: ["TabView { Start(); Around() }", "NavigationStack { Around() }"])
  func `one around which something else shows it as well may not be`(first: String) throws {
    let app = try SampleApp(["Zoo.swift": Self.app(".navigationTitle(\"Watch\")", first)])
    #expect(try app.screen("Watch")?.isPushed == false)
  }
}
