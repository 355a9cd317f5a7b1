package import BarRender
internal import BarText

/// Pictures in the midst of a terminal's text, where the terminal can.
package enum TerminalPicture: Hashable, Sendable {
  /// kitty's graphics protocol: https://sw.kovidgoyal.net/kitty/graphics-protocol
  case kitty
  /// iTerm2's inline images: https://iterm2.com/documentation-images.html
  case iTerm
  /// Sixels, which need the picture's pixels.
  case sixel

  /// What a terminal says of itself in the environment; nil where it shows no pictures.
  package init?(_ variable: (String) -> String?) {
    let program = variable("TERM_PROGRAM") ?? ""
    let terminal = variable("TERM") ?? ""
    if terminal == "xterm-kitty" || variable("KITTY_WINDOW_ID") != nil
      || terminal == "xterm-ghostty" || program == "ghostty"
    {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" {
      self = .iTerm
    } else if ["foot", "mlterm", "yaft", "contour"].contains(where: terminal.hasPrefix)
      || program == "mintty" || variable("MLTERM") != nil
    {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The signs that show a PNG file, and a line end.
  ///
  /// - Parameter decode: makes pixels of the file, for terminals that cannot; nil where the file is
  ///   none.
  package func signs(for png: [UInt8], decode: ([UInt8]) -> Bitmap?) -> String {
    let text = Base64.text(png)
    switch self {
    case .sixel: return decode(png).map { SixelPicture($0).signs } ?? ""
    case .iTerm: return "\u{1B}]1337;File=inline=1;preserveAspectRatio=1:\(text)\u{7}\n"
    case .kitty:
      var result = ""
      var rest = Substring(text)
      var control = "a=T,f=100,"
      repeat {
        let part = rest.prefix(Self.partLength)
        rest = rest.dropFirst(part.count)
        result += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        control = ""
      } while !rest.isEmpty
      return result + "\n"
    }
  }

  /// The most signs of one part of a picture in kitty's protocol.
  private static let partLength = 4096
}
