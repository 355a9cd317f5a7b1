import AppReading
import SampleApps
import Testing

/// Back buttons that views set on the controllers of UIKit's that they stand in.
@Suite struct IntrospectedBackButtonsTests {
  private static func app(_ modifier: String, _ more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      import SwiftUIIntrospect
      struct Start: View {
        var body: some View { NavigationStack { Options() } }
      }
      struct Options: View {
        var body: some View {
          List { NavigationLink("More") { More() } }
            .navigationTitle("Options")
            \(modifier)
        }
      }
      struct More: View {
        var body: some View { List {}.navigationTitle("More") }
      }
      \(more)
      """
    ])
  }

  @Test(arguments: [
    ("{ $0.navigationItem.backButtonDisplayMode = .minimal }", true),
    ("{ one in one.navigationItem.backButtonDisplayMode = .minimal }", true),
    ("{ one in one.navigationItem.backButtonDisplayMode = .generic }", false),
    ("{ one in if isCompact { one.navigationItem.backButtonDisplayMode = .minimal } }", false),
    ("{ one in other.navigationItem.backButtonDisplayMode = .minimal }", false),
    ("{ one in one.navigationItem.hidesBackButton = true }", false),
  ])
  func `a view says through its controller that the button back to it is bare`(
    closure: String, isMinimal: Bool
  ) throws {
    let app = try Self.app(".introspect(.viewController, on: .iOS(.v17, .v18)) \(closure)")
    #expect((try app.screen("Options")?.isBackMinimal?.value ?? false) == isMinimal)
    #expect(try app.screen("More")?.isBackMinimal == nil)
  }

  @Test func `a stack's own item is none of a screen's`() throws {
    let app = try Self.app(
      """
      .introspect(.navigationStack, on: .iOS(.v17, .v18)) {
        $0.navigationItem.backButtonDisplayMode = .minimal
      }
      """)
    #expect(try app.screen("Options")?.isBackMinimal == nil)
  }

  @Test(arguments: [
    ".introspect(.navigationStack, on: .iOS(.v17))", ".introspect(.navigationView(style: .stack))",
    ".introspectNavigationController",
  ])
  func `a view says so through the item on top of its stack`(modifier: String) throws {
    let app = try Self.app(
      modifier + " { $0.navigationBar.topItem?.backButtonDisplayMode = .minimal }")
    #expect(try app.screen("Options")?.isBackMinimal?.value == true)
    #expect(try app.screen("More")?.isBackMinimal == nil)
  }

  @Test(arguments: [(".minimal", true), (".default", false)])
  func `a modifier of the app's own is handed how the button shows`(
    mode: String, isMinimal: Bool
  ) throws {
    let app = try Self.app(
      ".wayBack(\(mode))",
      """
      struct WayBack: ViewModifier {
        let mode: UINavigationItem.BackButtonDisplayMode
        func body(content: Content) -> some View {
          content.introspect(.viewController, on: .iOS(.v15)) { controller in
            controller.navigationItem.backButtonDisplayMode = mode
          }
        }
      }
      extension View {
        func wayBack(_ mode: UINavigationItem.BackButtonDisplayMode) -> some View {
          modifier(WayBack(mode: mode))
        }
      }
      """)
    #expect((try app.screen("Options")?.isBackMinimal?.value ?? false) == isMinimal)
  }
}
