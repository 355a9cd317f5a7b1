import AppReading
import SampleApps
import Testing

/// Shapes in bars.
@Suite struct ShapesInBarsTests {
  private func items(_ inside: String) throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Nest: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Nest").toolbar {
              ToolbarItem(placement: .topBarLeading) { \(inside) }
            }
          }
        }
      }
      """
    ])
    return try #require(try app.screen("Nest")).items.map(\.summary)
  }

  @Test(arguments: [
    "VStack { Rectangle().frame(height: 8).foregroundColor(.white); Text(\"Nests\") }",
    "ZStack { Circle().fill(.red); Text(\"Nests\") }",
    "VStack { VStack { Circle(); Capsule() }; Text(\"Nests\") }",
  ])
  func `a shape beside a text is no button`(_ inside: String) throws {
    #expect(try items(inside) == ["topBarLeading label \"Nests\""])
  }

  @Test func `a shape alone is what shows`() throws {
    #expect(try items("ZStack { Circle().fill(.red) }") == ["topBarLeading view Circle"])
  }
}
