extension LaidOutScene {
  /// The control that answers a touch at a point; nil when none does.
  ///
  /// A control that is smaller than a finger answers in an area of at least 44 by 44 points about
  /// its middle, as far as its neighbours leave room.
  ///
  /// - Parameter point: in points, from the screen's top left.
  public func hitTest(_ point: BarPoint) -> LaidOutElement? {
    bars.lazy.reversed().compactMap { bar in
      bar.hit(point, minimum: LaidOutBar.minimumTouchWidth).target?.element
    }.first
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
