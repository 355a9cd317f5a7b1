extension MetricContext {
  /// The bar a scene asks for.
  init(_ scene: borrowing BarScene) {
    let device = scene.device
    let isTurnedPhone = device.idiom == .phone && scene.orientation == .landscape
    system = scene.barSystem
    isFirstRelease = scene.system.isSupersededRelease
    idiom = device.idiom
    isCompact = isTurnedPhone && !device.isRegularWidthInLandscape
    isSheet = scene.isInSheet
    hasDynamicIsland = device.sensor == .dynamicIsland && scene.orientation == .portrait
    topInset = device.safeArea.top
    let isFree = scene.navigationBar.frame != nil
    sideInset = isFree ? 0 : max(device.safeArea.left, device.safeArea.right)
    if let column = scene.column, !column.isFirst, !column.isLast { sideInset = 0 }
    width = scene.navigationBar.frame?.width ?? scene.column?.width ?? device.size.width
    // A sheet with the app's areas has those of a narrow window. Source: documented —
    // UIModalPresentationStyle.formSheet: its size class is compact.
    isRegularWidth =
      (device.idiom == .pad && scene.tabBar?.isInSheet != true)
      || (isTurnedPhone && device.isRegularWidthInLandscape)
      || (scene.orientation == .portrait && device.isRegularWidthUpright)
    contentSize = scene.traits.preferredContentSizeCategory
    // A first column whose rows are those of another list has the margins and the ground of any
    // screen. Source: measured — `layoutMargin`.
    isSidebar = scene.column?.name == .sidebar && scene.content?.isPlainOrGrouped != true
    let mayStandUpright =
      scene.navigationBar.topItem?.preferredVerticalBarBehavior != .disabled
    hasStatusStrip = device.hasStatusStrip && scene.column?.isLast != false
    isSwiftUI = scene.framework == .swiftUI
    isVertical =
      device.hasVerticalBars && isFree == false && scene.hasBarsAtStrip
      && scene.column?.isLast != false && mayStandUpright
  }
}
