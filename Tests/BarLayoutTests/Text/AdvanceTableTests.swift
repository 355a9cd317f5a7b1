import BarLayout
import Testing

@Suite struct AdvanceTableTests {
  let table = AdvanceTable.sanFrancisco
  let body = TextStyle(size: 17, weight: .regular)

  func measure(_ text: String, _ size: Double = 17, _ weight: FontWeight = .regular) -> TextMeasure
  {
    table.measure(text, style: TextStyle(size: size, weight: weight), limit: .infinity)
  }

  @Test(
    arguments: ["Inbox", "AVATAR To. 10:41", "1. Settings", "~{|}#@ fi"], [11.0, 17, 19, 24, 34])
  func `letters are as wide in a short line as before a letter of another script`(
    text: String, size: Double
  ) throws {
    for style in FontWeight.allCases.map({ TextStyle(size: size, weight: $0, kern: 0.4) }) {
      let short = table.measure(text, style: style, limit: .infinity)
      let long = table.measure(text + "\u{4E2D}", style: style, limit: .infinity)
      #expect(short.advances.count == text.count && short.isComplete)
      for (one, other) in zip(short.advances.dropLast(), long.advances) {
        #expect(abs(one - other) < 1e-9)
      }
      let ink = try #require(short.ink)
      #expect(abs(ink.minX - (long.ink?.minX ?? 0)) < 1e-9)
    }
  }

  @Test func `a short line that is wider than its limit is measured as far as that`() {
    let measure = table.measure("Settings", style: body, limit: 20)
    #expect(!measure.isComplete && measure.width > 20)
    #expect(measure.advances.count < 8)
    #expect(abs(measure.advances.reduce(0, +) - measure.width) < 1e-9)
  }

  // MARK: Letters

  @Test func `A and V stand nearer together than apart`() {
    let apart = measure("A").width + measure("V").width
    #expect(measure("AV").width < apart - 0.5)
    #expect(abs(measure("AN").width - measure("A").width - measure("N").width) < 0.5)
  }

  @Test(arguments: [11.0, 17, 19, 34], FontWeight.allCases)
  func `an accented letter is as wide as the bare one and kerns like it`(
    size: Double, weight: FontWeight
  ) {
    for (accented, bare) in [("ÀV", "AV"), ("Boîte", "Boite"), ("réception", "reception")] {
      let difference = measure(accented, size, weight).width - measure(bare, size, weight).width
      #expect(abs(difference) < 0.01, "\(accented)")
    }
  }

  @Test func `letters that look alike are alike`() {
    #expect(abs(measure("АВЕН", 34, .bold).width - measure("ABEH", 34, .bold).width) < 1.5)
    #expect(measure("Т").width == measure("T").width)
    #expect(measure("a\u{A0}b").width == measure("a b").width)
  }

  @Test func `a glyph in another advance shares what that adds with both sides`() {
    let glyph = GlyphPlacement(advance: 10, offset: 1, xScale: 0.9, yScale: 0.9)
    #expect(
      glyph.fitted(to: 14) == GlyphPlacement(advance: 14, offset: 3, xScale: 0.9, yScale: 0.9))
  }

  @Test func `an accent of its own adds no width`() {
    #expect(measure("e\u{301}").width == measure("e").width)
    #expect(measure("e\u{301}").advances.count == 1)
    let bare = measure("e").ink?.minY ?? 0
    #expect((measure("e\u{301}").ink?.minY ?? 0) < bare)
  }

  @Test(arguments: FontWeight.allCases)
  func `a title never gets narrower with weight`(weight: FontWeight) {
    let lighter = FontWeight.allCases.filter { $0 < weight }
    for other in lighter {
      #expect(measure("Settings", 17, other).width <= measure("Settings", 17, weight).width)
    }
  }

  @Test func `a title grows steadily with its size`() {
    var last = 0.0
    for step in 0...400 {
      let width = measure("Settings", 5 + Double(step) / 8, .semibold).width
      #expect(width > last)
      #expect(last == 0 || width - last < 1.5)
      last = width
    }
  }

  @Test func `capitals are as tall as San Francisco's at every size`() throws {
    for size in [12.0, 17, 19.9, 20, 34] {
      let ink = try #require(measure("H", size, .bold).ink)
      #expect(abs(ink.height - 0.7046 * size) < 0.01)
    }
  }

  @Test func `extra space follows every character`() {
    let style = TextStyle(size: 17, weight: .regular, kern: 2)
    let spaced = table.measure("Inbox", style: style, limit: .infinity)
    #expect(abs(spaced.width - measure("Inbox").width - 10) < 1e-9)
  }

  @Test func `the ink is where the renderer draws the glyph`() throws {
    let glyph = try #require(measure("H").glyphs.first)
    let ink = try #require(measure("H").ink)
    // Inter's H begins 248 units of 2816 after its origin.
    let bearing = 248.0 / 2816 * 17 * glyph.xScale
    #expect(abs(ink.x - glyph.offset - bearing) < 0.01)
    #expect(measure("首").glyphs == [GlyphPlacement(advance: measure("首").width)])
  }

  // MARK: Other alphabets

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇨🇭", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `an emoji of many parts is one picture wide`(emoji: String) {
    let measure = measure(emoji)
    #expect(measure.advances == [1.25 * 17])
    #expect((measure.ink?.width ?? 0) > 15)
  }

  @Test func `Arabic letters join`() {
    let apart = "بيت".map { measure(String($0)).width }.reduce(0, +)
    #expect(measure("بيت").width < apart - 3)
    // Lam and alef are one glyph: 582 of 1000 in Noto Sans Arabic, which is 1.5 % wider.
    #expect(abs(measure("لا").width - 0.582 * 0.985 * 17) < 0.01)
    #expect(measure("لا").advances.count == 2)
  }

  @Test func `half letters are narrower than whole ones`() {
    let whole = measure("न").width + measure("म").width
    #expect(measure("न्म").width < whole - 3)
    #expect(measure("\u{94D}").width == 0)
  }

  @Test func `a line that runs to the left begins at its right end`() throws {
    // Waw is narrower on its left side than shin on its right.
    let line = measure("שו")
    let ink = try #require(line.ink)
    let last = try #require(measure("ו").ink)
    let first = try #require(measure("ש").ink)
    #expect(abs(ink.minX - last.minX) < 1e-9)
    #expect(abs(ink.maxX - (measure("ו").width + first.maxX)) < 1e-9)
  }

  @Test(arguments: ["\u{200B}", "\u{FEFF}", "\u{202E}", "\u{0007}", "\u{301}", "\u{2028}"])
  func `what cannot be seen has no width`(text: String) {
    #expect(measure(text).width == 0)
    #expect(measure(text).ink == nil)
  }

  @Test(arguments: ["\u{E000}", "\u{10FFFF}", "𐎀", "\u{0378}"])
  func `a letter that no table has is a box`(text: String) {
    #expect(abs(measure(text).width - 0.6 * 17) < 1e-9)
  }

  // MARK: Limits

  @Test func `a megabyte of title is looked at as far as the limit`() {
    let text = String(repeating: "Wide title ", count: 100_000)
    let measure = table.measure(text, style: body, limit: 300)
    #expect(!measure.isComplete)
    #expect(measure.width > 300)
    #expect(measure.advances.count < 60)
  }

  @Test func `a text that ends at the limit is complete`() {
    let width = measure("Inbox").width
    #expect(table.measure("Inbox", style: body, limit: width).isComplete)
    #expect(!table.measure("Inbox", style: body, limit: width / 2).isComplete)
    #expect(table.measure("", style: body, limit: 0) == .empty)
  }

  @Test(arguments: ["Inbox", "e\u{301}a", "首页 ok", "سلام", "👨‍👩‍👧 x", "\r\nA", "क्षि नमस्ते"])
  func `there is an advance for every character`(text: String) {
    let measure = measure(text)
    #expect(measure.advances.count == text.count)
    #expect(abs(measure.advances.reduce(0, +) - measure.width) < 1e-9)
    #expect(measure.advances.allSatisfy { $0 >= 0 })
  }

  @Test(arguments: [0, -17, Double.nan, .infinity])
  func `a size that makes no sense measures as nothing`(size: Double) {
    let style = TextStyle(size: size, weight: .bold, kern: size)
    let measure = table.measure("Inbox", style: style, limit: .infinity)
    #expect(measure.width == 0)
    #expect(measure.advances.count == 5)
  }
}
