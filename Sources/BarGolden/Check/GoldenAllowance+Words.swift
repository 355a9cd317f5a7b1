internal import BarComparison

extension GoldenAllowance {
  /// Whether a difference is allowed.
  func covers(_ difference: PictureDifference) -> Bool {
    difference.count <= pixels && difference.largest <= channel
  }

  /// What lets a picture pass, in words.
  func words(_ difference: PictureDifference) -> String {
    var limits = "\(difference.count) of \(pixels) pixels, \(difference.largest) of \(channel)"
    if antialiasing { limits += ", \(difference.smoothed) on smoothed edges" }
    return "allowed: \(limits) (because \(because))"
  }
}
