import AppReading
import SampleApps
import Testing

/// Names of pictures that functions added to `String` give, also those of another module.
@Suite struct SymbolsOfModulesTests {
  private static let files = [
    "Core/String+Symbols.swift": """
    public extension String {
      static func more() -> String {
        if #available(iOS 26.0, *) {
          return "ellipsis"
        } else {
          return "ellipsis.circle"
        }
      }
      static let gear = "gearshape"
    }
    """,
    "App/A.swift": """
    import Core
    import SwiftUI
    import UIKit
    class Profile: UIViewController {
      private lazy var button: UIBarButtonItem = {
        let image = UIImage(systemName: .more())
        return UIBarButtonItem(image: image, menu: nil)
      }()
      override func viewDidLoad() {
        title = "Profile"
        navigationItem.rightBarButtonItems = [
          button,
          UIBarButtonItem(
            image: UIImage(systemName: .gear), style: .plain, target: nil, action: nil),
        ]
      }
    }
    struct Notes: View {
      var body: some View {
        NavigationStack {
          List {}.navigationTitle("Notes").toolbar {
            Button {} label: { Image(systemName: .more()) }
            Button {} label: { Image(systemName: .gear) }
          }
        }
      }
    }
    """,
  ]

  @Test func `the picture is that of the chosen system`() throws {
    let app = try SampleApp(Self.files)
    #expect(
      try app.screen("Profile", system: 18)?.items.map(\.summary)
        == ["right symbol ellipsis.circle", "right symbol gearshape"])
    #expect(
      try app.screen("Profile", system: 26)?.items.map(\.summary)
        == ["right symbol ellipsis", "right symbol gearshape"])
  }

  @Test func `pictures of SwiftUI's are found so too`() throws {
    let app = try SampleApp(Self.files)
    #expect(
      try app.screen("Notes", system: 18)?.items.map(\.summary)
        == ["automatic symbol ellipsis.circle", "automatic symbol gearshape"])
  }
}
