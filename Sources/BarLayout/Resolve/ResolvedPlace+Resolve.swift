extension ResolvedPlace {
  /// Finds the bar's place on its screen.
  ///
  /// A navigation controller's bar starts where the safe area ends, a little higher under a Dynamic
  /// Island up to iOS 18; a sheet's bar starts at the sheet; a bar with a frame of its own starts at
  /// its own origin. Source: the rows of `MetricTable.barRows`.
  init(_ context: borrowing ResolvingContext, sheet: Rect?, baseHeight: Double) {
    let scene = context.scene
    let metrics = context.metrics
    let safeArea = scene.device.safeArea
    var insets = EdgeInsets(left: safeArea.left, right: safeArea.right)
    if let frame = scene.navigationBar.frame {
      x = 0
      y = 0
      width = frame.width
      insets = .zero
      backgroundTop = scene.navigationBar.position == .topAttached ? -safeArea.top : 0
    } else if let sheet {
      x = sheet.x
      y = sheet.y + metrics[.sheetBarTop]
      width = sheet.width
      if sheet.width < scene.device.size.width { insets = .zero }
      backgroundTop = sheet.y
    } else {
      x = 0
      width = scene.device.size.width
      y = Self.top(scene: scene, metrics: metrics)
      backgroundTop = min(0, y - safeArea.top)
    }
    let isMirrored = scene.traits.layoutDirection == .rightToLeft
    if let column = scene.column {
      x += isMirrored ? width - column.leading - column.width : column.leading
      width = column.width
    }
    let prompt = ResolvedRows.promptHeight(context)
    baseBottom = y + prompt + baseHeight
    scale = scene.device.scale
    let leading =
      scene.column?.isFirst == false ? 0 : isMirrored ? insets.right : insets.left
    let trailing =
      scene.column?.isLast == false ? 0 : isMirrored ? insets.left : insets.right
    let own = scene.navigationBar.layoutMargins
    self.insets = DirectionalEdgeInsets(leading: leading, trailing: trailing)
    margins = DirectionalEdgeInsets(
      leading: leading + (own?.leading ?? metrics[.layoutMargin]),
      trailing: trailing + (own?.trailing ?? metrics[.layoutMargin]))
    let itemMargin = metrics[metrics[.itemMargin] > 0 ? .itemMargin : .layoutMargin]
    itemMargins = DirectionalEdgeInsets(
      leading: leading + (own?.leading ?? itemMargin),
      trailing: trailing + (own?.trailing ?? itemMargin))
  }

  private static func top(scene: BarScene, metrics: NavigationBarMetrics) -> Double {
    let inset = scene.device.safeArea.top
    if scene.device.idiom == .phone && scene.orientation == .landscape && inset == 0 {
      return metrics[.barTopInLandscape]
    }
    return inset == 0 ? metrics[.barTopWithoutInset] : inset - metrics[.dynamicIslandLift]
  }

  /// The sheet a scene is shown in, in points on the screen; nil when the screen is full.
  ///
  /// Phones held sideways show sheets over the whole screen, and so did every phone before iOS 13.
  static func sheet(of scene: BarScene, metrics: NavigationBarMetrics) -> Rect? {
    let screen = scene.device.size
    guard scene.isInSheet else { return nil }
    if scene.device.idiom == .phone {
      let top = scene.device.safeArea.top + metrics[.sheetTop]
      return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }
    let isPage = scene.presentation == .pageSheet || scene.presentation == .sheet
    let width = min(metrics[isPage ? .pageSheetWidth : .formSheetWidth], screen.width)
    let height = min(
      isPage ? screen.height - 2 * metrics[.pageSheetBottom] : metrics[.formSheetHeight],
      screen.height)
    let rise = isPage ? 0 : metrics[.formSheetRise]
    return Rect(
      x: (screen.width - width) / 2, y: max((screen.height - height) / 2 - rise, 0), width: width,
      height: height)
  }
}

extension BarScene {
  /// Whether the bar stands in a sheet that leaves part of the screen free.
  var isInSheet: Bool {
    guard presentation != .fullScreen, navigationBar.frame == nil else { return false }
    if device.idiom == .phone {
      return system.major >= MetricTable.firstSystemWithSheets && orientation == .portrait
    }
    return true
  }
}

extension MetricTable {
  /// The first iOS whose phones show sheets that leave the screen behind them visible.
  ///
  /// Source: documented — UIModalPresentationStyle.automatic, iOS 13.
  static let firstSystemWithSheets = 13
}
