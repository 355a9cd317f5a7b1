import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// Views whose names begin with a small letter, as those of functions do.
@Suite struct SmallTypeNamesTests {
  private static let project = ["App.xcodeproj/project.pbxproj": "{ objects = { }; }"]

  /// The names of screens that some code may make.
  private func made(_ code: String) throws -> Set<String> {
    let screens = try SampleApp(Self.project.merging(["A.swift": code]) { $1 }).read().screens
    return Set(screens.filter { !$0.isSurelyMadeNowhere }.map(\.name))
  }

  private static let start = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { home() } } } }
    struct detail: View { var body: some View { Text("").navigationTitle("Detail") } }

    """

  @Test(arguments: [
    ".sheet(isPresented: $isOpen) { NavigationStack { detail() } }",
    ".toolbar { NavigationLink(\"\") { detail() } }",
  ])
  func `a view with a small name is made where it is called`(use: String) throws {
    let code = """
      struct home: View {
        @State var isOpen = false
        var body: some View { Text("").navigationTitle("Home")\(use) }
      }
      """
    #expect(try made(Self.start + code) == ["home", "detail"])
  }

  @Test(arguments: [
    "func detail() {}", "func b() { other.detail() }", "// detail()", "let detail = 1",
    "#Preview { detail() }", "#if os(macOS)\nfunc b() { detail() }\n#endif",
  ])
  func `what is no call of it makes none`(use: String) throws {
    let code = """
      struct home: View { var body: some View { Text("").navigationTitle("Home") } }
      \(use)
      """
    #expect(try made(Self.start + code) == ["home"], "\(use)")
  }
}
