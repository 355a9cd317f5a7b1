import BarLayout
import Testing

@testable import BarRender

@Suite struct BlurTests {
  /// A picture with an edge, a stripe and a corner in three channels.
  private static func pattern(width: Int, height: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let red: UInt32 = x > width / 3 ? 255 : 0
        let green: UInt32 = (y / 32) % 2 == 0 ? 200 : 20
        let blue: UInt32 = x > width / 2 && y > height / 2 ? 255 : 64
        pixels.append((red | green << 8 | blue << 16 | 0xff00_0000).littleEndian)
      }
    }
    return pixels
  }

  private static func field(
    _ pixels: [UInt32], width: Int, height: Int, sigma: Double
  ) throws -> BlurredField {
    try unsafe pixels.withUnsafeBufferPointer { buffer in
      unsafe BlurredField(
        try #require(buffer.baseAddress), stride: width, width: width, height: height,
        sigma: sigma)
    }
  }

  private static func rows(_ field: BlurredField) -> [UInt32] {
    var result: [UInt32] = []
    for y in 0..<field.height {
      var row = [UInt32](repeating: 0, count: field.width)
      unsafe field.withRows { line, write in
        write(y)
        for x in row.indices { row[x] = unsafe line[x] }
      }
      result += row
    }
    return result
  }

  private static func channel(_ pixel: UInt32, _ index: Int) -> Double {
    Double(pixel.littleEndian >> UInt32(8 * index) & 255)
  }

  /// Half the bell of a Gaussian by repeated multiplication: no mathematics library takes part.
  private static func bell(sigma: Double) -> [Double] {
    let reach = Int(4 * sigma) + 1
    // exp(−x²/2σ²) by the series of exp(−1/2σ²), raised to x².
    let unit = -1 / (2 * sigma * sigma)
    var term = 1.0
    var base = 0.0
    for index in 1...20 {
      base += term
      term *= unit / Double(index)
    }
    var weights: [Double] = []
    for distance in 0...reach {
      var weight = 1.0
      for _ in 0..<(distance * distance) { weight *= base }
      weights.append(weight)
    }
    return weights
  }

  /// A Gaussian, pixel by pixel, whose outermost pixels go on outwards.
  private static func naive(
    _ pixels: [UInt32], width: Int, height: Int, sigma: Double, channel index: Int
  ) -> [Double] {
    let bell = bell(sigma: sigma)
    let sum = bell.dropFirst().reduce(bell[0]) { $0 + 2 * $1 }
    func blur(_ line: [Double]) -> [Double] {
      line.indices.map { place in
        var result = line[place] * bell[0]
        for distance in 1..<bell.count {
          result +=
            bell[distance]
            * (line[max(place - distance, 0)] + line[min(place + distance, line.count - 1)])
        }
        return result / sum
      }
    }
    let source = pixels.map { channel($0, index) }
    let across = (0..<height).map { y in blur(Array(source[y * width..<(y + 1) * width])) }
    let down = (0..<width).map { x in blur(across.map { $0[x] }) }
    return (0..<height).flatMap { y in down.map { $0[y] } }
  }

  @Test(arguments: [(3.0, 4.5), (9, 3.5), (12, 3.5), (40, 3.5), (60, 6.5)])
  func `a blur is a Gaussian but for a few levels`(sigma: Double, tolerance: Double) throws {
    let (width, height) = (192, 128)
    let pixels = Self.pattern(width: width, height: height)
    let blurred = Self.rows(
      try Self.field(pixels, width: width, height: height, sigma: sigma))
    for index in 0..<3 {
      let expected = Self.naive(pixels, width: width, height: height, sigma: sigma, channel: index)
      let differences = zip(blurred, expected).map { abs(Self.channel($0, index) - $1) }
      let farthest = try #require(differences.max())
      #expect(farthest <= tolerance, "channel \(index)")
    }
  }

  @Test func `fine blurs are Gaussians but for a few levels`() throws {
    let (width, height) = (71, 48)
    let pixels = Self.pattern(width: width, height: height)
    let copies = try unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe FineBlur.copies(
        try #require(pixels.baseAddress), stride: width, width: width, height: height,
        rows: [0..<height, 5..<40])
    }
    for (copy, sigma) in zip(copies, FineBlur.sigmas) {
      let copy = try #require(copy)
      for index in 0..<3 {
        let expected = Self.naive(
          pixels, width: width, height: height, sigma: sigma, channel: index)
        let differences = copy.pixels.indices.map { place in
          abs(Self.channel(copy.pixels[place], index) - expected[copy.minY * width + place])
        }
        #expect(try #require(differences.max()) <= 4, "channel \(index)")
      }
    }
    #expect(copies.compactMap(\.?.minY) == [0, 5])
  }

  @Test func `without a blur every pixel stays as it is`() throws {
    let pixels = Self.pattern(width: 37, height: 29)
    #expect(Self.rows(try Self.field(pixels, width: 37, height: 29, sigma: 0)) == pixels)
  }

  @Test(arguments: [1.0, 7, 60, 500])
  func `an even ground stays as it is, to the last pixel`(sigma: Double) throws {
    for (width, height) in [(1, 1), (3, 50), (100, 67)] {
      let pixels = [UInt32](repeating: (0xff12_89fd as UInt32).littleEndian, count: width * height)
      let field = try Self.field(pixels, width: width, height: height, sigma: sigma)
      #expect(Self.rows(field) == pixels, "\(width) by \(height)")
    }
  }

  @Test func `a blurred edge never turns back`() throws {
    let (width, height) = (400, 3)
    let pixels = (0..<width * height).map { index in
      (index % width < 170 ? 0xff00_0000 : 0xffff_ffff as UInt32).littleEndian
    }
    let blurred = Self.rows(try Self.field(pixels, width: width, height: height, sigma: 60))
    let row = blurred.prefix(width).map { Self.channel($0, 0) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(row, row.dropFirst()).allSatisfy { $1 - $0 <= 3 }, "in steps nobody sees")
  }
}
