extension LaidOutScene {
  /// Lays out every bar that follows from a navigation.
  ///
  /// The scene's own figures are those of the detail, or of the only bar.
  init(
    layingOutColumnsOf scene: BarScene, rounds: Bool, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    var parts: [LaidOutScene] = []
    for part in try scene.barScenes() {
      var numbers = SceneNumbers(for: part)
      numbers.roundsToPixels = rounds
      var laidOut = try LaidOutScene(layingOut: part, numbers: numbers, measuring: measurer)
      for index in laidOut.bars.indices {
        laidOut.bars[index].toolbarElsewhere += part.navigationBar.topItem?.toolbarElsewhere ?? []
      }
      if part.content != scene.content {
        for index in laidOut.bars.indices {
          laidOut.bars[index].columnContent = laidOut.content(ofColumnOf: laidOut.bars[index])
        }
      }
      parts.append(laidOut)
    }
    guard var whole = parts.popLast() else {
      throw SceneError(keyPath: "", message: "a navigation without a screen has no bar")
    }
    // The last one's content is the screen's.
    for index in whole.bars.indices { whole.bars[index].columnContent = [] }
    parts.append(whole)
    if parts.count > 1 {
      whole.bars = parts.flatMap { part in
        part.bars.map { bar in
          var bar = bar
          bar.safeArea = part.safeArea
          return bar
        }
      }
      whole.gatherLargeContent()
      whole.window = parts.reversed().lazy.compactMap(\.window).first
    }
    self = whole
  }

  /// What scrolls under a bar, cut to its column.
  private func content(ofColumnOf bar: LaidOutBar) -> [LaidOutElement] {
    let column =
      bar.element(.column)?.frame
      ?? BarRect(minX: bar.frame.minX, minY: 0, maxX: bar.frame.maxX, maxY: screen.height)
    return environment.content.compactMap { element in
      var element = element
      guard let clip = (element.clip ?? column).intersection(column) else { return nil }
      element.clip = clip
      return element
    }
  }
}
