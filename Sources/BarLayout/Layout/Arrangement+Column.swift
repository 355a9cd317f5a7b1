extension Arrangement {
  /// What lies behind the bar of a column: the detail darkened, and the column's own ground where
  /// it lies over the detail, or its glass where it floats.
  ///
  /// Source: assumed — `columnRows`, but for the dark ground of an iPad sidebar, which is measured.
  mutating func arrangeColumn() {
    guard let column = bar.column else { return }
    let height = column.bottom - column.top
    if !column.dimsItself { addDimming(column) }
    var shape: ArrangedElement.Shape =
      column.isOverlay || metrics[.sidebarIsSecondary] ? .fill(bar.palette.ground) : .none
    if column.cornerRadius > 0 {
      shape = .glass(
        bar.palette.glassMaterial, radius: column.cornerRadius, bar.palette.glass)
    }
    add(
      ArrangedElement(
        id: .column, frame: BarRect(x: 0, y: column.top, width: width, height: height), shape: shape
      ))
  }

  /// What darkens a column that others push aside, over everything but the status bar.
  ///
  /// Source: documented — UISplitViewController.DisplayMode.twoDisplaceSecondary: the secondary view
  /// is dimmed out, and a touch of it takes the columns away.
  mutating func arrangeColumnVeil() {
    guard let column = bar.column, column.dimsItself else { return }
    underStatusBar { $0.addDimming(column) }
  }

  /// A darkened part of the screen that answers touches in the place of what lies under it.
  private mutating func addDimming(_ column: ResolvedColumn) {
    guard column.dimmingColor.alpha > 0 else { return }
    add(
      ArrangedElement(
        id: .columnDimming,
        frame: BarRect(
          minX: column.dimmingStart, minY: column.containerTop, maxX: column.dimmingEnd,
          maxY: column.containerBottom),
        shape: .fill(column.dimmingColor), isEnabled: true))
  }

  /// The line at the end of a column, from the top of the container to its bottom.
  mutating func arrangeColumnSeparator() {
    guard let column = bar.column, column.separatorColor.alpha > 0 else { return }
    let thickness = metrics[.columnSeparatorPixels] * grid.pixel
    guard thickness > 0 else { return }
    add(
      ArrangedElement(
        id: .columnSeparator,
        frame: BarRect(
          x: width - thickness, y: column.top, width: thickness,
          height: column.bottom - column.top),
        shape: .fill(column.separatorColor)))
  }
}
