/// What a JPEG file says of itself before its pixels.
struct JPEGNotes {
  /// How the picture is turned.
  var orientation = PictureOrientation.up
  /// Whether Adobe's note is there, whose files have their ink the other way round.
  var isFromAdobe = false

  /// Reads the segments up to the first scan; what is damaged says nothing.
  ///
  /// Source: ITU-T T.81, B.1.1.4; CIPA DC-008 (Exif), 4.5.4 and 4.6.4 A.
  init(_ bytes: [UInt8]) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      // Any number of 0xff may stand before a marker.
      if marker == 0xff {
        place += 1
        continue
      }
      let startOfScan: UInt8 = 0xda
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard marker != startOfScan, length >= 2, place + 2 + length <= bytes.count else { return }
      let payload = bytes[(place + 4)..<(place + 2 + length)]
      let (application1, application14): (UInt8, UInt8) = (0xe1, 0xee)
      if marker == application1, payload.starts(with: Array("Exif\0\0".utf8)) {
        orientation = Self.orientation(Array(payload.dropFirst(6))) ?? orientation
      } else if marker == application14, payload.starts(with: Array("Adobe".utf8)) {
        isFromAdobe = true
      }
      place += 2 + length
    }
  }

  /// The tag Orientation of the first directory of a TIFF file; nil where it is not there.
  private static func orientation(_ tiff: [UInt8]) -> PictureOrientation? {
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    /// A number of so many bytes; nil beyond the end.
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let part = tiff[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let entryLength = 12
    let orientationTag = 0x0112
    let shortType = 3
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * entryLength
      guard let tag = number(entry, 2) else { return nil }
      guard tag == orientationTag else { continue }
      guard number(entry + 2, 2) == shortType, let value = number(entry + 8, 2) else { return nil }
      return PictureOrientation(rawValue: value)
    }
    return nil
  }
}

/// Where the first row and the first column of a file's pixels are in the upright picture; the raw
/// values are those of Exif's tag Orientation.
enum PictureOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the upright picture is as wide as the file's is high.
  var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// The pixels of the upright picture, four bytes each.
  ///
  /// - Parameters:
  ///   - width: pixels of a row of the file's.
  ///   - height: how many rows that has.
  func upright(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    let (lastX, lastY) = (width - 1, (height - 1) * width)
    // Where the upright picture's first pixel is, and how far it is to the one beside and below it.
    let (first, beside, below) =
      switch self {
      case .up: (0, 1, width)
      case .upMirrored: (lastX, -1, width)
      case .down: (lastY + lastX, -1, -width)
      case .downMirrored: (lastY, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (lastY, -width, 1)
      case .rightMirrored: (lastY + lastX, -width, -1)
      case .left: (lastX, width, -1)
      }
    let (columns, rows) = swapsSides ? (height, width) : (width, height)
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<rows {
      var place = (first + y * below) * 4
      for _ in 0..<columns {
        result.append(contentsOf: pixels[place..<(place + 4)])
        place += beside * 4
      }
    }
    return result
  }
}
