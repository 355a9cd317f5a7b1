extension LaidOutScreen {
  /// Picture and rows of the scene's contents, cut to the screen or the sheet, and what a bar of
  /// glass makes of them where they scroll under it.
  static func content(
    _ scene: borrowing ResolvedScene, bar: borrowing LaidOutBar,
    measuring measurer: some TextMeasuring
  ) -> [LaidOutElement] {
    guard !scene.content.isEmpty else { return [] }
    let container =
      scene.sheet ?? BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    var arrangement = Arrangement(scene.sharedBar, measuring: measurer)
    arrangement.arrangeContent(
      scene.content, top: bar.scroll.contentInset - bar.scroll.contentOffset,
      container: container)
    let rows: [LaidOutElement] = arrangement.elements.compactMap { element in
      var element = element
      guard let clip = (element.clip ?? container).intersection(container) else { return nil }
      element.clip = arrangement.grid.nearest(clip)
      return element
    }
    var foot = Arrangement(scene.sharedBar, measuring: measurer)
    if let field = scene.content.messageField { foot.arrange(field, container: container) }
    return rows + scrollEdge(scene, bar: bar) + foot.elements
  }

  /// Under a bar without a background of its own, contents go from blurred and near the ground's
  /// colour to sharp.
  private static func scrollEdge(_ scene: borrowing ResolvedScene, bar: borrowing LaidOutBar)
    -> [LaidOutElement]
  {
    guard let material = scene.bar.scrollEdgeMaterial else { return [] }
    let tint = scene.bar.scrollEdgeShade
    let frame = BarRect(
      minX: bar.frame.minX, minY: scene.sheet?.minY ?? min(bar.frame.minY, 0),
      maxX: bar.frame.maxX, maxY: bar.frame.maxY + scene.bar.metrics[.scrollEdgeReach])
    return [
      LaidOutElement(
        id: .screen(.scrollEdge), frame: frame, ink: frame, color: tint,
        content: .softEdge(
          tint: tint, blurRadius: material.blurRadius,
          fadeHeight: scene.bar.metrics[.scrollEdgeFade]))
    ]
  }
}
