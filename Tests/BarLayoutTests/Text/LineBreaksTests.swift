import Testing

@testable import BarLayout

@Suite struct LineBreaksTests {
  private let style = TextStyle(size: 17, weight: .regular)

  private func lines(_ text: String, words: String, limit: Int = 9) -> [String] {
    let width = AdvanceTable.sanFrancisco.measure(words, style: style, limit: .infinity).width
    return LineBreaks(
      text, style: style, width: width, limit: limit, measuring: AdvanceTable.sanFrancisco
    ).lines
  }

  @Test func `a text is broken between words, where the next one does not fit`() {
    #expect(lines("aa bb cc dd ee", words: "aa bb cc") == ["aa bb cc", "dd ee"])
    #expect(lines("aa bb cc", words: "aa bb cc") == ["aa bb cc"])
  }

  @Test func `a word wider than the room stands alone`() {
    #expect(lines("aaaaaaaa b cccccccc", words: "aaa") == ["aaaaaaaa", "b", "cccccccc"])
  }

  @Test func `line feeds end a line, and an empty one stays`() {
    #expect(lines("aa\n\nbb", words: "aa bb") == ["aa", "", "bb"])
  }

  @Test func `the last line holds the rest`() {
    #expect(lines("aa bb cc\ndd", words: "aa", limit: 2) == ["aa", "bb cc dd"])
    #expect(lines("", words: "aa").isEmpty)
  }
}
