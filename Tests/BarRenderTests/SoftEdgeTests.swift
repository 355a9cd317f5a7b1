import BarLayout
import Testing

@testable import BarRender

@Suite struct SoftEdgeTests {
  /// Black and white stripes of six pixels each.
  private static let stripes: [DisplayItem.Content] = (0..<10).map {
    .fill(BarRect(x: 0, y: Double(12 * $0), width: 40, height: 6), .black)
  }

  private static func edge(
    blurRadius: Double = 6, tint: BarColor = .clear, fadeHeight: Double = 100, opacity: Double = 1
  ) -> DisplayItem.Content {
    .softEdge(
      SoftEdge(
        frame: BarRect(x: 0, y: 0, width: 40, height: 120), blurRadius: blurRadius, tint: tint,
        fadeHeight: fadeHeight, opacity: opacity))
  }

  private static func column(
    _ contents: [DisplayItem.Content], background: BarColor = .white
  ) throws -> [Int] {
    let bitmap = try Drawing.draw(height: 120, background: background, contents)
    return (0..<120).map { bitmap.darkness(20, $0) }
  }

  private static func pattern(width: Int, height: Int) -> [UInt32] {
    (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let level: UInt32 = (x / 20 + y / 14) % 2 == 0 ? 255 : 0
      return (level | 0xff00_0000).littleEndian
    }
  }

  private static func rows(
    of pixels: [UInt32], width: Int, sigmas: [Double]
  ) throws -> [[UInt32]] {
    var result: [[UInt32]] = []
    try unsafe pixels.withUnsafeBufferPointer { pixels in
      let blur = unsafe GradualBlur(
        try #require(pixels.baseAddress), stride: width, width: width, sigmas: sigmas)
      unsafe blur.forEachRow(in: sigmas.indices) { _, line in
        result.append((0..<width).map { unsafe line[$0].littleEndian })
      }
    }
    return result
  }

  @Test func `stripes lose contrast upwards, row by row, and keep it at the lower end`() throws {
    let column = try Self.column(Self.stripes + [Self.edge()])
    // The first stripe goes on above the edge, so that it keeps more of its own.
    let contrasts = (1..<10).map { index in
      let stripe = column[12 * index..<12 * index + 12]
      return (stripe.max() ?? 0) - (stripe.min() ?? 0)
    }
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 <= $1 }, "\(contrasts)")
    #expect(contrasts[0] < 10 && contrasts[8] == 255)
  }

  @Test func `a line in the middle of the edge is soft, not sharp beneath a veil`() throws {
    let line = DisplayItem.Content.fill(BarRect(x: 0, y: 60, width: 40, height: 60), .black)
    let column = try Self.column([line, Self.edge()])
    let steps = zip(column, column.dropFirst()).map { $1 - $0 }
    #expect(try #require(steps.max()) < 60)
  }

  @Test func `a row of one radius throughout is that of an even blur`() throws {
    let (width, height) = (90, 70)
    let pixels = Self.pattern(width: width, height: height)
    for sigma in [0, 1.5, 9] {
      let gradual = try Self.rows(
        of: pixels, width: width, sigmas: Array(repeating: sigma, count: height))
      var even: [[UInt32]] = []
      try unsafe pixels.withUnsafeBufferPointer { pixels in
        let field = unsafe BlurredField(
          try #require(pixels.baseAddress), stride: width, width: width, height: height,
          sigma: sigma, fineness: GradualBlur.fineness)
        unsafe field.withRows { line, write in
          for y in 0..<height {
            write(y)
            even.append((0..<width).map { unsafe line[$0].littleEndian })
          }
        }
      }
      #expect(gradual == even, "standard deviation \(sigma)")
    }
  }

  @Test func `rows between two copies come near the blur of their own radius`() throws {
    let (width, height) = (120, 160)
    let pixels = Self.pattern(width: width, height: height)
    let sigmas = (0..<height).map { 12 * Double(height - 1 - $0) / Double(height - 1) }
    let gradual = try Self.rows(of: pixels, width: width, sigmas: sigmas)
    for y in stride(from: 4, to: height, by: 12) where sigmas[y] > 1 {
      let even = try Self.rows(
        of: pixels, width: width, sigmas: Array(repeating: sigmas[y], count: height))
      let farthest = zip(gradual[y], even[y]).map { abs(Int($0 & 255) - Int($1 & 255)) }.max()
      #expect(try #require(farthest) <= 24, "row \(y), standard deviation \(sigmas[y])")
    }
  }

  @Test func `an even ground is tinted as an uneven one is`() throws {
    let ground = BarColor(rgba: 0x3366_ccff)
    let edge = Self.edge(tint: BarColor(rgba: 0xffff_ffcc), opacity: 0.5)
    let speck = DisplayItem.Content.fill(
      BarRect(x: 39, y: 119, width: 1, height: 1), BarColor(rgba: 0x3366_cdff))
    let even = try Drawing.draw(height: 120, background: ground, [edge])
    let uneven = try Drawing.draw(height: 120, background: ground, [speck, edge])
    for y in stride(from: 0, to: 119, by: 7) {
      let (a, b) = (try #require(even[3, y]), try #require(uneven[3, y]))
      #expect(abs(Int(a.red) - Int(b.red)) <= 1 && abs(Int(a.blue) - Int(b.blue)) <= 1)
    }
    #expect(try #require(even[3, 0]).red > 0x33 + 60)
    #expect(try #require(even[3, 119]).red == 0x33)
  }

  @Test func `the tint is whole above and nothing at the lower edge, without a step`() throws {
    let column = try Self.column([Self.edge(tint: .black)])
    #expect(column[0] == 255 && column[19] == 255 && column[119] == 0)
    #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 <= 4 })
  }

  @Test func `an edge that fades nowhere is whole to the last row`() throws {
    let column = try Self.column([Self.edge(tint: .black, fadeHeight: 0)])
    #expect(column.allSatisfy { $0 == 255 })
  }

  @Test func `what lies outside a clip stays, and what lies inside is the same without one`() throws
  {
    let whole = try Drawing.draw(height: 120, Self.stripes + [Self.edge()])
    let clip = BarRect(x: 10, y: 30, width: 15, height: 50)
    var list = Drawing.list(height: 120, Self.stripes + [Self.edge()])
    list.items[list.items.count - 1].clip = clip
    let part = try Renderer(fonts: .pinned()).draw(list)
    let untouched = try Drawing.draw(height: 120, Self.stripes)
    for (x, y) in [(9, 40), (10, 30), (24, 79), (25, 79), (12, 29), (12, 80)] {
      let isInside = (10..<25).contains(x) && (30..<80).contains(y)
      #expect(part.darkness(x, y) == (isInside ? whole : untouched).darkness(x, y), "\(x), \(y)")
    }
  }

  @Test func `copies about double up to the widest blur, and shares add up variances`() {
    let steps = BlurSteps(upTo: 12)
    #expect(steps.sigmas == [0, 1, 5.0.squareRoot(), 6, 12])
    #expect(steps.mix(0) == GradualBlur.Mix(lower: 0, share: 0))
    #expect(steps.mix(12) == GradualBlur.Mix(lower: 3, share: 255))
    #expect(steps.mix(6) == GradualBlur.Mix(lower: 3, share: 0))
    #expect(steps.mix(10) == GradualBlur.Mix(lower: 3, share: 151))
    #expect(BlurSteps(upTo: 0).mix(0) == GradualBlur.Mix(lower: 0, share: 0))
  }

  @Test(arguments: [1e4, 1e9, 1e200, Double.greatestFiniteMagnitude])
  func `a blur wider than any picture is drawn all the same`(radius: Double) throws {
    let edge = try Self.column(Self.stripes + [Self.edge(blurRadius: radius)])
    #expect(edge[119] == 0 && (100...155).contains(edge[3]))
    let pane = Pane(
      frame: BarRect(x: 0, y: 0, width: 40, height: 120),
      material: BarMaterial(blurRadius: radius, tint: .clear))
    #expect(try Self.column(Self.stripes + [.pane(pane)]).allSatisfy { (100...155).contains($0) })
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func `a blur that is no length is refused`(radius: Double) {
    #expect(throws: RenderError.notFinite(element: "test")) {
      try Drawing.draw(height: 120, Self.stripes + [Self.edge(blurRadius: radius)])
    }
  }
}
