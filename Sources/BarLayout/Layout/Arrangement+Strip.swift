extension Arrangement {
  /// The block of clock and signs at the head of a strip at the screen's edge.
  ///
  /// Only its extent is known; the clock stands on the middle of what the camera leaves.
  mutating func arrangeStatusStrip() {
    let height = metrics[.verticalStatusHeight]
    add(
      ArrangedElement(
        id: .statusBar,
        frame: BarRect(x: stripStart, y: 0, width: stripWidth, height: height)))
    let style = TextStyle(size: metrics[.clockFontSize], weight: .semibold)
    let middle = (metrics[.verticalCameraBottom] + height) / 2
    var clock = label(
      .clock,
      ResolvedText(text: bar.statusBar.clock, style: style, color: bar.statusBar.clockColor), x: 0,
      baseline: middle + metrics[.capHeightEm] * style.size / 2, room: stripWidth)
    clock.frame.x = stripStart + stripWidth / 2 - clock.frame.width / 2
    add(clock)
  }

  /// How much of a strip the app's areas take with the distance above them, in points.
  func tabsHeight(_ tabs: [ResolvedTabBar.Item], isOne: Bool) -> Double {
    guard !tabs.isEmpty else { return 0 }
    if isOne { return metrics[.glassHeight] + metrics[.glassGap] }
    return Double(tabs.count) * metrics[.verticalTabHeight] + 2 * metrics[.verticalTabPadding]
      + metrics[.glassGap]
  }

  /// The app's areas under each other at the strip's foot.
  ///
  /// Source: assumed — `verticalTabHeight`; no frame of them was published.
  mutating func add(
    _ tabs: [ResolvedTabBar.Item], of strip: ResolvedStrip, centre: Double, bottom: Double
  ) {
    guard !tabs.isEmpty else { return }
    let extent = tabsHeight(tabs, isOne: false) - metrics[.glassGap]
    let width = metrics[.verticalTabWidth]
    let padding = metrics[.verticalTabPadding]
    let frame = BarRect(x: centre - width / 2, y: bottom - extent, width: width, height: extent)
    add(ArrangedElement(id: .foot(.tabBar, .whole), frame: frame))
    add(ArrangedElement(id: .foot(.tabBar, .glass), frame: frame, shape: glass(height: width)))
    for (number, tab) in tabs.enumerated() {
      let box = BarRect(
        x: frame.x + padding, y: frame.y + padding + metrics[.verticalTabHeight] * Double(number),
        width: width - 2 * padding, height: metrics[.verticalTabHeight])
      if tab.isSelected {
        add(
          ArrangedElement(
            id: .foot(.tabBar, .selection), frame: box,
            shape: .roundedBox(
              radius: min(box.width, box.height) / 2, strip.selectionColor, curve: .continuous)))
      }
      add(tab, in: box, top: box.midY - metrics[.tabBarHeight] / 2)
    }
  }

  /// The chosen area as the button whose menu holds them all.
  ///
  /// Source: documented — UIVerticalBarCompressionBehavior.prefersBarItems.
  mutating func addOneTab(_ tab: ResolvedTabBar.Item, centre: Double, bottom: Double) {
    let size = metrics[.glassHeight]
    let circle = BarRect(x: centre - size / 2, y: bottom - size, width: size, height: size)
    add(ArrangedElement(id: .foot(.tabBar, .whole), frame: circle))
    add(ArrangedElement(id: .foot(.tabBar, .glass), frame: circle, shape: glass(height: size)))
    var picture = tab
    if tab.image != nil {
      picture.title = nil
      picture.accessibilityLabel = tab.accessibilityLabel ?? tab.title?.text
    }
    add(picture, in: circle, top: circle.midY - metrics[.tabBarHeight] / 2)
    if let index = elements.lastIndex(where: { $0.id == .footItem(.tabBar, tab.index, .whole) }) {
      setMenu(ofElementAt: index)
    }
  }
}
