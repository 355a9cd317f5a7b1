import AppReading
import SampleApps
import Testing

/// Screens of which a function of another type says whether the device has room for them.
@Suite struct AskedLayoutsTests {
  private func titles(_ question: String, isPad: Bool = false) throws -> Set<String> {
    let code = """
      import SwiftUI
      @main struct Herbs: App {
        var body: some Scene { WindowGroup { RootView() } }
      }
      enum Room {
        static func isWide(width: UserInterfaceSizeClass?, height: UserInterfaceSizeClass?) -> Bool {
          width == .regular && height == .regular
        }
        static func isNarrow(_ width: UserInterfaceSizeClass?) -> Bool { return width != .regular }
        static func hasRoom(
          horizontalSizeClass: UserInterfaceSizeClass?, verticalSizeClass: UserInterfaceSizeClass?
        ) -> Bool {
          horizontalSizeClass == .regular && verticalSizeClass == .regular
        }
        static func isBought(_ width: UserInterfaceSizeClass?) -> Bool {
          width == .compact && Store.shared.hasBought
        }
      }
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        @Environment(\\.verticalSizeClass) private var verticalSizeClass
        private var isLarge: Bool {
          Room.isWide(width: horizontalSizeClass, height: verticalSizeClass)
        }
        var body: some View {
          if \(question) { wide } else { tabs }
        }
        private var wide: some View { Split() }
        private var tabs: some View {
          TabView { NavigationStack { ListView().navigationTitle("Herbs") } }
        }
      }
      struct Split: View {
        var body: some View { NavigationSplitView { SideView() } detail: { Text("") } }
      }
      struct SideView: View { var body: some View { List {}.navigationTitle("Side") } }
      struct ListView: View { var body: some View { List {} } }
      """
    let app = try SampleApp(["A.swift": code])
    return Set(try app.read(isPad: isPad).screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [
    "Room.isWide(width: horizontalSizeClass, height: verticalSizeClass)",
    "Room.isWide(\n            width: horizontalSizeClass,\n            height: verticalSizeClass)",
    """
    Room.hasRoom(
      horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass
    )
    """,
    "!Room.isNarrow(horizontalSizeClass)", "isLarge",
  ])
  func `a function of another type that asks for the device alone is answered`(_ question: String)
    throws
  {
    #expect(try titles(question) == ["\"Herbs\""])
    #expect(try titles(question, isPad: true) == ["\"Side\""])
  }

  @Test func `a function that asks for something else as well is not answered`() throws {
    let question = "!Room.isBought(horizontalSizeClass)"
    #expect(try titles(question) == ["\"Herbs\"", "\"Side\""])
  }
}
