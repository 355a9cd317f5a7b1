extension ResolvedPlace {
  /// Finds the bar's place on its screen.
  ///
  /// A navigation controller's bar starts where the safe area ends, a little higher under a Dynamic
  /// Island up to iOS 18; a sheet's bar starts at the sheet; a bar with a frame of its own starts
  /// at its own origin. Source: the rows of `MetricTable.barRows`.
  init(
    _ context: borrowing ResolvingContext, sheet: BarRect?, baseHeight: Double,
    roundsToPixels: Bool
  ) {
    self.roundsToPixels = roundsToPixels
    let metrics = context.metrics
    let safeArea = context.scene.device.safeArea
    var insets = BarEdgeInsets(left: safeArea.left, right: safeArea.right)
    if let frame = context.scene.navigationBar.frame {
      x = 0
      y = 0
      width = frame.width
      insets = .zero
      let position = context.scene.navigationBar.position
      backgroundTop = position == .topAttached ? -safeArea.top : 0
      hairlineIsAbove = position == .bottom
    } else if let sheet {
      x = sheet.x
      y = sheet.y + metrics[.sheetBarTop]
      width = sheet.width
      if sheet.width < context.scene.device.size.width { insets = .zero }
      backgroundTop = sheet.y
    } else {
      x = 0
      width = context.scene.device.size.width
      y = Self.top(scene: context.scene, metrics: metrics)
      backgroundTop = min(0, y - safeArea.top)
    }
    let isMirrored = context.scene.traits.layoutDirection == .rightToLeft
    if let column = context.scene.column {
      x += isMirrored ? width - column.leading - column.width : column.leading
      width = column.width
    }
    let prompt = ResolvedRows.promptHeight(context)
    baseBottom = y + prompt + baseHeight
    scale = context.scene.device.scale
    // What a sidebar that floats leaves is the detail's safe area. Source: measured — `detailSafeAreaInset`.
    let clear =
      context.scene.column?.followsFloatingSidebar == true ? metrics[.detailSafeAreaInset] : 0
    let leading =
      context.scene.column?.isFirst == false ? clear : isMirrored ? insets.right : insets.left
    let trailing =
      context.scene.column?.isLast == false ? 0 : isMirrored ? insets.left : insets.right
    let own = context.scene.navigationBar.layoutMargins
    self.insets = DirectionalEdgeInsets(leading: leading, trailing: trailing)
    margins = DirectionalEdgeInsets(
      leading: leading + (own?.leading ?? metrics[.layoutMargin]),
      trailing: trailing + (own?.trailing ?? metrics[.layoutMargin]))
    let itemMargin = metrics[metrics[.itemMargin] > 0 ? .itemMargin : .layoutMargin]
    // A phone on its side has a distance of its own, from the screen's edge rather than its safe area.
    let isStandalone = context.scene.navigationBar.frame != nil
    let edge = isStandalone ? 0 : metrics[.itemEdgeDistance]
    func distance(_ inset: Double, isAtEdge: Bool) -> Double {
      isAtEdge && edge > 0 ? edge : inset + itemMargin
    }
    let column = context.scene.column
    itemMargins = DirectionalEdgeInsets(
      leading: own.map { leading + $0.leading }
        ?? distance(leading, isAtEdge: column?.isFirst != false),
      trailing: own.map { trailing + $0.trailing }
        ?? distance(trailing, isAtEdge: column?.isLast != false))
  }

  private static func top(
    scene: borrowing BarScene, metrics: borrowing NavigationBarMetrics
  ) -> Double {
    if scene.isUnderTitleBar { return metrics[.windowTitleBarHeight] }
    let inset = scene.device.safeArea.top
    if scene.device.idiom == .phone && scene.orientation == .landscape && inset == 0 {
      return metrics[.barTopInLandscape]
    }
    return inset == 0 ? metrics[.barTopWithoutInset] : inset - metrics[.dynamicIslandLift]
  }

  /// The sheet a scene is shown in, in points on the screen; nil when the screen is full.
  ///
  /// Phones held sideways show sheets over the whole screen, and so did every phone before iOS 13.
  static func sheet(
    of scene: borrowing BarScene, metrics: borrowing NavigationBarMetrics
  ) -> BarRect? {
    let screen = scene.device.size
    guard scene.isInSheet else { return nil }
    if scene.device.idiom == .phone {
      let inset = max(scene.device.safeArea.top, metrics[.sheetInsetMinimum])
      let top = inset + metrics[.sheetTop]
      guard scene.restsBelowLargeDetent(metrics) else {
        return BarRect(x: 0, y: top, width: screen.width, height: screen.height - top)
      }
      return detent(of: scene, metrics: metrics, below: top)
    }
    let isPage = scene.presentation == .pageSheet || scene.presentation == .sheet
    let clearTop = scene.device.safeArea.top + metrics[.pageSheetClearance]
    if isPage, metrics[.pageSheetFillsScreen], screen.height > screen.width {
      return BarRect(x: 0, y: clearTop, width: screen.width, height: screen.height - clearTop)
    }
    if isPage, metrics[.pageSheetTakesPortraitSize] {
      let width = min(screen.width, screen.height)
      let top = scene.device.safeArea.top
      return BarRect(
        x: sheetX(of: scene, metrics: metrics, width: width), y: top, width: width,
        height: screen.height - top)
    }
    let sheetWidth: Metric =
      scene.isInPopover ? .popoverWidth : isPage ? .pageSheetWidth : .formSheetWidth
    let width = min(metrics[sheetWidth], screen.width)
    let height =
      isPage
      ? min(metrics[.pageSheetHeight], screen.height - 2 * clearTop)
      : min(metrics[.formSheetHeight], screen.height)
    let rise = isPage ? 0 : metrics[.formSheetRise]
    return BarRect(
      x: sheetX(of: scene, metrics: metrics, width: width),
      y: max((screen.height - height) / 2 - rise, 0), width: width,
      height: height)
  }
}

extension ResolvedPlace {
  /// A phone's sheet at a detent below its whole height, on the screen's lower edge; `SheetScaling`
  /// lets it float.
  ///
  /// - Parameter top: where a whole sheet begins, in points.
  private static func detent(
    of scene: borrowing BarScene, metrics: borrowing NavigationBarMetrics, below top: Double
  ) -> BarRect {
    let screen = scene.device.size
    let bottom = scene.device.safeArea.bottom
    let value = SheetPresentationController.value(
      of: scene.sheet.detent, maximum: max(screen.height - top - bottom, 0),
      mediumShare: metrics[.sheetMediumShare])
    let height = value + bottom
    return BarRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Where an iPad's sheet begins: on the middle, or at the side it asks for.
  ///
  /// Source: documented — `UISheetPresentationController.preferredPlacement`, from iOS 27.
  private static func sheetX(
    of scene: borrowing BarScene, metrics: borrowing NavigationBarMetrics, width: Double
  ) -> Double {
    let free = scene.device.size.width - width
    let margin = min(metrics[.sheetPlacementMargin], free / 2)
    guard margin > 0, !scene.isInPopover else { return free / 2 }
    let isMirrored = scene.traits.layoutDirection == .rightToLeft
    switch scene.sheet.preferredPlacement {
    case .automatic, .center: return free / 2
    case .leading: return isMirrored ? free - margin : margin
    case .trailing: return isMirrored ? margin : free - margin
    }
  }
}

extension BarScene {
  /// Whether the screen that holds the bar came up over another one, which it may hide wholly.
  var isPresented: Bool { presentation != .fullScreen && navigationBar.frame == nil }

  /// Whether the bar stands in a sheet that leaves part of the screen free.
  var isInSheet: Bool {
    guard isPresented else { return false }
    if device.idiom == .phone {
      return system.major >= MetricTable.firstSystemWithSheets && orientation == .portrait
    }
    return true
  }

  /// Whether a bar of this presentation touches the strip at the screen's edge: a sheet does on a
  /// closed iPhone Duo, and on an open one where it was put at the trailing edge.
  ///
  /// Source: documented — Designing for iPhone Duo; Raise the bar (Tech Talk, 2026).
  var hasBarsAtStrip: Bool {
    guard presentation != .fullScreen else { return true }
    return !device.isRegularWidthInLandscape
  }

  /// Whether the bar stands in a popover; a phone shows a sheet in its place.
  ///
  /// Source: documented — UIModalPresentationStyle.popover.
  var isInPopover: Bool {
    isInSheet && presentation == .popover && device.idiom != .phone
  }
}
