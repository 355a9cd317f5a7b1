import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says of views of SwiftUI that stand on the stacks of UIKit.
@Suite struct AuditedHostedTests {
  private static func cut(_ more: String, shows: String = "LongView()") throws -> [Finding] {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct LongView: View {
        var body: some View { List {}.navigationTitle("A title too long to be large") }
      }
      class Router {
        func open() -> UIViewController {
          UINavigationController(rootViewController: UIHostingController(rootView: \(shows)))
        }
      }
      \(more)
      """
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings.filter { $0.rule == .cutTitle }
  }

  @Test func `where no code makes a stack of SwiftUI titles are as large as UIKit makes them`()
    throws
  {
    #expect(try Self.cut("").isEmpty)
    let asks =
      "class Stack: UINavigationController { func a() { navigationBar.prefersLargeTitles = true } }"
    #expect(try Self.cut(asks).count == 1)
    let asksLater =
      "func make(_ n: UINavigationController, _ isBig: Bool) { n.navigationBar.prefersLargeTitles = isBig }"
    #expect(try Self.cut(asksLater).count == 1)
  }

  @Test func `a stack of SwiftUI's anywhere leaves it open`() throws {
    let found = try Self.cut(
      "struct RootView: View { var body: some View { NavigationStack { LongView() } } }")
    #expect(found.count == 1)
    #expect(try Self.cut("", shows: "OtherStack.NavigationStackView { LongView() }").count == 1)
  }
}
