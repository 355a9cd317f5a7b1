package import BarRender

/// A picture as sixels, the form of the terminals that follow DEC's: six rows at a time, a colour
/// after the other.
///
/// Source: DEC's "VT330/VT340 Programmer Reference Manual", chapter 14.
package struct SixelPicture {
  private let width: Int
  private let height: Int
  /// The number of each pixel's colour, row by row.
  private let colors: [UInt8]

  /// The most pixels of a row; a terminal cuts off what does not fit.
  private static let widthLimit = 800
  /// How many steps each of red, green and blue has: 216 colours, as terminals keep 256.
  private static let steps = 6
  /// How many rows a line of sixels has.
  private static let band = 6

  /// Makes sixels out of a picture, shrunk by a whole number to fit a window; what is transparent
  /// is shown on white.
  package init(_ picture: Bitmap) {
    let shrink = (picture.width + Self.widthLimit - 1) / Self.widthLimit
    width = max(picture.width / shrink, 1)
    height = max(picture.height / shrink, 1)
    var colors: [UInt8] = []
    colors.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let box = PixelBox(x: x * shrink, y: y * shrink, width: shrink, height: shrink)
        colors.append(Self.color(of: box, in: picture))
      }
    }
    self.colors = colors
  }

  /// The number of the colour that is nearest to the mean of some pixels.
  private static func color(of box: PixelBox, in picture: Bitmap) -> UInt8 {
    var sums = (red: 0, green: 0, blue: 0)
    var count = 0
    for y in box.y..<min(box.y + box.height, picture.height) {
      for x in box.x..<min(box.x + box.width, picture.width) {
        let at = 4 * (y * picture.width + x)
        let alpha = Int(picture.pixels[at + 3])
        func shown(_ channel: Int) -> Int {
          (Int(picture.pixels[at + channel]) * alpha + 255 * (255 - alpha)) / 255
        }
        sums.red += shown(0)
        sums.green += shown(1)
        sums.blue += shown(2)
        count += 1
      }
    }
    let last = steps - 1
    func step(_ sum: Int) -> Int { (sum * last + 255 * count / 2) / (255 * count) }
    return UInt8((step(sums.red) * steps + step(sums.green)) * steps + step(sums.blue))
  }

  /// The signs that show the picture, and a line end.
  package var signs: String {
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for color in Set(colors).sorted() {
      let (red, rest) = Int(color).quotientAndRemainder(dividingBy: Self.steps * Self.steps)
      let (green, blue) = rest.quotientAndRemainder(dividingBy: Self.steps)
      let percents = [red, green, blue].map { String($0 * 100 / (Self.steps - 1)) }
      text += "#\(color);2;\(percents.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: height, by: Self.band) {
      text += line(from: top) + "-"
    }
    return text + "\u{1B}\\\n"
  }

  /// Six rows: a colour's columns, then back to the start for the next colour.
  private func line(from top: Int) -> String {
    let bottom = min(top + Self.band, height)
    var bits: [UInt8: [UInt8]] = [:]
    for y in top..<bottom {
      for x in 0..<width {
        bits[colors[y * width + x], default: Array(repeating: 0, count: width)][x] |=
          1 << UInt8(y - top)
      }
    }
    return bits.sorted { $0.key < $1.key }.map { color, columns in
      "#\(color)" + Self.runs(of: columns)
    }.joined(separator: "$")
  }

  /// Columns as signs, equal neighbours counted: `!12~` for twelve full ones.
  private static func runs(of columns: [UInt8]) -> String {
    var text = ""
    var rest = columns[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      let sign = String(UnicodeScalar(63 + first))
      text += run.count > 3 ? "!\(run.count)\(sign)" : String(repeating: sign, count: run.count)
    }
    return text
  }
}
