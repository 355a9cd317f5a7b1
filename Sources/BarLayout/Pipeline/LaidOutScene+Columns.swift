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
      parts.append(laidOut)
    }
    guard var whole = parts.last else {
      throw SceneError(keyPath: "", message: "a navigation without a screen has no bar")
    }
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
}
