import AppCode
import Testing

/// What is asked of code's text by its bytes says the same as letter by letter.
@Suite("Code's text by its bytes")
struct CodeTextTests {
  @Test(
    "A text stands in another at its start, its end and inside",
    arguments: [
      ("abc", "", true), ("", "", true), ("", "a", false), ("abc", "abc", true),
      ("abc", "ab", true), ("abc", "bc", true), ("abc", "abcd", false), ("aab", "ab", true),
      ("aXaXb", "aXb", true), ("Größe", "ö", true), ("Größe", "o", false), ("a\r\nb", "\nb", true),
    ])
  func holds(text: String, part: String, isThere: Bool) {
    #expect(text.contains(part) == isThere)
    #expect(("«" + text)[...].dropFirst().contains(part) == isThere)
  }

  @Test("Parts stand between signs, without empty ones")
  func parts() {
    #expect(", a,,ö,".split(separator: ",") == [" a", "ö"])
    #expect("a→b".split(separator: "→") == ["a", "b"])
    #expect("".split(separator: " ").isEmpty)
    // A carriage return and a line's end are one letter.
    #expect("a\r\nb\nc".split(separator: "\n") == ["a\r\nb", "c"])
  }

  @Test("Words of names have letters, numbers and underscores")
  func names() {
    #expect("!self.is_On2 && größe > 3".nameWords == ["self", "is_On2", "größe", "3"])
    #expect("is_On2".isOfNames())
    #expect(!"self.isOn".isOfNames())
    #expect("self.isOn?".isOfNames(and: ".?"))
  }
}
