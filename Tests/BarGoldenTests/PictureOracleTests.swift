import BarRender
import BarGolden
import Testing

/// The comparator against an independent one: PyPI's pixelmatch 0.4.0 with threshold 0, which was
/// given the same pictures; its counts stand here.
@Suite struct PictureOracleTests {
  /// Two pictures, and how many pixels pixelmatch finds different in all and off smoothed edges.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var all: Int
    var offEdges: Int
    var pair: @Sendable () throws -> (Bitmap, Bitmap)

    init(
      _ name: String, all: Int, offEdges: Int,
      pair: @escaping @Sendable () throws -> (Bitmap, Bitmap)
    ) {
      testDescription = name
      self.all = all
      self.offEdges = offEdges
      self.pair = pair
    }
  }

  @Sendable private static func black() throws -> Bitmap { try OraclePicture.disc(256, 256, 160) }

  static let rows = [
    Row("a disc moved by 3/16 of a pixel", all: 56, offEdges: 0) {
      (try black(), try OraclePicture.disc(259, 256, 160))
    },
    Row("a disc moved both ways", all: 78, offEdges: 0) {
      (try black(), try OraclePicture.disc(264, 261, 160))
    },
    Row("a disc moved by a whole pixel", all: 88, offEdges: 4) {
      (try black(), try OraclePicture.disc(272, 256, 160))
    },
    Row("a disc that grew by 1/8 of a pixel", all: 60, offEdges: 0) {
      (try black(), try OraclePicture.disc(256, 256, 162))
    },
    Row("a disc that grew by 2.5 pixels", all: 248, offEdges: 124) {
      (try black(), try OraclePicture.disc(256, 256, 200))
    },
    Row("a blue disc on grey", all: 40, offEdges: 0) {
      let paper = [242, 242, 247]
      return (
        try OraclePicture.disc(250, 260, 120, ink: [0, 122, 255], paper: paper),
        try OraclePicture.disc(253, 260, 120, ink: [0, 122, 255], paper: paper)
      )
    },
    Row("noise of 8 colours", all: 897, offEdges: 892) {
      (try OraclePicture.noise(1, levels: 2), try OraclePicture.noise(2, levels: 2))
    },
    Row("noise, a channel nudged here and there", all: 153, offEdges: 153) {
      let noise = try OraclePicture.noise(3, levels: 4)
      return (noise, try OraclePicture.nudged(noise, 9, every: 7))
    },
    Row("a red block", all: 12, offEdges: 12) {
      (try black(), try OraclePicture.withBlock(black(), PixelBox(x: 2, y: 2, width: 3, height: 4)))
    },
    Row("four channels off by one", all: 4, offEdges: 4) {
      (try black(), try OraclePicture.nudged(black(), 5, every: 400))
    },
    Row("the same", all: 0, offEdges: 0) { (try black(), try black()) },
  ]

  @Test(arguments: rows)
  func `as many pixels differ as another implementation finds`(row: Row) throws {
    let (before, after) = try row.pair()
    for (expected, actual) in [(before, after), (after, before)] {
      let exact = PictureComparison(expected: expected, actual: actual)
      let tolerant = PictureComparison(
        expected: expected, actual: actual, rules: PictureRules(tellsSmoothing: true))
      guard case .different(let all) = exact, case .different(let telling) = tolerant else {
        #expect(exact == .same && tolerant == .same && row.all == 0)
        continue
      }
      #expect(all.count == row.all && all.smoothed == 0)
      #expect(telling.count == row.offEdges && telling.smoothed == row.all - row.offEdges)
    }
  }
}
