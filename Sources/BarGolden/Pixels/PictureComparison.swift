package import BarRender

/// How two pictures differ.
package enum PictureComparison: Hashable, Sendable {
  /// Nobody could tell them apart.
  case same
  /// They are not equally large.
  case otherExtent(PixelExtent, PixelExtent)
  /// Some of their pixels differ.
  case different(PictureDifference)
}

/// How many pixels a picture has.
package struct PixelExtent: Hashable, Sendable {
  /// Pixels in a row.
  package var width: Int
  /// Rows.
  package var height: Int

  /// Makes an extent.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// What is looked at when pictures are compared.
package struct PictureRules: Hashable, Sendable {
  /// Parts that are not looked at.
  package var ignored: [PixelBox]
  /// Whether pixels on the smoothed edge of a shape are told apart from the others.
  package var tellsSmoothing: Bool

  /// Makes rules; by default every pixel counts.
  package init(ignored: [PixelBox] = [], tellsSmoothing: Bool = false) {
    self.ignored = ignored
    self.tellsSmoothing = tellsSmoothing
  }
}

/// Where and how much two pictures of one extent differ.
///
/// Pixels that are wholly transparent in both are equal, whatever colour they hide.
package struct PictureDifference: Hashable, Sendable {
  /// How many pixels differ, those on smoothed edges left out where the rules tell them apart.
  package var count = 0
  /// How many pixels on smoothed edges differ; 0 where the rules do not tell them apart.
  package var smoothed = 0
  /// How many pixels each picture has.
  package var total: Int
  /// The largest difference of one channel, of 255.
  package var largest = 0
  /// The box around all pixels that differ.
  package var box: PixelBox?
  /// The first pixel with the largest difference, from the top left.
  package var worst: Place?

  /// One channel of one pixel, before and after.
  package struct Place: Hashable, Sendable {
    /// The column.
    package var x: Int
    /// The row.
    package var y: Int
    /// `red`, `green`, `blue` or `alpha`.
    package var channel: String
    /// What was expected.
    package var before: UInt8
    /// What is there.
    package var after: UInt8
  }
}

extension PictureComparison {
  /// Compares two pictures.
  package init(
    expected: Bitmap, actual: Bitmap, rules: PictureRules = PictureRules()
  ) {
    self.init(expected: expected, actual: actual, rules: rules) { _, _ in }
  }

  /// Compares two pictures and tells which of their pixels differ, from the top left: the number of
  /// pixels before one, and whether it is on a smoothed edge.
  init(
    expected: Bitmap, actual: Bitmap, rules: PictureRules,
    telling tell: (_ place: Int, _ isSmoothed: Bool) -> Void
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .otherExtent(
        PixelExtent(width: expected.width, height: expected.height),
        PixelExtent(width: actual.width, height: actual.height))
      return
    }
    var scan = DifferenceScan(rules: rules, total: expected.width * expected.height)
    expected.compare(with: actual, rules) { x, y, pair, isSmoothed in
      scan.add(x, y, pair, isSmoothed: isSmoothed)
      tell(y * expected.width + x, isSmoothed)
    }
    self = scan.comparison
  }

  /// Compares two pictures that are read as they are compared, so that neither is ever whole in
  /// memory.
  package init(
    expected: PictureRows, actual: PictureRows, rules: PictureRules = PictureRules()
  ) throws(UnreadablePicture) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .otherExtent(
        PixelExtent(width: expected.width, height: expected.height),
        PixelExtent(width: actual.width, height: actual.height))
      return
    }
    var scan = DifferenceScan(rules: rules, total: expected.width * expected.height)
    try expected.compare(with: actual, rules) { scan.add($0, $1, $2, isSmoothed: $3) }
    self = scan.comparison
  }
}
