import AppReading
import SampleApps
import Testing

/// Views that are only drawn behind others.
@Suite struct DrawnBehindTests {
  @Test(arguments: [
    "background", "containerBackground(for: .navigation)", "presentationBackground",
  ])
  func `a background is not the screen that it stands behind`(modifier: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Garden: App { var body: some Scene { WindowGroup { Plot() } } }
      struct Plot: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            Button("Open") { isOpen = true }.navigationTitle("Plot")
              .sheet(isPresented: $isOpen) {
                NavigationStack { List {}.navigationTitle("Beds").meadow() }
              }
          }
        }
      }
      extension View { func meadow() -> some View { modifier(Meadow()) } }
      struct Meadow: ViewModifier {
        func body(content: Content) -> some View { content.\(modifier) { Grass() } }
      }
      struct Grass: View { var body: some View { Color.green } }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Plot", "Plot-sheet"])
    #expect(screens.last?.title?.value == .verbatim("Beds"))
  }

  @Test func `what an inspector holds is a sheet of a phone, with no bar by itself`() throws {
    func names(_ content: String) throws -> [String] {
      try SampleApp([
        "A.swift": """
        import SwiftUI
        @main struct Garden: App { var body: some Scene { WindowGroup { Plot() } } }
        struct Plot: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              Button("Open") { isOpen = true }.navigationTitle("Plot")
                .inspector(isPresented: $isOpen) { \(content) }
            }
          }
        }
        struct Bed: View { var body: some View { List {}.navigationTitle("Bed") } }
        """
      ]).read().screens.map { "\($0.name) \($0.isSheet)" }
    }
    #expect(try names("Bed()") == ["Plot false"])
    #expect(try names("NavigationStack { Bed() }") == ["Bed true", "Plot false"])
  }
}
