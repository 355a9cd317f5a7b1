// What answers a touch, and how far around itself.
//
// A control that is smaller than a finger answers in a larger area about its middle, as far as its
// neighbours leave room: where the areas of two controls meet each takes the half that is nearer.
// Source: documented — `minimumTouchWidth`; the meeting line is assumed.

/// A control and where it answers touches.
package struct TouchTarget: Hashable, Sendable {
  /// The control.
  package var element: LaidOutElement
  /// Where it answers, in the layout's points; never smaller than the control's frame.
  package var area: BarRect
}

/// What is at a point of a bar.
package struct TouchAnswer: Hashable, Sendable {
  /// The control that answers; nil when none does.
  package var target: TouchTarget?
  /// Everything else that shows at the point, the front-most first.
  package var under: [LaidOutElement]
}

extension LaidOutBar {
  /// Every control that answers touches, back to front.
  ///
  /// - Parameter minimum: width and height of the area a control answers in at least, in points.
  package func touchTargets(minimum: Double) -> [TouchTarget] {
    let controls = elements.filter { $0.isTouchable && (!isDimmed || $0.id == .columnDimming) }
    let wanted = controls.map { $0.frame.grown(to: minimum) }
    return controls.indices.map { index in
      var area = wanted[index]
      for other in controls.indices where other != index {
        area.giveWay(
          to: wanted[other], around: controls[other].frame, from: controls[index].frame)
      }
      return TouchTarget(element: controls[index], area: area)
    }
  }

  /// What is at a point: the front-most control whose frame holds it, or else the one whose area
  /// does.
  package func hit(_ point: BarPoint, minimum: Double) -> TouchAnswer {
    let targets = touchTargets(minimum: minimum)
    let target =
      targets.last { $0.element.frame.contains(point) } ?? targets.last { $0.area.contains(point) }
    let under = elements.filter { element in
      element.id != target?.element.id && element.isVisible && element.shown.contains(point)
    }
    return TouchAnswer(target: target, under: under.reversed())
  }
}

extension LaidOutElement {
  /// Whether any of it can be seen.
  var isVisible: Bool { alpha > 0 && !shown.isEmpty }

  /// The part of the frame that is not cut away.
  var shown: BarRect { clip.map { frame.intersection($0) ?? .zero } ?? frame }

  /// Whether a finger that finds it is answered, be it by nothing as a disabled button does.
  fileprivate var isTouchable: Bool { isEnabled != nil && isVisible }
}

extension BarRect {
  /// The rectangle made at least so wide and tall, about its middle.
  fileprivate func grown(to minimum: Double) -> BarRect {
    let (more, taller) = (max(minimum - width, 0), max(minimum - height, 0))
    return BarRect(
      x: x - more / 2, y: y - taller / 2, width: width + more, height: height + taller)
  }

  /// Cuts the area of a control back where a neighbour's begins.
  ///
  /// - Parameters:
  ///   - other: the area the neighbour would like.
  ///   - neighbour: the neighbour's frame.
  ///   - own: the control's frame, which is never cut.
  fileprivate mutating func giveWay(to other: BarRect, around neighbour: BarRect, from own: BarRect)
  {
    let acrossX = min(own.maxX, neighbour.maxX) - max(own.minX, neighbour.minX)
    let acrossY = min(own.maxY, neighbour.maxY) - max(own.minY, neighbour.minY)
    // Frames that lie over each other are a control and what it holds.
    if acrossX > 0 && acrossY > 0 { return }
    if acrossX <= 0, min(maxY, other.maxY) > max(minY, other.minY) {
      let (from, to) = Self.cut(
        (minX, maxX), own: (own.minX, own.maxX), (other.minX, other.maxX),
        (neighbour.minX, neighbour.maxX))
      self = BarRect(minX: from, minY: minY, maxX: to, maxY: maxY)
    } else if acrossX > 0, acrossY <= 0 {
      let (from, to) = Self.cut(
        (minY, maxY), own: (own.minY, own.maxY), (other.minY, other.maxY),
        (neighbour.minY, neighbour.maxY))
      self = BarRect(minX: minX, minY: from, maxX: maxX, maxY: to)
    }
  }

  /// One direction of `giveWay`: each pair is where something begins and ends.
  private static func cut(
    _ area: (Double, Double), own: (Double, Double), _ other: (Double, Double),
    _ neighbour: (Double, Double)
  ) -> (Double, Double) {
    if neighbour.0 >= own.1 {
      let line = max((own.1 + neighbour.0) / 2, min(other.0, neighbour.0))
      return (area.0, min(area.1, line))
    }
    let line = min((own.0 + neighbour.1) / 2, max(other.1, neighbour.1))
    return (max(area.0, line), area.1)
  }
}
