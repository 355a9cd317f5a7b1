extension LaidOutScene {
  /// The control that answers a touch at a point; nil when none does.
  ///
  /// A control that is smaller than a finger answers in an area of at least 44 by 44 points about
  /// its middle, as far as its neighbours leave room.
  ///
  /// - Parameter point: in points, from the screen's top left.
  public func hitTest(_ point: BarPoint) -> LaidOutElement? {
    touch(point).flatMap { $0.answer.target?.element }
  }

  /// The bar that answers a touch at a point, by its index, and what is there; nil where none does.
  ///
  /// Columns that lie over the others come first. What they leave of the detail is darkened, and a
  /// touch there takes them away. Source: documented — UISplitViewController.DisplayMode's
  /// oneOverSecondary, twoOverSecondary and twoDisplaceSecondary.
  package func touch(_ point: BarPoint) -> (bar: Int, answer: TouchAnswer)? {
    let order =
      bars.indices.reversed().filter { bars[$0].isOverlay }
      + bars.indices.reversed().filter { !bars[$0].isOverlay }
    let isOnOverlay = bars.contains { bar in
      bar.isOverlay && bar.element(.column)?.frame.contains(point) == true
    }
    for index in order {
      let answer = bars[index].hit(point, minimum: LaidOutBar.minimumTouchWidth)
      guard let target = answer.target else { continue }
      let isCovered =
        isOnOverlay && (target.element.id == .columnDimming || !bars[index].isOverlay)
      if !isCovered { return (index, answer) }
    }
    return nil
  }
}

extension LaidOutBar {
  /// Where a control answers touches, in points; nil for an element that answers none.
  public func touchArea(of id: ElementID) -> BarRect? {
    touchTargets(minimum: Self.minimumTouchWidth).first { $0.element.id == id }?.area
  }

  /// Width and height of the area a control answers in at least, in points: the last row's number,
  /// for it holds on every system.
  package static let minimumTouchWidth =
    MetricTable.rows.last { $0.metric == .number(.minimumTouchWidth) }?.value ?? 0
}
