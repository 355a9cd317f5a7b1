import BarAnswers
import BarText
import BarLayout
import Foundation
import Testing

@testable import BarCommand

@Suite struct LayoutJSONTests {
  @Test func `a layout is written key by key in the order of the contract, an element a line`() {
    #expect(
      LayoutJSON(.sample).text == #"""
        {
          "schemaVersion": 1,
          "device": "iphone-15-pro",
          "system": "ios-17",
          "screen": [393, 852],
          "scale": 3,
          "measurer": "sf-fitted",
          "bars": [
            {
              "column": null,
              "frame": [0, 53.667, 393, 44],
              "barMetrics": "default",
              "appearance": "standard",
              "titleMode": "inline",
              "largeTitleProgress": 0,
              "elements": [
                {"id": "bar", "frame": [0, 53.667, 393, 44], "alpha": 1},
                {"id": "background", "frame": [0, 0, 393, 97.667], "alpha": 0.5, "color": "#f9f9f9f0"},
                {"id": "backButton", "frame": [0, 53.667, 96.5, 44], "alpha": 1},
                {"id": "backButton.label", "frame": [27, 65, 69.5, 20.5], "text": "Mail\u200f\"", "isTruncated": false, "alpha": 1, "baseline": 81.667, "color": "#007affff", "font": {"size": 17, "weight": "regular"}},
                {"id": "title", "frame": [175.333, 65.333, 43, 20.333], "ink": [176.667, 69.333, 40.667, 12.667], "text": "Inbox", "isTruncated": false, "alpha": 1, "baseline": 81.667, "color": "#000000ff", "font": {"size": 17, "weight": "semibold"}, "accessibilityLabel": "Inbox, 3 new"},
                {"id": "rightBarButtonItems[0]", "frame": [340, 54, 53, 44], "alpha": 1, "isEnabled": false},
                {"id": "rightBarButtonItems[0].image", "frame": [350, 64, 20, 20], "ink": [351, 65.25, 18, 18], "alpha": 1, "color": "#000000ff", "symbol": "plus"},
                {"id": "largeTitle", "frame": [16, 100, 80, 41], "text": "Inbox", "isTruncated": false, "alpha": 0, "baseline": 81.667, "color": "#000000ff", "font": {"size": 34, "weight": "bold"}, "magnification": 1.1, "clip": [0, 98, 393, 0]}
              ],
              "scroll": {"contentOffset": 0, "contentInset": 0, "collapsibleHeight": 0, "snapOffset": 0, "largeTitleScale": 1}
            }
          ],
          "safeArea": [0, 97.667, 393, 720.333]
        }

        """#)
  }

  @Test func `a layout on one line is the same document`() throws {
    let spread = try JSONSerialization.jsonObject(with: Data(LayoutJSON(.sample).text.utf8))
    let line = LayoutJSON(.sample).line(ofScene: nil)
    #expect(line.filter { $0 == "\n" }.count == 1 && line.hasSuffix("\n"))
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8))
    #expect(spread as? NSDictionary == read as? NSDictionary)
  }

  private static let numbers: [(Double, String)] = [
    (44.0, "44"), (44.1, "44.1"), (1.0 / 3, "0.333"), (-0.0001, "0"), (-0.0, "0"),
    (2.0 / 3, "0.667"), (-12.5, "-12.5"), (99999.9996, "100000"), (0.05, "0.05"), (0.001, "0.001"),
    (1e30, "0"), (.nan, "0"), (-.infinity, "0"), (999_999_999_999, "999999999999"),
    (1e12, "0"), (-9223372036854775.808, "0"),
  ]

  @Test(arguments: numbers)
  func `a number is rounded to a thousandth and as short as can be`(number: Double, text: String) {
    #expect(Thousandths(number).description == text)
    #expect(JSONValue.number(number).line == text)
  }

  @Test func `what JSON cannot hold is escaped, and reads back as it was`() throws {
    let text = "a\"b\\c\n\t\r\u{0}\u{1F}\u{7F}\u{2028}é中👨‍👩‍👧"
    let line = JSONValue.array([.string(text)]).line
    #expect(line.hasPrefix(#"["a\"b\\c\n\t\r\u0000\u001f\u007f\u2028é"#))
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String]
    #expect(read == [text])
  }

  @Test(arguments: [1, 7, 8, 9, 23])
  func `every sign of ASCII is written as it is read, wherever it stands in a text`(
    length: Int
  ) throws {
    let style = JSONValue.Style(escapesMarkup: true)
    for sign in (UInt8(0)..<128).map(Unicode.Scalar.init) {
      for place in 0..<length {
        let around = [String(repeating: "a", count: place), String(repeating: "~", count: length)]
        let text = around.joined(separator: String(sign))
        let written = JSONValue.string(text).text(style)
        #expect(try JSONReader.document(Array(written.utf8)) == .string(text))
        let isSpecial = sign < " " || ["\"", "\\", "<", "\u{7f}"].contains(sign)
        let hasGrown = written.utf8.count > text.utf8.count + 2
        #expect(hasGrown == isSpecial, "\(sign.value) at \(place)")
      }
    }
  }
}
