/// Rounds colours to few, so that all of an animation's fit into a palette.
///
/// A channel is at most one of 255 steps off, which nobody sees on the rims of letters. The commonest
/// colours stay as they are, so that a field has the colour that it has in a still picture.
struct ColorRounding: Sendable {
  private let kept: Set<UInt32>

  /// Channels are multiples of it: 255 is one, and none is farther from one than 1.
  private static let step = 3
  /// So many colours stay as they are.
  private static let keptCount = 32

  /// Keeps the commonest colours of a picture.
  init(keepingColorsOf picture: Bitmap) {
    var counts: [UInt32: Int] = [:]
    unsafe picture.pixels.withUnsafeBytes { bytes in
      var run: (color: UInt32, count: Int) = (0, 0)
      let words = unsafe bytes.bindMemory(to: UInt32.self)
      for index in 0..<words.count {
        let color = unsafe words[index]
        if color == run.color {
          run.count += 1
          continue
        }
        counts[run.color, default: 0] += run.count
        run = (color, 1)
      }
      counts[run.color, default: 0] += run.count
    }
    let commonest = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    kept = Set(commonest.prefix(Self.keptCount).map(\.key))
  }

  /// A colour, rounded.
  func rounded(_ color: UInt32) -> UInt32 {
    if kept.contains(color) { return color }
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) {
      let channel = Int(color >> shift & 255)
      result |= UInt32((channel + Self.step / 2) / Self.step * Self.step) << shift
    }
    return result
  }

  /// A picture in rounded colours.
  func rounded(_ picture: Bitmap) -> Bitmap {
    var last: (color: UInt32, rounded: UInt32) = (0, rounded(0))
    let pixels = unsafe picture.pixels.withUnsafeBytes { bytes in
      unsafe bytes.bindMemory(to: UInt32.self).map { color -> UInt32 in
        if color != last.color { last = (color, rounded(color)) }
        return last.rounded
      }
    }
    return Bitmap(
      width: picture.width, height: picture.height,
      pixels: unsafe pixels.withUnsafeBytes { unsafe Array($0) }, isOpaque: picture.isOpaque)
  }
}
