/// The column of a split view behind a bar.
package struct ResolvedColumn: Hashable, Sendable {
  /// Which column it is.
  package var name: BarNavigationSplitView.Column
  /// Where the container of all columns begins above, in points.
  package var containerTop: Double
  /// Where the container of all columns ends below, in points.
  package var containerBottom: Double
  /// Where the column begins above, in points.
  package var top: Double
  /// Where the column ends below, in points.
  package var bottom: Double
  /// Whether it lies over the detail.
  package var isOverlay: Bool
  /// Radius of its corners, in points; 0 for a column that does not float.
  package var cornerRadius: Double
  /// The line that parts it from the next column; clear for none.
  package var separatorColor: BarColor
  /// How far a title on the middle stands off it, in points towards the trailing side.
  package var titleShift: Double
  /// What covers the detail under it; clear for a column that stands beside it.
  package var dimmingColor: BarColor
  /// Whether the dimming covers the column itself rather than what lies under it.
  package var dimsItself: Bool
  /// Whether other columns keep touches from it.
  package var isDimmed: Bool
  /// Where the dimming begins, in points from the bar's leading edge.
  package var dimmingStart: Double
  /// Where the dimming ends, in points from the bar's leading edge.
  package var dimmingEnd: Double

  /// Decides how a column looks behind its bar.
  init(_ place: ColumnPlace, _ context: borrowing ResolvingContext, sheet: BarRect?) {
    let screen = context.scene.device.size
    let metrics = context.metrics
    name = place.name
    containerTop = sheet?.y ?? 0
    containerBottom = sheet?.maxY ?? screen.height
    let inset = place.inset > 0 ? metrics[.sidebarInset] : 0
    let above = place.inset > 0 && sheet == nil ? context.scene.device.safeArea.top : 0
    top = containerTop + max(inset, above)
    bottom = containerBottom - inset
    cornerRadius = place.inset > 0 ? metrics[.sidebarRadius] : 0
    isOverlay = place.isOverlay
    separatorColor = place.isLast || place.inset > 0 ? .clear : context.color(.separator)
    let hasToggleAlone = place.hasSidebarToggle && context.leadingGroups.buttonCount == 0
    titleShift =
      place.followsFloatingSidebar
      ? metrics[.detailSafeAreaInset] / 2
      : place.isBesideDetail && hasToggleAlone ? metrics[.sidebarTitleShift] : 0
    let dims = place.isOverlay && place.isFirst
    dimsItself = place.isDisplaced
    isDimmed = place.isDimmed
    dimmingColor = dims || dimsItself ? BarColor.black.opacity(metrics[.overlayDimming]) : .clear
    dimmingStart = dimsItself ? 0 : -place.leading
    dimmingEnd = (sheet?.width ?? screen.width) - place.leading
  }
}
