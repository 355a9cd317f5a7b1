import BarComparison
import Testing

/// How a golden's text is taken apart.
struct GoldenRecordsTests {
  /// The fields of a text's only element.
  private func fields(_ line: String) -> [String: String] {
    let text = GoldenText("# layout, form 3, navbar 0.1.0\nbar 0 59 393 44\n  \(line)\n")
    let records = GoldenRecords(text).elements.filter { $0.id == "title" }
    let fields = records.flatMap(\.fields).map { ($0.name, $0.value) }
    return Dictionary(fields) { first, _ in first }
  }

  /// A sign that joins the one before it does not hide a quotation mark, nor a space.
  @Test(arguments: ["a", "\u{308}a", "a\u{301}", "\u{301}", "a  b", "a \u{308}  b"])
  func wordsAreReadAsTheyStand(word: String) {
    let fields = fields("title 10 20 30 40  \"\(word)\"  truncated  baseline 31")
    #expect(fields["frame.height"] == "40")
    #expect(fields["text"] == "\"\(word)\"")
    #expect(fields["isTruncated"] == "true")
    #expect(fields["baseline"] == "31")
  }
}
