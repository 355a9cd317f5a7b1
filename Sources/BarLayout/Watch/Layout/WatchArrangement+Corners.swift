extension WatchArrangement {
  /// How far a corner of the display reaches in from the side at a distance from the top.
  func cornerReach(at y: Double) -> Double {
    let radius = bar.cornerRadius
    let up = min(max(radius - y, 0), radius)
    return radius - (radius * radius - up * up).squareRoot()
  }

  /// How far a line has to move in from its inset so that the display's corner cuts no letter.
  ///
  /// Insets keep ordinary letters clear of the curve; an accent on a line's first capital may reach
  /// into it. Source: documented — the Human Interface Guidelines keep bar text clear of corners.
  /// - Parameter isLeading: whether the line begins at the inset, or ends there.
  func cornerClearance(_ line: ArrangedText, inset: Double, isLeading: Bool) -> Double {
    guard bar.cornerRadius > 0 else { return 0 }
    var clearance = 0.0
    for box in inkBoxes(line) {
      let distance = isLeading ? box.minX : line.measure.width - box.maxX
      let needed = cornerReach(at: line.baseline + box.minY) - inset - distance
      clearance = max(clearance, needed)
    }
    return grid.up(clearance)
  }

  /// Bounds of each letter from the pen's start, or of the whole line where letters do not follow
  /// each other in reading order.
  private func inkBoxes(_ line: ArrangedText) -> [BarRect] {
    guard let whole = line.measure.ink else { return [] }
    guard bar.direction == .leftToRight, line.text.unicodeScalars.allSatisfy(\.isBeforeHebrew)
    else {
      let side = min(whole.minX, line.measure.width - whole.maxX)
      return [
        BarRect(x: side, y: whole.y, width: line.measure.width - 2 * side, height: whole.height)
      ]
    }
    var boxes: [BarRect] = []
    var pen = 0.0
    for (character, advance) in zip(line.text, line.measure.advances) {
      let ink = measurer.measure(String(character), style: line.style, limit: .infinity).ink
      if let ink { boxes.append(ink.offset(dx: pen, dy: 0)) }
      pen += advance
    }
    return boxes
  }
}

extension Unicode.Scalar {
  /// Whether the scalar comes before the first block that runs from right to left.
  fileprivate var isBeforeHebrew: Bool { self < "\u{590}" }
}
