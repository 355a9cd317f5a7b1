extension LaidOutScreen {
  /// The arrow on a popover's upper edge and the shadow around both; nothing for a sheet.
  ///
  /// They lie in front of the corners because nothing of the shadow lies under the popover. A scene
  /// does not say what brought its popover up: the arrow stands on the middle. Source: assumed.
  static func popover(
    _ scene: borrowing ResolvedScene, _ sheet: Sheet
  ) -> [LaidOutElement] {
    guard scene.isPopover, let color = scene.display.sheetShadow else { return [] }
    let metrics = scene.bar.metrics
    var shape = BarPath(
      roundedRect: sheet.frame, radius: sheet.cornerRadius, curve: .continuous)
    var arrows: [LaidOutElement] = []
    if metrics[.popoverArrowHeight] > 0 {
      let (width, height) = (metrics[.popoverArrowBase], metrics[.popoverArrowHeight])
      let box = BarRect(
        x: sheet.frame.midX - width / 2, y: sheet.frame.minY - height, width: width,
        height: height)
      let arrow = BarPath(arrowIn: box, tip: metrics[.popoverArrowTip])
      shape.elements += arrow.elements
      arrows = [
        LaidOutElement(
          id: .screen(.popoverArrow), frame: box, ink: box, color: arrowColor(scene),
          content: .path(arrow))
      ]
    }
    let shadow = LaidOutElement(
      id: .screen(.popoverShadow), frame: sheet.frame, ink: sheet.frame, color: color,
      content: .shadow(
        of: shape, blurRadius: metrics[.popoverShadowRadius], drop: metrics[.popoverShadowDrop]))
    return [shadow] + arrows
  }

  /// The bar goes on into the arrow: its background over the popover's ground.
  ///
  /// Source: documented — from iOS 13 on a popover's view reaches under its arrow, which is part of
  /// its safe area's insets.
  private static func arrowColor(_ scene: borrowing ResolvedScene) -> BarColor {
    let ground = scene.bar.palette.ground
    guard !scene.bar.isHidden else { return ground }
    let appearance = scene.bar.appearance
    let background =
      scene.bar.material?.color(over: ground) ?? appearance.backgroundColor.over(ground)
    return ground.mixed(with: background, share: appearance.backgroundAlpha)
  }
}
