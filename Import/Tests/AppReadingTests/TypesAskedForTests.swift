import AppReading
import SampleApps
import Testing

/// Words of the type that a value has.
@Suite struct TypesAskedForTests {
  @Test func `a class that is asked for by its value has the words of that class`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PierController: UIViewController {
        class var heading: String { "Pier" }
        override func viewDidLoad() { title = type(of: self).heading }
      }
      """
    ])
    #expect(try app.screen("PierController")?.title?.value.summary == "\"Pier\"")
  }
}
