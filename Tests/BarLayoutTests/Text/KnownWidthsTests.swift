import BarLayout
import Testing

@Suite struct KnownWidthsTests {
  let style = TextStyle(size: 17, weight: .semibold)

  func measure(_ text: String, _ rows: [MeasuredText]) -> TextMeasure {
    KnownWidths(rows, over: AdvanceTable.sanFrancisco).measure(text, style: style, limit: .infinity)
  }

  @Test func `a known width replaces the measured one`() throws {
    let base = measure("Posts", [])
    let known = measure("Posts", [MeasuredText(text: "Posts", width: 60)])
    #expect(known.width == 60)
    #expect(abs(known.advances.reduce(0, +) - 60) < 1e-9)
    let ink = try #require(known.ink)
    let baseInk = try #require(base.ink)
    #expect(ink.minX == baseInk.minX)
    #expect(abs((60 - ink.maxX) - (base.width - baseInk.maxX)) < 1e-9)
  }

  @Test func `a known width holds for the whole text only`() {
    let rows = [MeasuredText(text: "Posts", width: 60)]
    #expect(measure("Post", rows) == measure("Post", []))
  }

  @Test func `size and weight narrow the match`() {
    let other = [
      MeasuredText(text: "Posts", width: 60, size: 34),
      MeasuredText(text: "Posts", width: 61, weight: .regular),
    ]
    #expect(measure("Posts", other) == measure("Posts", []))
    let rows = [
      MeasuredText(text: "Posts", width: 60),
      MeasuredText(text: "Posts", width: 70, size: 17, weight: .semibold),
      MeasuredText(text: "Posts", width: 80, size: 17),
    ]
    #expect(measure("Posts", rows).width == 70)
  }

  @Test func `a width is known even of what cannot be seen`() {
    let known = measure("\u{200B}\u{200B}", [MeasuredText(text: "\u{200B}\u{200B}", width: 8)])
    #expect(known.advances == [4, 4])
    #expect(measure("", [MeasuredText(text: "", width: 0)]).width == 0)
  }

  @Test func `texts that begin alike keep their own widths`() {
    let rows = [
      MeasuredText(text: "Mailboxes of mine", width: 60),
      MeasuredText(text: "Mailboxes of yours", width: 70), MeasuredText(text: "Mail", width: 30),
    ]
    #expect(measure("Mailboxes of yours", rows).width == 70)
    #expect(measure("Mail", rows).width == 30)
    #expect(measure("Mailboxes", rows) == measure("Mailboxes", []))
  }

  @Test(arguments: [("Caf\u{E9}", "Cafe\u{301}"), ("K", "\u{212A}"), ("Cafe\u{301}", "Caf\u{E9}")])
  func `a text is known however its letters are composed`(text: String, known: String) {
    let rows = [MeasuredText(text: "Posts", width: 60), MeasuredText(text: known, width: 33)]
    #expect(measure(text, rows).width == 33)
  }

  @Test func `the name stays that of the measurer for the rest`() {
    #expect(KnownWidths([], over: AdvanceTable.sanFrancisco).name == "sf-fitted")
  }
}
