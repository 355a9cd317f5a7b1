import BarRender
import BarGolden
import Testing

/// Pictures in terminals.
@Suite struct SixelPictureTests {
  private func picture(_ width: Int, _ height: Int, _ pixels: [[UInt8]]) throws -> Bitmap {
    try #require(Bitmap(width: width, height: height, pixels: pixels.flatMap(\.self)))
  }

  @Test func `a red and a blue pixel are a column of one sixel each`() throws {
    let signs = SixelPicture(try picture(2, 1, [[255, 0, 0, 255], [0, 0, 255, 255]])).signs
    #expect(
      signs == "\u{1B}P0;1;0q\"1;1;2;1#5;2;0;0;100#180;2;100;0;0#5?@$#180@?-\u{1B}\\\n")
  }

  @Test func `equal columns are counted, and rows come six by six`() throws {
    let white: [UInt8] = [255, 255, 255, 255]
    let signs = SixelPicture(try picture(5, 7, Array(repeating: white, count: 35))).signs
    #expect(signs.hasSuffix("#215!5~-#215!5@-\u{1B}\\\n"))
  }

  @Test func `what is transparent is white, and a wide picture is shrunk to fit`() throws {
    let clear: [UInt8] = [0, 0, 0, 0]
    let signs = SixelPicture(try picture(1600, 2, Array(repeating: clear, count: 3200))).signs
    #expect(signs.hasPrefix("\u{1B}P0;1;0q\"1;1;800;1#215;2;100;100;100#215!800@-"))
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalPicture.kitty), (["TERM_PROGRAM": "iTerm.app"], .iTerm),
    (["TERM": "foot-extra"], .sixel), (["TERM_PROGRAM": "mintty"], .sixel),
    (["TERM": "xterm-256color"], nil), ([:], nil),
  ])
  func `a terminal says what it can show`(variables: [String: String], answer: TerminalPicture?) {
    #expect(TerminalPicture { variables[$0] } == answer)
  }
}
