import AppReading
import SampleApps
import Testing

/// Back buttons whose words a function of the app's own makes clear.
@Suite struct ClearBackWordsTests {
  @Test(arguments: [("clear", true), ("red", false)])
  func `a function gives the words of back buttons their color`(
    color: String, isHidden: Bool
  ) throws {
    let looks = try SampleApp([
      "A.swift": """
      import UIKit
      enum Looks {
        static func bar(from color: UIColor) -> UINavigationBarAppearance {
          let appearance = UINavigationBarAppearance()
          let back = UIBarButtonItemAppearance()
          back.normal.titleTextAttributes = [.foregroundColor: UIColor.\(color)]
          appearance.backButtonAppearance = back
          appearance.backgroundColor = color
          return appearance
        }
      }
      class Delegate: UIResponder, UIApplicationDelegate {
        func setUp() {
          let appearance = Looks.bar(from: .white)
          UINavigationBar.appearance().standardAppearance = appearance
        }
      }
      """
    ]).read().looks
    #expect((looks.bar.hidesBackWords?.value ?? false) == isHidden)
  }
}
