import AppReading
import SampleApps
import Testing

/// Switches over values that are kept as what is there whenever it is used.
@Suite struct NothingOfForcedValuesTests {
  private func titles(_ sign: String) throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Kind { case lock, key }
      class Shelf: UIViewController {
        var kind: Kind\(sign)
        override func viewDidLoad() {
          switch kind {
          case .none: title = "Nothing"
          case .lock: title = "Lock"
          case .key: title = "Key"
          }
        }
      }
      """
    ])
    return try app.read().screens.compactMap { $0.title?.value.summary }
  }

  @Test func `the case for nothing is never taken`() throws {
    #expect(try titles("!") == ["\"Lock\"", "\"Key\""])
  }

  @Test func `an optional may be nothing`() throws {
    #expect(try titles("?").contains("\"Nothing\""))
  }
}
