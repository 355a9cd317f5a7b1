import AppReading
import SampleApps
import Testing

/// What is known in part, and what is only there with data.
@Suite struct PartlyKnownTests {
  @Test func `words around values of the running app's stay`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Weeks: UIViewController {
        init(year: Int, name: String) {
          super.init(nibName: nil, bundle: nil)
          title = "\\(year) Weeks, 100%"
        }
      }
      class Named: UIViewController {
        init(first: String, last: String) {
          super.init(nibName: nil, bundle: nil)
          title = "\\(first) \\(last)"
        }
      }
      """
    ])
    let weeks = try #require(try app.screen("Weeks")?.title?.value)
    guard case .key(let words) = weeks else {
      Issue.record("\(weeks)")
      return
    }
    #expect(words.name == "%@ Weeks, 100%%")
    #expect(words.arguments.map(\.summary) == ["unknown year"])
    #expect(try app.screen("Named")?.title?.value.isKnown == false)
  }
}
