extension LaidOutScreen {
  /// What shows beside a sheet or a popover: the screen that brought it up.
  ///
  /// Phones of iOS 13 to 18 push that screen back to a card on black; iPads and iOS 26 leave it
  /// where it is. All but popovers and sheets at an undimmed detent dim it; those cast a shadow on it.
  /// Source: assumed, as the eye sees it.
  static func presenter(
    _ scene: borrowing ResolvedScene, _ sheet: Sheet, _ screen: BarRect, _ grid: PixelGrid,
    measuring measurer: some TextMeasuring
  ) -> [LaidOutElement] {
    let display = scene.display
    let hasContent = scene.presentingContent != nil
    let color = hasContent ? display.presenterGround : display.presenterColor
    guard display.pushesPresenterBack else {
      return [fill(.presenter, screen, color)]
        + presenterContent(scene, in: screen, measuring: measurer) + shadow(scene, sheet)
    }
    let metrics = scene.bar.metrics
    let margin = metrics[.presenterMargin]
    let card = grid.nearest(
      BarRect(
        minX: screen.minX + margin, minY: sheet.frame.minY - metrics[.presenterRise],
        maxX: screen.maxX - margin, maxY: screen.maxY))
    var element = fill(.presenter, card, color)
    element.content = .roundedRect(cornerRadius: sheet.cornerRadius, curve: .continuous)
    let corners = BarPath.outsideCorners(
      of: card, radius: sheet.cornerRadius, curve: .continuous, lowerRadius: nil)
    let cut = corners.map { corner in
      var element = fill(.ground, card, .black)
      element.content = .path(corner)
      return element
    }
    return [fill(.ground, screen, .black), element]
      + presenterContent(scene, in: card, measuring: measurer) + (hasContent ? cut : [])
  }

  /// What that screen shows below the status bar, and what dims it; nothing where no scene says.
  private static func presenterContent(
    _ scene: borrowing ResolvedScene, in frame: BarRect, measuring measurer: some TextMeasuring
  ) -> [LaidOutElement] {
    guard let content = scene.presentingContent else { return [] }
    var bar = scene.bar
    (bar.place.x, bar.place.width, bar.scroll.contentOffset) = (frame.x, frame.width, 0)
    var arrangement = Arrangement(Shared(bar), measuring: measurer)
    let top = frame.y + (scene.display.pushesPresenterBack ? 0 : scene.safeArea.top)
    arrangement.arrangeContent(content, top: top, container: frame)
    let rows: [LaidOutElement] = arrangement.elements.compactMap { element in
      var element = element
      guard let clip = (element.clip ?? frame).intersection(frame) else { return nil }
      element.id = .screen(.presenter)
      element.clip = arrangement.grid.nearest(clip)
      return element
    }
    return rows + [scene.display.veil.map { fill(.presenter, frame, $0) }].compactMap { $0 }
  }

  /// The shadow of a sheet on a screen that is as bright as itself.
  private static func shadow(
    _ scene: borrowing ResolvedScene, _ sheet: Sheet
  ) -> [LaidOutElement] {
    guard let color = scene.display.sheetShadow, !scene.isPopover else { return [] }
    let metrics = scene.bar.metrics
    return [
      LaidOutElement(
        id: .screen(.presenter), frame: sheet.frame, ink: sheet.frame, color: color,
        content: .shadow(
          of: BarPath(
            roundedRect: sheet.frame, radius: sheet.cornerRadius, curve: .continuous),
          blurRadius: metrics[.popoverShadowRadius], drop: metrics[.popoverShadowDrop]))
    ]
  }
}
