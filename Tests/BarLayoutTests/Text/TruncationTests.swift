import BarLayout
import Testing

@Suite struct TruncationTests {
  let style = TextStyle(size: 17, weight: .semibold)
  let table = AdvanceTable.sanFrancisco

  func cut(_ text: String, to width: Double) -> Truncation {
    Truncation(fitting: text, style: style, width: width, measuring: table)
  }

  @Test func `a text that fits stays whole`() {
    let width = table.measure("Inbox", style: style, limit: .infinity).width
    #expect(cut("Inbox", to: width).text == "Inbox")
    #expect(!cut("Inbox", to: width).isTruncated)
    #expect(cut("Inbox", to: width - 0.1).isTruncated)
  }

  @Test func `a long text ends in an ellipsis`() {
    let result = cut("A Story About a Fish", to: 90)
    #expect(result.isTruncated)
    #expect(result.text == "A Story…")
  }

  @Test func `no space stands before the ellipsis`() {
    var seen = 0
    for width in stride(from: 20.0, to: 110, by: 0.5) {
      let text = cut("A B C D E F G H I J", to: width).text
      #expect(!text.contains(" …"))
      if text.hasSuffix("…") { seen += 1 }
    }
    #expect(seen > 50)
  }

  @Test func `where nothing fits an ellipsis or nothing is left`() {
    #expect(cut("Wide", to: 16).text == "…")
    #expect(cut("Wide", to: 3).text == "")
    #expect(cut("Wide", to: 0).measure == .empty)
    #expect(cut("Wide", to: .nan).isTruncated)
    #expect(!cut("", to: 0).isTruncated)
  }

  @Test func `a family is never split`() {
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 10)
    #expect(cut(text, to: 60).text == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦…")
  }

  @Test func `what cannot be seen goes with the letter before it`() {
    let text = "WWWWW" + String(repeating: "\u{200B}", count: 5000) + "WWWWWWWW"
    #expect(cut(text, to: 85).text == "WWWW…")
  }

  @Test(arguments: 0..<20)
  func `a cut text is a beginning that fits, grows with the width and stays when cut again`(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    for _ in 0..<500 {
      let text = random.text()
      let width = Double(random.next() % 4000) / 16
      let result = cut(text, to: width)
      let shown = table.measure(result.text, style: style, limit: .infinity)
      #expect(shown.width <= width + 1e-5, "\(seed) \(text) \(width)")
      #expect(result.measure == shown, "\(seed) \(text) \(width)")
      if result.isTruncated {
        #expect(result.text.isEmpty || result.text.hasSuffix("…"))
        #expect(text.map { $0 }.starts(with: result.text.dropLast()), "\(seed) \(text) \(width)")
      } else {
        #expect(result.text == text)
      }
      let again = cut(result.text, to: width)
      #expect(again.text == result.text && !again.isTruncated, "\(seed) \(text) \(width)")
      let wider = cut(text, to: width + Double(random.next() % 64) / 4)
      let isLonger = wider.text.count >= result.text.count
      #expect(isLonger || !wider.isTruncated, "\(seed) \(text) \(width)")
    }
  }
}

/// A random generator whose numbers are the same everywhere.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func text() -> String {
    let pieces = [
      "A", "V", "i", " ", "  ", "Fish", ".", "…", "é", "e\u{301}\u{323}", "\u{301}", "👨‍👩‍👧‍👦", "🇨🇭",
      "🇨", "👍🏽", "1️⃣", "\u{FE0F}", "\u{200D}", "首页", "한국", "لا", "سلام", "ل", "שלום", "क्षि", "ที่",
      "\u{202E}",
      "\u{200B}", "\r\n", "\t", "\u{E000}", "T", "y", "To", "“", "”",
    ]
    let count = Int(next() % 16)
    return (0..<count).map { _ in pieces[Int(next() % UInt64(pieces.count))] }.joined()
  }
}
