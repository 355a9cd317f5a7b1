import BarLayout
import Testing

@testable import BarRender

/// The space between drawn letters, read off the pixels.
@Suite struct LetterGapTests {
  private static let scale = 4.0

  private func draw(_ text: String, size: Double) throws -> Bitmap {
    let run = Drawing.fitted(text, x: 4, y: size * 1.1, size: size, weight: .bold)
    return try Drawing.draw(
      width: run.width + 8, height: size * 1.5, scale: Self.scale, [.text(run)])
  }

  /// Gaps between letters in points, from left to right; none where one stands under the other.
  private func gaps(_ text: String, size: Double) throws -> [Double] {
    let bitmap = try draw(text, size: size)
    let box = try #require(bitmap.inkBox)
    var gaps: [Double] = []
    var blank = 0
    for x in box.minX..<box.maxX {
      if (box.minY..<box.maxY).contains(where: { bitmap.darkness(x, $0) > 100 }) {
        if blank > 0 { gaps.append(Double(blank) / Self.scale) }
        blank = 0
      } else {
        blank += 1
      }
    }
    return gaps
  }

  /// How many separate shapes a bitmap shows; two that touch at a corner are one.
  private func shapeCount(_ bitmap: Bitmap) -> Int {
    let width = bitmap.width
    var isInked = (0..<width * bitmap.height).map {
      bitmap.darkness($0 % width, $0 / width) > 100
    }
    var count = 0
    for start in isInked.indices where isInked[start] {
      count += 1
      var open = [start]
      isInked[start] = false
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
          guard (0..<width).contains(x + dx), (0..<bitmap.height).contains(y + dy) else { continue }
          let next = place + dy * width + dx
          guard isInked[next] else { continue }
          isInked[next] = false
          open.append(next)
        }
      }
    }
    return count
  }

  @Test(arguments: [
    ("Family", 34.0), ("Library", 34), ("Trips", 34), ("Filter", 34), ("Illinois", 34),
    ("Accueil", 34), ("Accessibility", 60), ("Notifications", 40), ("Reminders", 28),
  ])
  func `no letter of a large title touches its neighbour`(text: String, size: Double) throws {
    let bitmap = try draw(text, size: size)
    // A dot or an accent is a shape of its own.
    let shapes = text.reduce(0) { $0 + ($1 == " " ? 0 : "iîé".contains($1) ? 2 : 1) }
    #expect(shapeCount(bitmap) == shapes)
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

  @Test(arguments: [("Family", 3, 4), ("Filter", 1, 2), ("Accessibility", 8, 9)])
  func `the gaps on both sides of an l or i are alike`(
    text: String, before: Int, after: Int
  ) throws {
    let size = 34.0
    let gaps = try gaps(text, size: size)
    #expect(abs(gaps[before] - gaps[after]) < size * 0.03)
  }
}
