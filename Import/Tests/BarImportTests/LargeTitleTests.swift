import AppReading
import BarImport
import SampleApps
import Testing

/// Which screens have large titles where nobody says so of their stack.
@Suite struct LargeTitleTests {
  @Test(arguments: [1, 3])
  func `what one screen of many asks for is for its own stack`(count: Int) throws {
    func screen(_ name: String, _ step: String) -> String {
      """
      class \(name): UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "\(name)"
          \(step)
        }
      }

      """
    }
    let asks = "navigationController?.navigationBar.prefersLargeTitles = true"
    let names = ["Mail", "Notes", "Lists"]
    let tabs = names.map { "UINavigationController(rootViewController: \($0)())" }
    let app = try SampleApp([
      "A.swift": "import UIKit\n"
        + (names + ["Other"]).map { screen($0, "") }.joined()
        + (1...count).map { screen("Large\($0)", asks) }.joined()
          + """
          class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [\(tabs.joined(separator: ", "))] }
          }
          """
    ])
    let read = try app.read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    let other = try #require(read.screens.first { $0.name == "Other" })
    #expect(writer.text(of: other).contains("prefersLargeTitles: true") == (count == 3))
    let large = try #require(read.screens.first { $0.name == "Large1" })
    #expect(writer.text(of: large).contains("prefersLargeTitles: true"))
  }

  @Test func `a title without a mode is as small as one two screens before`() throws {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct SettingsView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Legal") { LegalView().navigationTitle("Legal") }
              .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      struct LegalView: View {
        var body: some View { NavigationLink("Terms") { TermsView().navigationTitle("Terms") } }
      }
      struct TermsView: View { var body: some View { Text("") } }
      """
    ]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    let terms = try #require(read.screens.first { $0.title?.value == .verbatim("Terms") })
    #expect(writer.text(of: terms).contains("navigationBarTitleDisplayMode: inline"))
  }

  @Test func `a pushed controller without a mode is as small as the one before it`() throws {
    let read = try SampleApp([
      "A.swift": """
      import UIKit
      class SettingsController: UIViewController {
        override func viewDidLoad() {
          title = "Settings"
          navigationController?.navigationBar.prefersLargeTitles = true
          navigationItem.largeTitleDisplayMode = .never
        }
        func go() { navigationController?.pushViewController(TermsController(), animated: true) }
      }
      class TermsController: UIViewController {
        override func viewDidLoad() { title = "Terms" }
      }
      """
    ]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    let terms = try #require(read.screens.first { $0.name == "TermsController" })
    #expect(writer.text(of: terms).contains("largeTitleDisplayMode: never"))
  }
}
