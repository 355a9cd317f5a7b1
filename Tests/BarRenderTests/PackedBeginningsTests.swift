import BarLayout
import Testing

@testable import BarRender

@Suite struct PackedBeginningsTests {
  /// Rows by a fixed seed, some of which repeat the one above: letters on a plain ground.
  ///
  /// - Parameters:
  ///   - parts: how many rows each seed makes, one below the other.
  ///   - colors: how many colours there are; a palette has room for 256.
  private func picture(
    _ parts: [(seed: UInt32, rows: Int)], width: Int, colors: UInt32 = 4000, isOpaque: Bool = true
  ) throws -> Bitmap {
    var pixels: [UInt32] = []
    for (seed, rows) in parts {
      var state = seed
      func next(_ limit: UInt32) -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return (state >> 16) % limit
      }
      for row in 0..<rows {
        if row > 0, next(3) == 0 {
          pixels += pixels.suffix(width)
          continue
        }
        let end = pixels.count + width
        while pixels.count < end {
          let (run, color) = (Int(next(40)) + 1, next(4) == 0 ? next(colors) : 0)
          let alpha = isOpaque ? 255 : color & 0xff
          pixels += repeatElement(color | alpha << 24, count: min(run, end - pixels.count))
        }
      }
    }
    let bytes = unsafe pixels.withUnsafeBytes { unsafe Array($0) }
    return try #require(Bitmap(width: width, height: pixels.count / width, pixels: bytes))
  }

  /// Pictures of which some begin alike, for a while or almost to the end.
  ///
  /// Their rows have 145 bytes each; 680 of them are looked at before more are made.
  private static let batch: [[(seed: UInt32, rows: Int)]] = [
    [(1, 720), (10, 200)], [(1, 720), (11, 230)], [(1, 720), (12, 20)], [(2, 720), (13, 200)],
    [(1, 720), (14, 300)], [(2, 720), (15, 200)], [(1, 40), (16, 800)], [(2, 720), (17, 100)],
    [(1, 720), (14, 300)], [(1, 40), (16, 800), (18, 9)], [(1, 720)], [(1, 40), (16, 850)],
  ]

  @Test(arguments: [PNG.Compression.fast, .standard])
  func `pictures have the same bytes whatever was packed before them`(
    compression: PNG.Compression
  ) throws {
    let beginnings = PackedBeginnings()
    for parts in Self.batch {
      let picture = try picture(parts, width: 48)
      let bytes = try PNG.encode(
        picture, scale: 2, compression: compression, beginnings: beginnings)
      #expect(try bytes == PNG.encode(picture, scale: 2, compression: compression))
    }
  }

  @Test(arguments: [(36, 4000, false), (144, 3, true)] as [(Int, UInt32, Bool)])
  func `so have pictures of few colours, and those with transparency`(
    width: Int, colors: UInt32, isOpaque: Bool
  ) throws {
    let beginnings = PackedBeginnings()
    for parts in Self.batch.prefix(5) {
      let picture = try picture(parts, width: width, colors: colors, isOpaque: isOpaque)
      let bytes = try PNG.encode(picture, scale: 2, beginnings: beginnings)
      #expect(try bytes == PNG.encode(picture, scale: 2))
      let quick = try PNG.encode(
        picture, scale: 2, compression: .fast, beginnings: beginnings)
      #expect(try quick == PNG.encode(picture, scale: 2, compression: .fast))
    }
  }

  @Test func `pictures whose beginnings alone take more than a batch of steps are whole`() throws {
    let beginnings = PackedBeginnings()
    for last in 1...4 as ClosedRange<UInt32> {
      var state: UInt32 = 7
      let pixels = (0..<48 * 1100).flatMap { place -> [UInt8] in
        if place == 48 * 1050 { state = last }
        state = state &* 1_664_525 &+ 1_013_904_223
        return [UInt8(state >> 24), UInt8(state >> 16 & 0xff), UInt8(state >> 8 & 0xff), 255]
      }
      let picture = try #require(Bitmap(width: 48, height: 1100, pixels: pixels))
      let bytes = try PNG.encode(picture, scale: 2, beginnings: beginnings)
      #expect(try PNG.decode(bytes) == picture)
    }
  }

  @Test func `what begins like an earlier picture is not looked through again`() throws {
    let beginnings = PackedBeginnings()
    /// After how many of a picture's rows its search began.
    func start(_ seed: UInt32, firstRows: Int = 720) throws -> Int {
      let picture = try picture([(1, firstRows), (seed, 200)], width: 48)
      let rows = RowStream(NewRows(picture))
      var deflate = Deflate()
      deflate.add(rows, effort: .standard, beginnings: beginnings)
      let search = beginnings.search(RowStream(NewRows(picture)), effort: .standard)
      return search.start / rows.rowLength
    }
    // The first picture leaves its rows when it is asked for again; the next one says how many of
    // them both begin with.
    #expect(try start(20) == 0)
    let reached = try start(21)
    #expect(reached > 600 && reached < 720)
    #expect(try start(22) == reached)
    // One that departs earlier begins at its first row.
    #expect(try start(23, firstRows: 30) == 0)
    #expect(try start(24) == reached)
  }

  @Test func `a renderer's files are those of a new one`() throws {
    let renderer = Renderer(fonts: .pinned())
    for _ in 0..<5 {
      let list = try Drawing.bar()
      #expect(try renderer.file(list, as: .png) == Renderer(fonts: .pinned()).file(list, as: .png))
    }
  }
}
