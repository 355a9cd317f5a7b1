import Testing

@testable import BarLayout

@Suite struct BackIndicatorTests {
  static let inks = [
    BarRect(x: 8.5, y: 11.5, width: 12.5, height: 21), BarRect(x: 0, y: 0, width: 13, height: 21),
    BarRect(x: 9.333, y: 12.333, width: 11, height: 19),
    BarRect(x: 9, y: 3, width: 11, height: 18.667),
    BarRect(x: 35, y: 12.667, width: 10.333, height: 18),
    BarRect(x: -4, y: -2, width: 7, height: 12),
  ]

  @Test(arguments: inks, [BackIndicator.Style.mitred, .rounded])
  func `the back chevron fills its box exactly`(ink: BarRect, style: BackIndicator.Style) throws {
    for width in [1, 2.4, 2.83] {
      for isMirrored in [false, true] {
        let path = BackIndicator.path(
          ink: ink, strokeWidth: width, style: style, isMirrored: isMirrored)
        #expect(try #require(path.bounds).isClose(to: ink, within: 1e-6))
      }
    }
  }

  @Test func `of iOS 7 has arms at right angles, cut square`() throws {
    let path = BackIndicator.path(
      ink: BarRect(x: 0, y: 0, width: 12.5, height: 21), strokeWidth: 8.0.squareRoot(),
      style: .mitred)
    // Tip, outer end, inner end: the arm rises as fast as it runs, and so does its end.
    let points = path.elements.compactMap(\.endPoint)
    let expected = [
      BarPoint(x: 0, y: 10.5), BarPoint(x: 10.5, y: 0), BarPoint(x: 12.5, y: 2),
      BarPoint(x: 4, y: 10.5),
    ]
    for (point, wanted) in zip(points, expected) {
      #expect(PenVector(from: point, to: wanted).length < 1e-6)
    }
  }

  @Test(arguments: [BackIndicator.Style.mitred, .rounded])
  func `points left, and right when mirrored`(style: BackIndicator.Style) {
    let ink = BarRect(x: 0, y: 0, width: 11, height: 19)
    let left = BackIndicator.path(ink: ink, strokeWidth: 2.5, style: style)
    let right = BackIndicator.path(ink: ink, strokeWidth: 2.5, style: style, isMirrored: true)
    #expect(left.winding(at: BarPoint(x: 0.7, y: 9.5)) != 0)
    #expect(left.winding(at: BarPoint(x: 10.3, y: 9.5)) == 0)
    #expect(right.winding(at: BarPoint(x: 10.3, y: 9.5)) != 0)
    #expect(right.winding(at: BarPoint(x: 0.7, y: 9.5)) == 0)
  }

  @Test func `thins a stroke that its box cannot hold`() throws {
    let ink = BarRect(x: 0, y: 0, width: 4, height: 6)
    for style in [BackIndicator.Style.mitred, .rounded] {
      let path = BackIndicator.path(ink: ink, strokeWidth: 50, style: style)
      #expect(try #require(path.bounds).isClose(to: ink, within: 1e-6))
    }
  }

  @Test func `the back chevron is nothing in an empty box`() {
    for ink in [BarRect.zero, BarRect(x: 0, y: 0, width: .nan, height: 4)] {
      #expect(
        BackIndicator.path(ink: ink, strokeWidth: 2, style: .rounded).elements.isEmpty)
    }
  }
}
