import BarLayout
import Testing

@testable import BarRender

/// The space between drawn letters, read off the pixels.
@Suite struct LetterGapTests {
  /// Gaps between letters in points, from left to right; none where letters touch.
  private func gaps(_ text: String, size: Double) throws -> [Double] {
    let scale = 4.0
    let run = Drawing.fitted(text, x: 4, y: size * 1.1, size: size, weight: .bold)
    let bitmap = try Drawing.draw(
      width: run.width + 8, height: size * 1.5, scale: scale, [.text(run)])
    let box = try #require(bitmap.inkBox)
    var gaps: [Double] = []
    var blank = 0
    for x in box.minX..<box.maxX {
      if (box.minY..<box.maxY).contains(where: { bitmap.darkness(x, $0) > 100 }) {
        if blank > 0 { gaps.append(Double(blank) / scale) }
        blank = 0
      } else {
        blank += 1
      }
    }
    return gaps
  }

  @Test(arguments: [
    ("Family", 34.0), ("Library", 34), ("Trips", 34), ("Filter", 34), ("Illinois", 34),
    ("Boîte de réception", 34), ("Accessibility", 60), ("Notifications", 40), ("Reminders", 28),
  ])
  func `no letter of a large title touches its neighbour`(text: String, size: Double) throws {
    let letters = text.split(separator: " ")
    let gaps = try gaps(text, size: size)
    #expect(gaps.count == letters.map(\.count).reduce(0, +) - 1)
    #expect(gaps.allSatisfy { $0 >= size * 0.007 })
  }

  @Test(arguments: [34.0, 60])
  func `upright stems stand evenly`(size: Double) throws {
    // I l l i n o i s: the first four gaps lie between stems.
    let gaps = try gaps("Illinois", size: size)
    #expect(gaps.count == 7)
    let stems = gaps.prefix(4)
    let least = try #require(stems.min())
    let most = try #require(stems.max())
    #expect(most - least < size * 0.028)
  }

  @Test(arguments: [("Family", 3, 4), ("Filter", 1, 2), ("Accessibility", 9, 10)])
  func `the gaps on both sides of an l or i are alike`(
    text: String, before: Int, after: Int
  ) throws {
    let size = 34.0
    let gaps = try gaps(text, size: size)
    #expect(abs(gaps[before] - gaps[after]) < size * 0.03)
  }
}
