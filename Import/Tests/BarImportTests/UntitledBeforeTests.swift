import AppReading
import BarImport
import SampleApps
import Testing

/// What Back says after screens without a title.
@Suite struct UntitledBeforeTests {
  private func text(of name: String, _ code: String) throws -> String {
    let read = try SampleApp(["A.swift": code]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return writer.text(of: try #require(read.screens.first { $0.name == name }))
  }

  @Test func `a controller pushed from one without a title has a way back`() throws {
    let text = try text(
      of: "DetailController",
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          window?.rootViewController = UINavigationController(rootViewController: MapController())
        }
      }
      class MapController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search)
        }
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      class DetailController: UIViewController {
        override func viewDidLoad() { title = "Detail" }
      }
      """)
    // Without a title Back says "Back"; after an empty one it says nothing.
    let items = text.split(separator: "\n").drop { !$0.hasSuffix("items:") }.dropFirst()
    #expect(items.first == "    - {}")
    #expect(items.dropFirst().first?.hasPrefix("    - title: \"Detail\"") == true)
  }

  @Test(arguments: [
    ("generic", "backButtonDisplayMode: generic"), ("default", "backButtonTitle: \"Home\""),
    ("minimal", "backButtonDisplayMode: minimal"),
  ])
  func `a generic back button has no words of the screen before`(
    mode: String, line: String
  ) throws {
    let text = try text(
      of: "DetailController",
      """
      import UIKit
      class MapController: UIViewController {
        override func viewDidLoad() {
          title = "Map"
          navigationItem.backButtonTitle = "Home"
          if #available(iOS 14.0, *) { navigationItem.backButtonDisplayMode = .\(mode) }
        }
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      class DetailController: UIViewController {
        override func viewDidLoad() { title = "Detail" }
      }
      """)
    let back = text.split(separator: "\n").filter { $0.contains("backButton") }
    #expect(back.map { String($0.drop { $0 == " " }) } == [line])
  }

  @Test func `a view pushed from one without a title has a way back`() throws {
    let text = try text(
      of: "DetailView",
      """
      import SwiftUI
      struct MapView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Detail") { DetailView() }.toolbar { Button("Legend") {} }
          }
        }
      }
      struct DetailView: View { var body: some View { Text("").navigationTitle("Detail") } }
      """)
    #expect(text.contains("path: [{Screen: \"DetailView\"}]"))
    #expect(text.contains("root:\n    navigationDestinations:"))
  }
}
