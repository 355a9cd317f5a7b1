package import BarLayout
package import BarRender

/// Where a screenshot lies on a scene's screen, and how large it is shown.
package struct ScreenshotPlace: Hashable, Sendable {
  /// How the place was found.
  package enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// It has the screen's proportions, so it is the whole screen.
    case size
    /// It has them within an edge of one colour.
    case edge
    /// Its contents look like the drawing's there.
    case contents
  }

  /// Pixels of the screenshot to a point of the screen.
  package var scale: Double
  /// The screenshot's top left on the screen, in points; negative where more than the screen is in it.
  package var origin: BarPoint
  /// How that is known.
  package var evidence: Evidence

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - screenshot: what a device showed, or a part of it.
  ///   - drawing: the whole screen as it is drawn.
  ///   - screen: its extent, in points.
  package init?(of screenshot: Bitmap, on drawing: Bitmap, screen: BarSize) {
    if let whole = Self.whole(of: screenshot, screen: screen) {
      self = whole
      return
    }
    guard let found = Self.search(screenshot, drawing, screen) else { return nil }
    self = found
  }

  private init(scale: Double, origin: BarPoint, evidence: Evidence) {
    self.scale = scale
    self.origin = origin
    self.evidence = evidence
  }

  /// The place of a screenshot with the screen's proportions; nil for another one.
  private static func whole(of shot: Bitmap, screen: BarSize) -> ScreenshotPlace? {
    let scale = Double(shot.width) / screen.width
    if isScreen(shot.width, shot.height, screen) {
      return ScreenshotPlace(scale: scale, origin: BarPoint(x: 0, y: 0), evidence: .size)
    }
    let edge = shot.contents
    guard isScreen(edge.width, edge.height, screen) else { return nil }
    let inner = Double(edge.width) / screen.width
    return ScreenshotPlace(
      scale: inner,
      origin: BarPoint(x: -Double(edge.x) / inner, y: -Double(edge.y) / inner), evidence: .edge)
  }

  /// Whether a screenshot has the proportions of the screen turned by a quarter.
  package static func isOnItsSide(_ shot: Bitmap, screen: BarSize) -> Bool {
    !isScreen(shot.width, shot.height, screen) && isScreen(shot.height, shot.width, screen)
  }

  /// Whether an extent has the proportions of the screen, within a point.
  private static func isScreen(_ width: Int, _ height: Int, _ screen: BarSize) -> Bool {
    let scale = Double(width) / screen.width
    return scale >= leastScale && abs(Double(height) / scale - screen.height) <= 1
  }

  /// A point has at least so many pixels, or nothing can be seen.
  private static let leastScale = 0.5

  /// Looks for the place where the contents are most alike: coarsely everywhere, then finely near
  /// the best.
  private static func search(
    _ shot: Bitmap, _ drawing: Bitmap, _ screen: BarSize
  ) -> ScreenshotPlace? {
    let drawn = Double(drawing.width) / screen.width
    let full = Double(shot.width) / screen.width
    // As wide as a screen is in one of the scales that devices have: nothing else is likelier.
    let usual = [drawn, 3, 2, 1].filter { abs($0 - full) < 0.002 }
    var scales: [Double] = []
    for scale in usual.isEmpty ? [full, drawn, 3, 2, 1] : usual
    where scale >= leastScale && !scales.contains(where: { abs($0 - scale) < 0.002 }) {
      let width = Double(shot.width) / scale
      if width >= leastWidth, width <= screen.width * mostShare { scales.append(scale) }
    }
    var best: (place: ScreenshotPlace, difference: Float)?
    for scale in scales {
      guard let found = search(shot, at: scale, drawing, at: drawn) else { continue }
      if best.map({ found.difference < $0.difference }) ?? true { best = found }
    }
    return best?.place
  }

  /// The narrowest part of a screen that is looked for, in points, and the widest surroundings, as a
  /// share of the screen.
  private static let leastWidth = 40.0
  private static let mostShare = 2.0
  /// Points to a sample in the coarse and the fine look.
  private static let (coarse, fine) = (4.0, 0.5)

  private static func search(
    _ shot: Bitmap, at scale: Double, _ drawing: Bitmap, at drawn: Double
  ) -> (place: ScreenshotPlace, difference: Float)? {
    let screen = GreyPlane(drawing, perSample: coarse * drawn)
    let part = GreyPlane(shot, perSample: coarse * scale)
    var near: [(x: Int, y: Int, difference: Float)] = []
    for y in places(of: part.height, on: screen.height) {
      for x in places(of: part.width, on: screen.width) {
        guard let difference = screen.difference(to: part, x: x, y: y) else { continue }
        near.append((x, y, difference))
      }
    }
    near.sort { ($0.difference, $0.y, $0.x) < ($1.difference, $1.y, $1.x) }
    let fineScreen = GreyPlane(drawing, perSample: fine * drawn)
    let finePart = GreyPlane(shot, perSample: fine * scale)
    let ratio = Int(coarse / fine)
    var best: (x: Int, y: Int, difference: Float)?
    for candidate in near.prefix(8) {
      let rows = places(of: finePart.height, on: fineScreen.height)
      let columns = places(of: finePart.width, on: fineScreen.width)
      for y in (candidate.y - 1) * ratio...(candidate.y + 1) * ratio where rows.contains(y) {
        for x in (candidate.x - 1) * ratio...(candidate.x + 1) * ratio where columns.contains(x) {
          guard let found = fineScreen.difference(to: finePart, x: x, y: y, step: 2) else {
            continue
          }
          if best.map({ found < $0.difference }) ?? true { best = (x, y, found) }
        }
      }
    }
    return best.map { best in
      let origin = BarPoint(x: Double(best.x) * fine, y: Double(best.y) * fine)
      return (
        ScreenshotPlace(scale: scale, origin: origin, evidence: .contents), best.difference
      )
    }
  }
}

extension ScreenshotPlace {
  /// Where a part may begin: inside the whole, or, where it is larger, so that it covers the whole.
  private static func places(of part: Int, on whole: Int) -> ClosedRange<Int> {
    min(whole - part, 0)...max(whole - part, 0)
  }
}

extension Bitmap {
  /// What is left of the picture without the edges of one colour around it.
  fileprivate var contents: (x: Int, y: Int, width: Int, height: Int) {
    func isSame(_ x: Int, _ y: Int) -> Bool {
      let place = (y * width + x) * 4
      return (0..<4).allSatisfy { abs(Int(pixels[place + $0]) - Int(pixels[$0])) <= 2 }
    }
    var (left, top, right, bottom) = (0, 0, width, height)
    while top < bottom, (0..<width).allSatisfy({ isSame($0, top) }) { top += 1 }
    while bottom > top, (0..<width).allSatisfy({ isSame($0, bottom - 1) }) { bottom -= 1 }
    while left < right, (top..<bottom).allSatisfy({ isSame(left, $0) }) { left += 1 }
    while right > left, (top..<bottom).allSatisfy({ isSame(right - 1, $0) }) { right -= 1 }
    return (left, top, right - left, bottom - top)
  }
}
