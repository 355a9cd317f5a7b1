public import BarLayout

/// Why a display list could not be drawn, or a picture not be read.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file of a font was found in any of the places it may be; the package would install it.
  case fontMissing(family: String, package: String)
  /// A pinned font is needed that nobody has fetched; the command does it.
  case fontNotFetched(family: String, command: String)
  /// No installed font has these characters; the package would bring one.
  case scriptUncovered(text: String, codePoints: [UInt32], script: String, package: String)
  /// A font file is there but cannot be used.
  case fontUnreadable(path: String, reason: String)
  /// The picture would have more pixels than the renderer makes, 0 for an extent that is no number.
  case tooLarge(width: Int, height: Int)
  /// The picture would have no pixels.
  case emptyCanvas(size: BarSize, scale: Double)
  /// An item of the display list has a coordinate that is no number, or farther away than can be
  /// drawn.
  case notFinite(element: String)
  /// A picture of the scene's cannot be drawn.
  case pictureUnreadable(element: String, reason: String)
  /// A library that drawing needs is missing or too old; the text says which and what to install.
  case libraryMissing(String)
  /// The machine ran out of memory, or a library refused for another reason.
  case library(name: String, code: Int)
  /// There is no memory for the pixels of a picture: so many bytes in all.
  case memoryShort(bytes: Int)
  /// A PNG could not be written or read.
  case png(reason: String)
  /// A JPEG could not be read.
  case jpeg(reason: String)

  /// One line that says what is wrong and, where there is a way, what to do.
  public var description: String {
    switch self {
    case .fontMissing(let family, let package):
      return "the font \(family) is not installed; install \(package),"
        + " or name a font file with --font-path"
    case .fontNotFetched(let family, let command):
      return "the pinned font \(family) is not on this machine; get it with: \(command)"
        + " (or name a folder with --font-path, or draw with what is installed: --fonts system)"
    case .scriptUncovered(let text, let codePoints, let script, let package):
      let points = codePoints.map(Self.codePoint).joined(separator: " ")
      return "no installed font draws \"\(Self.excerpt(text))\" (\(points), script \(script));"
        + " install \(package), or name a font file with --font-path"
    case .fontUnreadable(let path, let reason):
      return "cannot use the font file \(path): \(reason)"
    case .tooLarge(let width, let height):
      return "a picture of \(width) by \(height) pixels is too large;"
        + " a side may have \(CanvasExtent.sideLimit) pixels, the whole \(CanvasExtent.areaLimit)"
    case .emptyCanvas(let size, let scale):
      return "a picture of \(size.width) by \(size.height) points at scale \(scale) has no pixels"
    case .notFinite(let element):
      return "\(element) has a coordinate that is not a number, or is beyond what can be drawn"
    case .memoryShort(let bytes):
      return "the system has no \(bytes >> 20) MiB of memory for the picture: raise ulimit -v"
    case .pictureUnreadable(let element, let reason):
      return "cannot draw the picture of \(element): \(reason)"
    case .libraryMissing(let text):
      return text
    case .library(let name, let code):
      return "\(name) failed with code \(code)"
    case .png(let reason):
      return "PNG: \(reason)"
    case .jpeg(let reason):
      return "JPEG: \(reason)"
    }
  }

  /// A scalar as `U+0041`.
  static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The beginning of a text, short enough for one line.
  private static func excerpt(_ text: String) -> String {
    let limit = 40
    let head = text.unicodeScalars.prefix(limit)
    return String(String.UnicodeScalarView(head)) + (head.endIndex == text.endIndex ? "" : "…")
  }
}
