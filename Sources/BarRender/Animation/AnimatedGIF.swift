/// Pictures one after the other in one GIF file.
///
/// A frame stores the box of what has changed since the one before; what has not is the transparent
/// colour. Each has a palette of its own. Source: GIF89a specification; the loop count is Netscape's
/// extension.
public struct AnimatedGIF: Sendable {
  private let width: Int
  private let height: Int
  private let frameRate: Int
  private let loops: Int
  private var body: [UInt8] = []
  /// The picture that shows, since when in frames, and the last one that was added.
  private var shown: Bitmap?
  private var waiting: Bitmap
  private var waitingSince = 0
  private var count = 1

  /// The shortest time a frame may show, in hundredths of a second: browsers take less for ten.
  private static let shortest = 2

  /// Begins a file with its first picture.
  ///
  /// - Parameters:
  ///   - first: the picture.
  ///   - frameRate: pictures in a second; above 50 some are left out.
  ///   - loops: how often they are shown; 0 for without end.
  public init(_ first: Bitmap, frameRate: Int, loops: Int) {
    (width, height) = (first.width, first.height)
    (self.frameRate, self.loops) = (frameRate, loops)
    waiting = first
  }

  /// Adds a picture of the same size; one that is the same makes the one before show longer.
  ///
  /// - Throws: `RenderError.png` for a picture of another size.
  public mutating func add(_ picture: Bitmap) throws(RenderError) {
    guard picture.width == width, picture.height == height else {
      throw .png(reason: "the pictures of an animation are of one size")
    }
    count += 1
    guard picture != waiting else { return }
    // What would show too briefly is left out, and the next one begins in its place.
    if time(count - 1) - time(waitingSince) >= Self.shortest {
      write(waiting, until: count - 1)
      waitingSince = count - 1
    }
    waiting = picture
  }

  /// When a frame begins, in hundredths of a second.
  private func time(_ frame: Int) -> Int { (frame * 100 + frameRate / 2) / frameRate }

  /// The whole file.
  public mutating func finished() -> [UInt8] {
    write(waiting, until: count)
    var file = Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [0x70, 0, 0]
    if loops != 1 {
      let repeats = loops == 0 ? 0 : min(loops - 1, 65535)
      file += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(repeats) + [0]
    }
    return file + body + [0x3b]
  }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// Writes a frame that shows until another one begins.
  private mutating func write(_ picture: Bitmap, until end: Int) {
    let patch =
      shown.map { PicturePatch(from: $0, to: picture) } ?? PicturePatch(whole: picture)
    let delay = max(time(end) - time(waitingSince), Self.shortest)
    // A frame that changes nothing still takes its time: one clear pixel.
    let (x, y) = (patch?.x ?? 0, patch?.y ?? 0)
    let bitmap = patch?.bitmap ?? .clearPixel
    let palette = ColorPalette(of: bitmap)
    body += [0x21, 0xf9, 4, 0x05] + Self.word(delay) + [palette.clear, 0]
    let bits = palette.bits
    body += [0x2c] + Self.word(x) + Self.word(y) + Self.word(bitmap.width)
    body += Self.word(bitmap.height) + [0x80 | UInt8(bits - 1)]
    body += palette.bytes
    body += LZW.stream(palette.numbers, bits: max(bits, 2))
    shown = picture
  }
}

extension Bitmap {
  /// One pixel through which everything shows.
  fileprivate static let clearPixel = Bitmap(
    width: 1, height: 1, pixels: [0, 0, 0, 0], isOpaque: false)
}

/// A GIF's compression, which is LZW with codes that grow up to 12 bits.
private enum LZW {
  /// Numbers as blocks, after the number of their bits.
  static func stream(_ numbers: [UInt8], bits: Int) -> [UInt8] {
    var output: [UInt8] = []
    var (buffer, held) = (0, 0)
    let (clear, end) = (1 << bits, (1 << bits) + 1)
    var width = bits + 1
    var next = end + 1
    // The code of each known row and the number after it.
    var table = [Int16](repeating: -1, count: 4096 * 256)
    var used: [Int] = []
    func put(_ code: Int) {
      buffer |= code << held
      held += width
      while held >= 8 {
        output.append(UInt8(truncatingIfNeeded: buffer))
        buffer >>= 8
        held -= 8
      }
    }
    put(clear)
    var row = -1
    for number in numbers {
      guard row >= 0 else {
        row = Int(number)
        continue
      }
      let key = row << 8 | Int(number)
      if table[key] >= 0 {
        row = Int(table[key])
        continue
      }
      put(row)
      if next < 4096 {
        table[key] = Int16(next)
        used.append(key)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        put(clear)
        for key in used { table[key] = -1 }
        used.removeAll(keepingCapacity: true)
        (width, next) = (bits + 1, end + 1)
      }
      row = Int(number)
    }
    if row >= 0 { put(row) }
    put(end)
    if held > 0 { output.append(UInt8(truncatingIfNeeded: buffer)) }
    var blocks: [UInt8] = [UInt8(bits)]
    for start in stride(from: 0, to: output.count, by: 255) {
      let block = output[start..<min(start + 255, output.count)]
      blocks.append(UInt8(block.count))
      blocks += block
    }
    return blocks + [0]
  }
}
