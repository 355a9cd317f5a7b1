import AppReading
import SampleApps
import Testing

/// Flags of views that whoever makes them works out of the device alone.
@Suite struct FlagsOfWidthTests {
  private func screens(_ flag: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Birds: App {
        var body: some Scene { WindowGroup { NavigationStack { Start() } } }
      }
      struct Start: View {
        @Environment(\\.horizontalSizeClass) var horizontalSizeClass
        var body: some View { Charts(isNarrow: \(flag)).navigationTitle("Start") }
      }
      struct Charts: View {
        let title: String
        let isNarrow: Bool
        @State private var shares = false
        @State private var saves = false
        init(title: String = "", isNarrow: Bool = false) {
          self.title = title
          self.isNarrow = isNarrow
        }
        var body: some View { if isNarrow { narrow } else { wide } }
        private var narrow: some View {
          Button("Share") { shares = true }.sheet(isPresented: $shares) {
            NavigationStack { Text("a").navigationTitle("Share") }
          }
        }
        private var wide: some View {
          Button("Save") { saves = true }.sheet(isPresented: $saves) {
            NavigationStack { Text("a").navigationTitle("Save") }
          }
        }
      }
      """
    ]).read().screens.compactMap { screen in
      if case .verbatim(let title)? = screen.title?.value { title } else { nil }
    }.sorted()
  }

  @Test(arguments: [
    "horizontalSizeClass == .compact", "UIDevice.current.userInterfaceIdiom != .pad",
    "(horizontalSizeClass != .regular)",
  ])
  func `a view that is told to be narrow shows what a phone has`(_ flag: String) throws {
    #expect(try screens(flag) == ["Share", "Start"])
  }

  @Test func `a flag of the running app shows both`() throws {
    #expect(try screens("Store.flag == .on") == ["Save", "Share", "Start"])
  }
}
