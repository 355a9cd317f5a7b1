import BarLayout
import Testing

@testable import BarRender

@Suite struct FontMeasurerTests {
  private let style = TextStyle(size: 17, weight: .semibold)

  private func measure(
    _ text: String, style: TextStyle? = nil, limit: Double = .infinity
  ) throws -> TextMeasure {
    try FontMeasurer(fonts: .pinned()).measure(text, style: style ?? self.style, limit: limit)
  }

  @Test func `there is an advance for every character, and they add up to the width`() throws {
    for text in ["Inbox", "e\u{301}a", "مرحبا", "لا", "नमस्ते किताब", "", "a\u{200b}b", "日😀x"] {
      let result = try measure(text)
      #expect(result.advances.count == text.count, "\(text)")
      #expect(abs(result.width - result.advances.reduce(0, +)) < 1e-9)
      #expect(result.isComplete)
    }
  }

  @Test func `widths grow in step with the size`() throws {
    let small = try measure("Inbox", style: TextStyle(size: 10, weight: .bold))
    let large = try measure("Inbox", style: TextStyle(size: 15, weight: .bold))
    #expect(abs(large.width - small.width * 1.5) < 1e-9)
  }

  @Test func `letters are kerned`() throws {
    let pair = try measure("AV").width
    let apart = try measure("A").width + measure("V").width
    #expect(pair < apart - 0.5)
  }

  @Test func `kern is added after every character, not after every scalar`() throws {
    let kerned = TextStyle(size: 17, weight: .semibold, kern: 2)
    #expect(
      abs(try measure("Inbox", style: kerned).width - (try measure("Inbox").width + 10)) < 1e-9)
    let accented = "e\u{301}\u{302}"
    #expect(
      abs(try measure(accented, style: kerned).width - (try measure(accented).width + 2)) < 1e-9)
  }

  @Test func `a megabyte of title costs no more than a line`() throws {
    let text = String(repeating: "Inbox ", count: 170_000)
    let result = try measure(text, limit: 300)
    #expect(!result.isComplete)
    #expect(result.width > 300)
    #expect(result.advances.count < 1000)
    let start = try measure(String(text.prefix(60)))
    #expect(result.advances.prefix(40) == start.advances.prefix(40))
  }

  @Test func `a line that just fits its limit is complete`() throws {
    let width = try measure("Inbox").width
    #expect(try measure("Inbox", limit: width).isComplete)
    let narrow = String(repeating: "i", count: 400)
    let whole = try measure(narrow).width
    #expect(try measure(narrow, limit: whole + 1).advances.count == 400)
  }

  @Test func `spaces have width but no ink`() throws {
    let result = try measure("   ")
    #expect(result.width > 5)
    #expect(result.ink == nil)
  }

  @Test func `ink stands on the baseline`() throws {
    let ink = try #require(try measure("H").ink)
    #expect(abs(ink.maxY) < 0.01)
    #expect(abs(ink.minY + 0.727 * 17) < 0.05)
    #expect(ink.minX > 0.5)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `a size that is no size measures nothing`(size: Double) throws {
    #expect(try measure("Inbox", style: TextStyle(size: size, weight: .bold)) == .empty)
  }
}
