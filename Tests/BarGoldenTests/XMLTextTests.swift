import BarText
import Testing

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("Inbox", "Inbox"), ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d"),
    ("tab\tand\rline\n", "tab\tand\rline\n"),
    ("bell\u{7}, nothing\u{0}", "bell\u{FFFD}, nothing\u{FFFD}"),
    ("no sign\u{FFFE}\u{FFFF}", "no sign\u{FFFD}\u{FFFD}"),
    ("Über 受信箱 \u{FF01} 👋", "Über 受信箱 \u{FF01} 👋"),
  ]) func `signs that XML cannot hold as they are are written so that it can`(
    text: String, expected: String
  ) {
    #expect(XMLText.content(text) == expected)
    // A fault of a quick look at one text does not hide behind another beside it.
    #expect(XMLText.content("plain \(text)") == "plain \(expected)")
  }

  @Test func `an attribute keeps its line ends`() {
    #expect(XMLText.attribute("one line") == "\"one line\"")
    #expect(XMLText.attribute("two\n\"lines\"\n") == "\"two&#10;&quot;lines&quot;&#10;\"")
  }
}
