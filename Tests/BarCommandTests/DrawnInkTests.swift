import BarRender
import Testing

@testable import BarCommand

@Suite struct DrawnInkTests {
  /// A standalone bar with a title of capitals, which stand on the baseline and reach one height.
  private let scene = """
    navigationBar:
      frame: [0, 0, 320, 44]
      items: [{title: HHH}]
    """

  @Test(arguments: ["sf-fitted", "font"])
  func `letters are drawn as tall as the layout says, whoever measures them`(
    measurer: String
  ) async throws {
    let ink = await CommandRun(["get", "-", "title.ink", "--measurer", measurer], input: scene)
    let numbers = ink.text.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    let expected = try #require(numbers.last)
    let scale = 8
    let drawn = await CommandRun(
      ["render", "-", "-o", "-", "--measurer", measurer, "--scale", "\(scale)"], input: scene)
    let bitmap = try PNG.decode(drawn.output)
    let dark = (0..<bitmap.height).filter { row in
      (0..<bitmap.width).contains { column in
        bitmap[column, row].map { $0.red < 128 && $0.alpha > 128 } ?? false
      }
    }
    // The hairline below the title would be the lowest row: a bar at rest has none.
    let first = try #require(dark.first)
    let last = try #require(dark.last)
    #expect(abs(Double(last - first + 1) / Double(scale) - expected) <= 1.01 / Double(scale))
  }
}
