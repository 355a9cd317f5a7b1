import AppReading
import SampleApps
import Testing

/// Names that a body gives to what it asks about amounts: they are data, not flags.
@Suite struct AmountsInNamesTests {
  private func items(_ given: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").toolbar { Credit(user: user) }
          }
        }
      }
      struct Credit: View {
        let user: User
        var body: some View {
          \(given)
          Button(action: open) {
            if isPositive { Text(user.amount) } else { Text("Fill up") }
          }
        }
      }
      """
    ]).screen("Home")?.items.map(\.summary)
  }

  @Test(arguments: [">= 0", "> 0", "> user.limit"])
  func `a button shows the data that comes first`(asked: String) throws {
    #expect(try items("let isPositive = user.credit \(asked)") == ["automatic unknown user.amount"])
  }

  @Test func `a flag is off at first`() throws {
    #expect(try items("let isPositive = user.isGood") == ["automatic \"Fill up\""])
  }
}
