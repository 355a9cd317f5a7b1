extension PlatformArrangement {
  /// The search field at the end of a Mac's toolbar; it gives way before buttons do.
  mutating func arrangeSearch(
    _ search: ResolvedPlatformSearch, backFrom end: inout Double, until start: Double
  ) {
    let fieldEnd = bar.width - metrics[.searchFieldMargin]
    let width = min(metrics[.searchFieldWidth], max(fieldEnd - start, 0))
    let height = metrics[.searchFieldHeight]
    let field = BarRect(
      x: fieldEnd - width, y: middle - height / 2, width: width, height: height)
    let radius = min(metrics[.searchFieldRadius], height / 2)
    add(ArrangedElement(id: .searchBar, frame: field))
    add(
      ArrangedElement(
        id: .searchBarField, frame: field,
        shape: .rim(radius: radius, width: grid.pixel, [bar.palette.searchEdge]), isEnabled: true))
    let icon = search.icon.size
    add(
      ArrangedElement(
        id: .searchBarFieldImage,
        frame: BarRect(
          x: field.x + metrics[.searchIconInset] - icon.width / 2, y: middle - icon.height / 2,
          width: icon.width, height: icon.height),
        shape: .picture(search.icon), alpha: width > 0 ? 1 : 0, clip: field))
    let x = field.x + metrics[.searchTextInset]
    add(
      label(
        .searchBarFieldLabel, search.text, x: x, baseline: middle + metrics[.searchTextDrop],
        room: field.maxX - x - metrics[.searchIconInset] / 2))
    end = field.x - metrics[.searchFieldGap]
  }
}
