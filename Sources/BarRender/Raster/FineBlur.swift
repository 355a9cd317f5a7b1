/// Pixels blurred a little.
///
/// Each step weighs five pixels across and five down by 1, 4, 6, 4 and 1, the first step
/// neighbours, the second every other pixel. Together they are close to a Gaussian; variances add
/// up to 1 and then to 1 + 4. Everything is integer arithmetic with 4 bits below the point. At the
/// rectangle's edges its outermost pixels go on outwards.
struct FineBlur {
  /// Standard deviations after each step, in pixels.
  static let sigmas = [1, 5.0.squareRoot()]

  private typealias Lanes = SIMD16<UInt16>
  private static let laneCount = 16
  /// Pixels apart that the second step weighs.
  private static let secondStep = 2

  /// Pixels in a row, and channels from one row to the next.
  private let width: Int
  private let pitch: Int
  /// Rows of the rectangle, and those of them that are here.
  private let height: Int
  private let rows: Range<Int>
  /// Channels times 16.
  private var channels: [UInt16]

  /// Blurs rows of a rectangle by one or by both steps.
  ///
  /// - Parameters:
  ///   - base: the rectangle's first pixel.
  ///   - stride: pixels from one row to the next.
  ///   - rows: the rows wanted after each step; nil for none.
  /// - Returns: the pixels of those rows.
  static func copies(
    _ base: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, rows: [Range<Int>?]
  ) -> [RowsOfPixels?] {
    func around(_ range: Range<Int>?, _ reach: Int) -> Range<Int>? {
      range.map { max($0.lowerBound - reach, 0)..<min($0.upperBound + reach, height) }
    }
    let (first, second) = (rows[0], rows[1])
    let both = [first, around(second, 2 * secondStep)].compactMap { $0 }
    guard let from = both.map(\.lowerBound).min(), let to = both.map(\.upperBound).max(),
      let sharp = around(from..<to, 2)
    else { return [nil, nil] }
    let once = unsafe FineBlur(base, stride, width, height, sharp).blurred(from..<to, spacing: 1)
    let twice = second.map { once.blurred($0, spacing: secondStep) }
    return [first.map(once.pixels), second.flatMap { twice?.pixels($0) }]
  }

  /// Rows as they are.
  private init(
    _ base: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ rows: Range<Int>
  ) {
    self.init(width: width, height: height, rows: rows)
    let pitch = pitch
    unsafe channels.withUnsafeMutableBufferPointer { channels in
      for row in rows {
        let out = (row - rows.lowerBound) * pitch
        unsafe UnsafeRawPointer(base + row * stride).withMemoryRebound(
          to: UInt8.self, capacity: 4 * width
        ) { bytes in
          for index in 0..<4 * width {
            unsafe channels[out + index] = unsafe UInt16(bytes[index]) &<< 4
          }
        }
      }
    }
  }

  /// Room for rows.
  private init(width: Int, height: Int, rows: Range<Int>) {
    self.width = width
    self.height = height
    self.rows = rows
    pitch = (4 * width + Self.laneCount - 1) / Self.laneCount * Self.laneCount
    channels = [UInt16](repeating: 0, count: rows.count * pitch)
  }

  /// Rows after one more step.
  private func blurred(_ range: Range<Int>, spacing: Int) -> FineBlur {
    var result = FineBlur(width: width, height: height, rows: range)
    // The outermost pixels are repeated on either side of a line.
    let side = 2 * spacing * 4
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: pitch + 2 * side) { room in
      guard let room = room.baseAddress else { return }
      let line = unsafe room + side
      unsafe channels.withUnsafeBufferPointer { channels in
        unsafe result.channels.withUnsafeMutableBufferPointer { out in
          guard let channels = channels.baseAddress, let out = out.baseAddress else { return }
          for row in range {
            let above = unsafe (-2...2).map { offset in
              unsafe channels + (min(max(row + offset * spacing, 0), height - 1) - rows.lowerBound)
                * pitch
            }
            unsafe smooth(above, to: line)
            for index in 0..<side {
              unsafe line[index - side] = unsafe line[index % 4]
              unsafe line[4 * width + index] = unsafe line[4 * (width - 1) + index % 4]
            }
            let across = unsafe (-2...2).map { unsafe UnsafePointer(line) + $0 * spacing * 4 }
            unsafe smooth(across, to: out + (row - range.lowerBound) * pitch)
          }
        }
      }
    }
    return result
  }

  /// Weighs five lines of channels against each other.
  private func smooth(_ lines: [UnsafePointer<UInt16>], to out: UnsafeMutablePointer<UInt16>) {
    let (a, b, c, d, e) = unsafe (lines[0], lines[1], lines[2], lines[3], lines[4])
    func load(_ line: UnsafePointer<UInt16>, _ index: Int) -> Lanes {
      unsafe UnsafeRawPointer(line + index).loadUnaligned(as: Lanes.self)
    }
    let (one, two, four) = (Lanes(repeating: 1), Lanes(repeating: 2), Lanes(repeating: 4))
    let half = Lanes(repeating: 8)
    var index = 0
    while index < pitch {
      // 255 × 16, the most a channel can be, times 16 and a half fits into 16 bits.
      let middle = unsafe load(c, index)
      let near = unsafe (load(b, index) &+ load(d, index) &+ middle) &<< two
      let sum = unsafe load(a, index) &+ load(e, index) &+ near &+ (middle &<< one)
      unsafe UnsafeMutableRawPointer(out + index).storeBytes(
        of: (sum &+ half) &>> four, as: Lanes.self)
      index &+= Self.laneCount
    }
  }

  /// Rows as pixels, each channel rounded to the nearest integer.
  private func pixels(_ range: Range<Int>) -> RowsOfPixels {
    var pixels = [UInt32](repeating: 0, count: range.count * width)
    let (start, count) = ((range.lowerBound - rows.lowerBound) * pitch, 4 * width)
    unsafe channels.withUnsafeBufferPointer { channels in
      unsafe pixels.withUnsafeMutableBytes { bytes in
        guard let channels = channels.baseAddress, let bytes = bytes.baseAddress else { return }
        for row in 0..<range.count {
          let (line, out) = unsafe (channels + start + row * pitch, bytes + row * count)
          var index = 0
          while index &+ Self.laneCount <= count {
            let lanes = unsafe UnsafeRawPointer(line + index).loadUnaligned(as: Lanes.self)
            let rounded = (lanes &+ Lanes(repeating: 8)) &>> Lanes(repeating: 4)
            unsafe (out + index).storeBytes(
              of: SIMD16<UInt8>(truncatingIfNeeded: rounded), as: SIMD16<UInt8>.self)
            index &+= Self.laneCount
          }
          while index < count {
            let rounded = unsafe UInt8(truncatingIfNeeded: (line[index] &+ 8) &>> 4)
            unsafe out.storeBytes(of: rounded, toByteOffset: index, as: UInt8.self)
            index &+= 1
          }
        }
      }
    }
    return RowsOfPixels(minY: range.lowerBound, width: width, pixels: pixels)
  }
}
