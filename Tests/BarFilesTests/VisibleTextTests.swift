import Testing

@testable import BarFiles

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("Inbox", "Inbox"), ("Grüße 👩‍👩‍👧 می‌خواهم", "Grüße 👩‍👩‍👧 می‌خواهم"),
    ("a\n::error::x.yaml", "a\\u{A}::error::x.yaml"), ("::error::x", "\\u{3A}:error::x"),
    ("  ::error::x", "  \\u{3A}:error::x"), ("a::b", "a::b"),
    ("a ##[error]b", "a #\\u{23}[error]b"), ("###", "#\\u{23}#"),
    ("\u{1B}[2J", "\\u{1B}[2J"), ("x\u{202E}y", "x\\u{202E}y"), ("x\u{2066}", "x\\u{2066}"),
    ("\u{9B}31m", "\\u{9B}31m"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{FEFF}a", "\\u{FEFF}a"),
    ("\u{E0041}", "\\u{E0041}"), ("\u{FFFE}", "\\u{FFFE}"), ("", ""),
  ])
  func `what a terminal or a log would obey is written out`(text: String, shown: String) {
    #expect(VisibleText.spelled(text) == shown)
  }

  @Test func `a line is looked at by itself`() {
    #expect(VisibleText.spelledLines("a\n::b\n") == "a\n\\u{3A}:b\n")
  }

  @Test func `bytes that are no text are written out`() {
    #expect(VisibleText.spelled([0x63, 0xE9, 0x2E]) == "c\\xE9.")
    #expect(VisibleText.spelled(Array("ü€😀".utf8)) == "ü€😀")
  }
}
