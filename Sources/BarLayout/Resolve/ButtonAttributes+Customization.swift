extension ButtonAttributes {
  /// These attributes with what a button says of itself laid over them.
  ///
  /// A state without a value has the normal one's, metrics without a value have those of the
  /// default ones. A back button has pictures and shifts of its own, but its words are set like
  /// others. Source: documented — UIBarButtonItem.h.
  func customized(
    by own: BarButtonItemCustomization, isBack: Bool, _ context: borrowing ResolvingContext
  ) -> ButtonAttributes {
    var result = self
    var look = self.look?.value ?? .plain
    let metrics = context.barMetrics.fallbacks
    func first<Value>(_ table: [BarMetrics: Value]) -> Value? {
      metrics.lazy.compactMap { table[$0] }.first
    }
    let words = own.titleTextAttributes
    if let stated = words[state] ?? words[.normal] {
      let normal = words[.normal] ?? TextAttributes()
      result.text = stated.over(normal).over(text)
    }
    let images = isBack ? own.backButtonBackgroundImages : own.backgroundImages
    let tables = [images[state], images[.normal]].compactMap { $0 }
    if let image = tables.lazy.compactMap({ first($0) }).first {
      look.background = context.backdrop(image)
    }
    let down =
      isBack
      ? own.backButtonBackgroundVerticalPositionAdjustment
      : own.backgroundVerticalPositionAdjustment
    if let down = first(down) { look.backgroundOffset = BarPoint(x: 0, y: down) }
    let shift = isBack ? own.backButtonTitlePositionAdjustment : own.titlePositionAdjustment
    if let shift = first(shift) { look.titleOffset = context.leading(shift) }
    if state == .highlighted, words[state] != nil || images[state] != nil { look.alpha = 1 }
    result.look = Shared(look)
    return result
  }
}
