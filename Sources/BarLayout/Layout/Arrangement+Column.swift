extension Arrangement {
  /// What lies behind the bar of a column: the detail darkened, and the column's own ground where
  /// it lies over the detail, or its glass where it floats.
  ///
  /// Source: assumed — `columnRows`, but for the dark ground of an iPad sidebar, which is measured.
  mutating func arrangeColumn() {
    guard let column = bar.column else { return }
    let height = column.bottom - column.top
    if column.dimmingColor.alpha > 0 {
      add(
        ArrangedElement(
          id: .columnDimming,
          frame: BarRect(
            minX: column.dimmingStart, minY: column.containerTop, maxX: column.dimmingEnd,
            maxY: column.containerBottom),
          shape: .fill(column.dimmingColor)))
    }
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
