/// Rows of pixels laid over one another.
extension Blend {
  /// Opaque pixels laid over others with one alpha of 0 to 255.
  ///
  /// Four pixels at a time, each channel in 16 bits, by the same formula as one alone.
  static func over(
    _ source: UnsafePointer<UInt32>, alpha: UInt32, onto row: UnsafeMutablePointer<UInt32>,
    _ columns: Range<Int>
  ) {
    if alpha == 255 {
      unsafe (row + columns.lowerBound).update(
        from: source + columns.lowerBound, count: columns.count)
      return
    }
    let share = SIMD16<UInt16>(repeating: UInt16(alpha))
    let rest = SIMD16<UInt16>(repeating: UInt16(255 - alpha))
    let half = SIMD16<UInt16>(repeating: 128)
    var x = columns.lowerBound
    while x &+ 4 <= columns.upperBound {
      let above = unsafe SIMD16<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(source + x).loadUnaligned(as: SIMD16<UInt8>.self))
      let below = unsafe SIMD16<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<UInt8>.self))
      let sum = above &* share &+ below &* rest &+ half
      let result = (sum &+ (sum &>> 8)) &>> 8
      unsafe UnsafeMutableRawPointer(row + x)
        .storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: result), as: SIMD16<UInt8>.self)
      x &+= 4
    }
    while x < columns.upperBound {
      unsafe row[x] = unsafe over(source[x], alpha: alpha, onto: row[x])
      x &+= 1
    }
  }

  /// Opaque pixels laid over others as far as a shape covers each, times one alpha of 0 to 255.
  static func over(
    _ source: UnsafePointer<UInt32>, shares: UnsafePointer<UInt8>, alpha: UInt32,
    onto row: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>
  ) {
    for x in columns {
      let covered = unsafe UInt32(shares[x])
      let share = alpha == 255 ? covered : dividedBy255(covered &* alpha)
      if share == 255 {
        unsafe row[x] = unsafe source[x]
      } else if share > 0 {
        unsafe row[x] = unsafe over(source[x], alpha: share, onto: row[x])
      }
    }
  }

  /// The bytes of four pixels, as they lie in memory.
  @inline(__always)
  private static func bytes(of pixels: SIMD4<UInt32>) -> SIMD16<UInt8> {
    unsafe withUnsafeBytes(of: pixels) { unsafe $0.loadUnaligned(as: SIMD16<UInt8>.self) }
  }

  /// One opaque pixel laid over others, with an alpha of 0 to 255 for each.
  ///
  /// Four pixels at a time, by the same formula as one alone.
  static func over(
    _ source: UInt32, shares: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<UInt32>,
    _ columns: Range<Int>
  ) {
    let above = SIMD16<UInt16>(
      truncatingIfNeeded: bytes(of: SIMD4<UInt32>(repeating: source)))
    let full = SIMD16<UInt16>(repeating: 255)
    let half = SIMD16<UInt16>(repeating: 128)
    var x = columns.lowerBound
    while x &+ 4 <= columns.upperBound {
      let four = unsafe UnsafeRawPointer(shares + x).loadUnaligned(as: SIMD4<UInt8>.self)
      if four != SIMD4<UInt8>.zero {
        let spread = SIMD4<UInt32>(truncatingIfNeeded: four) &* 0x0101_0101
        let share = SIMD16<UInt16>(truncatingIfNeeded: bytes(of: spread))
        let below = unsafe SIMD16<UInt16>(
          truncatingIfNeeded: UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<UInt8>.self))
        let sum = above &* share &+ below &* (full &- share) &+ half
        let result = (sum &+ (sum &>> 8)) &>> 8
        unsafe UnsafeMutableRawPointer(row + x)
          .storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: result), as: SIMD16<UInt8>.self)
      }
      x &+= 4
    }
    while x < columns.upperBound {
      unsafe row[x] = unsafe over(source, alpha: UInt32(shares[x]), onto: row[x])
      x &+= 1
    }
  }
}
