import AppReading
import SampleApps
import Testing

/// What links of the app's own push that are handed it as code, from a screen of which nothing is said.
@Suite struct OwnLinksOfSilentScreensTests {
  private static func app(_ link: String, in parameters: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        var body: some View {
          NavigationStack { VStack { Way { \(parameters)One() }; Way { \(parameters)Bare() } } }
        }
      }
      struct One: View { var body: some View { List { Text("a") }.navigationTitle("One") } }
      struct Bare: View { var body: some View { List { Text("b") } } }
      struct Way<Content: View>: View {
        \(link)
      }
      """
    ])
  }

  @Test(arguments: [
    """
    let content: () -> Content
    var body: some View { NavigationLink(destination: content()) { Text("x") } }
    """,
    """
    @ViewBuilder let content: () -> Content
    var body: some View { NavigationLink { content() } label: { Text("x") } }
    """,
    """
    let target: Content
    init(@ViewBuilder content: () -> Content) { target = content() }
    var body: some View { NavigationLink(destination: target) { Text("x") } }
    """,
    """
    let target: Content
    @State var isBusy = false
    init(@ViewBuilder content: () -> Content) { self.target = content() }
    var body: some View {
      if isBusy { Text("x") } else { NavigationLink(destination: target) { Text("x") } }
    }
    """,
  ])
  func `it is pushed as what a link of SwiftUI's leads to is`(link: String) throws {
    let app = try Self.app(link)
    #expect(try app.screen("One")?.isPushed == true)
    #expect(try app.screen("Bare")?.isPushed == true)
    #expect(try app.screen("Start")?.isBare == true)
  }

  @Test(arguments: [
    """
    let target: Content
    init(thing: Int? = nil, @ViewBuilder content: (_ thing: Int?) -> Content) {
      self.target = content(thing)
    }
    var body: some View { NavigationLink(destination: target) { Text("x") } }
    """,
    """
    let content: (Int?) -> Content
    var body: some View { NavigationLink(destination: content(1)) { Text("x") } }
    """,
    """
    @ViewBuilder let content: (Int?) -> Content
    var body: some View { NavigationLink { self.content(1) } label: { Text("x") } }
    """,
  ])
  func `it is so where the code is handed something`(link: String) throws {
    let app = try Self.app(link, in: "_ in ")
    #expect(try app.screen("One")?.isPushed == true)
    #expect(try app.screen("Bare")?.isPushed == true)
  }

  @Test func `what a view shows in itself is not pushed`() throws {
    let app = try Self.app(
      """
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } }
      """)
    #expect(try app.screen("One")?.isPushed != true)
    #expect(try app.screen("Bare") == nil)
  }
}
