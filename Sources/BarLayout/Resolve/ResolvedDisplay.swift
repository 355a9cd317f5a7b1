/// The display a scene is shown on, as far as it is more than a rectangle.
package struct ResolvedDisplay: Hashable, Sendable {
  /// What is cut out of the display as it is held upright, in points; nil for nothing.
  var sensor: SensorTable.Shape?
  /// Where the screen folds, in points; nil for one that does not.
  package var fold: BarRect?
  /// Whether a device that folds is folded partly; nil for one that does not fold.
  package var isPartlyFolded: Bool?
  /// Colour of the fold.
  package var foldColor: BarColor
  /// Whether the device is held sideways.
  package var isTurned: Bool
  /// Whether a button below the display leads home.
  package var hasHomeButton: Bool
  /// Whether a line at the lower edge stands in for the home button.
  package var hasHomeIndicator: Bool
  /// Colour of that line.
  package var homeIndicatorColor: BarColor
  /// Whether a sheet pushes the screen behind it back to a card.
  package var pushesPresenterBack: Bool
  /// Colour of the screen behind a sheet or a popover, which is not raised.
  ///
  /// Behind a sheet it is dimmed; a card that is pushed back on black is lightened in the dark.
  package var presenterColor: BarColor
  /// Colour of that screen before it is dimmed, and what dims it; nil for nothing.
  package var presenterGround: BarColor
  package var veil: BarColor?
  /// Colour of the shadow around a popover, or a sheet that leaves the screen as it is; nil for none.
  package var sheetShadow: BarColor?
  /// Width of the case beside the display as it is held upright, in points.
  package var bezelSide: Double
  /// Height of the case above and below it, in points.
  package var bezelEnd: Double
}

extension ResolvedDisplay {
  /// Finds what the display is like.
  init(_ context: borrowing ResolvingContext, ground: BarColor) {
    let device = context.scene.device
    let isTurned = context.scene.orientation == .landscape
    self.isTurned = isTurned
    sensor = SensorTable.shape(
      of: device.sensor, inset: isTurned ? device.safeArea.largestSide : device.safeArea.top)
    isPartlyFolded =
      device.fold != nil || device.sensor == .camera ? device.isPartlyFolded : nil
    fold = device.fold
    foldColor = (device.isPartlyFolded ? PartColor.bentFold : .fold).color(.light)
    hasHomeIndicator = device.safeArea.bottom > 0
    let hasHomeButton = device.cornerRadius == 0
    self.hasHomeButton = hasHomeButton
    homeIndicatorColor = ground.isDark ? .white : .black
    let pushesPresenterBack = context.pushesPresenterBack
    self.pushesPresenterBack = pushesPresenterBack
    let presenter = context.presenterGround
    let isPlain = context.scene.isInPopover || !context.scene.dimsPresenter(context.metrics)
    presenterGround = presenter
    let veil: BarColor? =
      isPlain || !context.isInSheet
      ? nil : (pushesPresenterBack ? PartColor.presenterCard : .dimming).color(context.style)
    self.veil = veil
    presenterColor = veil?.over(presenter) ?? presenter
    sheetShadow = isPlain ? PartColor.popoverShadow.color(context.style) : nil
    let bezel = BezelTable.bezel(of: device.idiom, hasHomeButton: hasHomeButton)
    bezelSide = bezel.side
    bezelEnd = bezel.end
  }
}

extension ResolvingContext {
  /// Whether a sheet pushes the screen behind it back to a card on black.
  ///
  /// Source: documented — page sheets of iOS 13 to 18 on phones, as UIKit's release notes show
  /// them; a sheet at a lower detent leaves the screen where it is.
  var pushesPresenterBack: Bool {
    isInSheet && scene.device.idiom == .phone
      && !metrics[.hasGlass] && !scene.restsBelowLargeDetent(metrics)
  }

  /// Colour of clock and signs: what the scene asks for, or what is told best from the ground.
  ///
  /// Up to iOS 16 the bar's style decides, from iOS 17 what lies beneath the status bar: a colour,
  /// or a picture of one colour. Source: assumed — layout looks into no file, so photos do not
  /// count.
  func statusBarColor(_ appearance: ResolvedAppearance, ground: BarColor) -> BarColor {
    switch scene.statusBarStyle {
    case .lightContent: return .white
    case .darkContent: return .black
    case .default, nil: break
    }
    if pushesPresenterBack { return .white }
    if bar.barStyle == .black, !isBarHidden, !isInSheet, bar.frame == nil {
      return .white
    }
    if let shade = scene.scrollEdgeShade { return shade.style == .dark ? .white : .black }
    guard metrics[.statusBarFollowsContent] else { return style == .dark ? .white : .black }
    let isShown = !isBarHidden && !isInSheet
    guard isShown else { return ground.isDark ? .white : .black }
    var fill = appearance.backgroundColor.opacity(appearance.backgroundAlpha)
    if let image = appearance.backgroundImage, image.image.picture == .box, !image.isBarOnly {
      fill = image.image.color.opacity(image.alpha).over(fill)
    }
    return fill.over(ground).isDark ? .white : .black
  }
}
