extension LayoutDecision {
  /// The choices in a scene's layout, in the order in which they are made.
  ///
  /// The bars of watches, Macs, televisions and headsets make none that `LayoutRule` does not tell.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package static func all(
    in scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) -> [LayoutDecision] {
    let scene = scene.withPadBars ?? scene
    guard case .bar(let metrics) = SceneNumbers(for: scene).metrics else { return [] }
    let context = ResolvingContext(scene: scene, metrics: metrics)
    let resolved = try ResolvedScene(resolving: scene, metrics: metrics)
    var arrangement = Arrangement(
      resolved.sharedBar, measuring: KnownWidths(scene.measuredText, over: measurer))
    arrangement.decisions = []
    arrangement.arrange()
    let scaling = resolved.sheetLook?.scaling.map { scaling in
      LayoutDecision(
        words: "the sheet rests below its large detent: laid out as it stands above, "
          + "\(Thousandths(resolved.screen.width)) wide, and then drawn at "
          + "\(Thousandths(scaling.factor)) of its size, \(Thousandths(metrics[.sheetFloatInset])) "
          + "from the screen's sides and lower edge",
        source: .sheetScaling)
    }
    return context.decisions + (arrangement.decisions ?? []) + (scaling.map { [$0] } ?? [])
  }
}

extension ResolvingContext {
  /// The choices made before anything is measured.
  fileprivate var decisions: [LayoutDecision] {
    let size = largeTitleReason
    let words = "the title is \(size.isLarge ? "large" : "inline"): \(size.words)"
    let source = MetricSource.documented("UINavigationItem.LargeTitleDisplayMode")
    var result = [ElementID.bar, .title, .largeTitle, .largeTitleView].map {
      LayoutDecision(element: $0, words: words, source: source)
    }
    if let back = ResolvedBackButton(self, isLarge: size.isLarge) {
      let labels = back.candidates.map { $0.isEmpty ? "none" : "“\($0)”" }
      result.append(
        LayoutDecision(
          element: .backButton(.label), words: "labels to try: \(labels.joined(separator: ", "))",
          source: .documented("UINavigationItem.backButtonDisplayMode")))
    }
    return result
  }
}

extension MetricSource {
  /// Where it is seen that a sheet below its large detent is drawn smaller.
  fileprivate static let sheetScaling = MetricSource.measured(
    "Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1 (spec/sheets.md: 1 - 16 / width); "
      + "lodev09/react-native-true-sheet issue 732, 0.961 on 414 points")
}
