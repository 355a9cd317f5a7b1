import BarLayout
import Testing

@testable import BarRender

@Suite struct PDFTests {
  private func text(_ list: DisplayList) throws -> String {
    let file = try Renderer(fonts: .pinned()).pdf(list)
    return String(decoding: file, as: UTF8.self)
  }

  private func list(_ items: [DisplayItem], background: BarColor = .white) -> DisplayList {
    DisplayList(
      size: BarSize(width: 40, height: 20), scale: 2, background: background, items: items)
  }

  @Test func `a file has its page and a table of where its objects are`() throws {
    let box = BarRect(x: 1, y: 2, width: 3, height: 4)
    let file = try Renderer(fonts: .pinned()).pdf(
      list([DisplayItem(.fill(box, .black), element: "a")]))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.7\n") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/MediaBox [0 0 40 20]"))
    let table = try #require(file.lastRange(of: Array("startxref\n".utf8)))
    let digits = file[table.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    let start = try #require(Int(String(decoding: digits, as: UTF8.self)))
    #expect(file[start...].starts(with: Array("xref\n0 10\n".utf8)))
  }

  @Test func `what blurs is a picture, what does not is none`() throws {
    let box = BarRect(x: 0, y: 0, width: 40, height: 10)
    let dark = DisplayItem(
      .fill(BarRect(x: 5, y: 5, width: 9, height: 9), .black), element: "below")
    let material = BarMaterial(blurRadius: 4, tint: BarColor(rgba: 0xffff_ff80))
    let pane = DisplayItem(.pane(Pane(frame: box, material: material)), element: "background")
    #expect(try text(list([dark, pane])).contains("/Subtype /Image"))
    #expect(try !text(list([pane])).contains("/Subtype /Image"))
    #expect(try !text(list([dark])).contains("/Subtype /Image"))
  }

  @Test func `the same list has the same bytes`() throws {
    let items = [DisplayItem(.fill(BarRect(x: 0, y: 0, width: 9, height: 9), .black), element: "a")]
    #expect(try text(list(items)) == text(list(items)))
  }
}

extension [UInt8] {
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    let last = (0...(count - other.count)).last {
      self[$0..<($0 + other.count)].elementsEqual(other)
    }
    return last.map { $0..<($0 + other.count) }
  }
}
