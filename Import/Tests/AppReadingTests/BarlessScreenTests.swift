import AppReading
import SampleApps
import Testing

/// Screens of which there is nothing to say but that they have no bar.
@Suite struct BarlessScreenTests {
  @Test func `a screen that only hides its bar says so`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import SwiftUI
      class StartController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }
      }
      class OtherController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if isFirst { navigationController?.setNavigationBarHidden(true, animated: animated) }
        }
      }
      struct Hiding: ViewModifier {
        func body(content: Content) -> some View { content.navigationBarTitle("").navigationBarHidden(true) }
      }
      struct Welcome: View {
        var body: some View { NavigationStack { VStack { Part() }.modifier(Hiding()) } }
      }
      struct Wide: View {
        var columns: some View { NavigationSplitView { Text("") } detail: { Text("") } }
        var body: some View { columns.modifier(Hiding()) }
      }
      struct Part: View {
        var body: some View { Text("").toolbar(.hidden, for: .navigationBar) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["StartController", "Welcome", "Wide"])
    #expect(screens.allSatisfy { $0.isBarHidden?.value == true && $0.title?.value.isEmpty ?? true })
  }
}
