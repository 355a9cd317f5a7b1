import BarText
import Testing

/// Bytes as text.
struct Base64Tests {
  /// The examples of RFC 4648, section 10, and the digits that letters and numbers leave.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func writesTheExamplesOfItsStandard(text: String, coded: String) {
    #expect(Base64.text(Array(text.utf8)) == coded)
    #expect(Base64.bytes(coded) == Array(text.utf8))
  }

  @Test func everyByteComesBack() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 151) }
    for count in [253, 254, 255, 256, 1000] {
      let part = Array(bytes.prefix(count))
      #expect(Base64.bytes(Base64.text(part)) == part)
    }
    #expect(Base64.text([0xfb, 0xff, 0xbf]) == "+/+/")
  }
}
