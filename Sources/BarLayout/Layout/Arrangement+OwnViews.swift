extension Arrangement {
  /// Lines of text one below the other, each on the middle of a frame.
  mutating func addLines(
    _ lines: [ResolvedText], in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    var top = frame.y
    for (index, line) in lines.enumerated() {
      let height = lineHeight(line)
      var label = label(
        .viewLine(host, index), line, x: frame.x,
        baseline: top + metrics[.ascentEm] * line.style.size, room: grid.down(frame.width))
      label.frame.x = frame.midX - label.frame.width / 2
      add(label)
      top += height
    }
  }

  /// Height of a line's label, in points.
  func lineHeight(_ line: ResolvedText) -> Double {
    grid.up(metrics[.lineHeightEm] * line.style.size)
  }

  /// A wheel that says that something is under way.
  mutating func addWheel(
    _ spokes: Int, _ color: BarColor, in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    let side = min(frame.width, frame.height)
    add(
      ArrangedElement(
        id: .viewWheel(host),
        frame: BarRect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        shape: .wheel(spokes: spokes, color)))
  }

  /// A search field, with Cancel after it where it is wanted.
  mutating func addSearchBar(
    _ search: ResolvedSearch, in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    let inset = min(metrics[.titleSearchFieldInset], frame.width / 2)
    // Before iOS 11 a search bar is no taller than a row, and its field stands inside of it.
    let height = min(metrics[.searchFieldHeight], max(frame.height - 2 * inset, 0))
    let top = frame.midY - height / 2
    var end = frame.maxX - inset
    if let cancel = search.cancel, end - frame.x > inset {
      let width = min(cancelWidth(cancel), end - frame.x - inset)
      let buttonHeight = cancel.text.isEmpty ? width : height
      arrangeCancel(
        cancel,
        BarRect(
          x: end - width, y: frame.midY - buttonHeight / 2, width: width, height: buttonHeight),
        SearchFieldNames(host))
      end -= width + metrics[.searchCancelGap]
    }
    let start = frame.x + inset
    arrangeField(
      search, BarRect(minX: start, minY: top, maxX: max(end, start), maxY: top + height), alpha: 1,
      as: SearchFieldNames(host))
  }

  /// Width of a search field that nothing stretches: that of its words, in points.
  func searchBarWidth(_ search: ResolvedSearch) -> Double {
    let words = naturalWidth(search.text.text, search.text.style)
    let cancel = search.cancel.map { cancelWidth($0) + metrics[.searchCancelGap] } ?? 0
    return 2 * metrics[.titleSearchFieldInset] + metrics[.searchFieldTextInset] + words
      + metrics[.searchIconInset] + cancel
  }
}

/// The names of a search field's elements.
struct SearchFieldNames {
  var (field, image, label) = (
    ElementID.searchBarField, ElementID.searchBarFieldImage, ElementID.searchBarFieldLabel
  )
  var (cancel, cancelImage, cancelLabel) = (
    ElementID.searchBarCancelButton, ElementID.searchBarCancelButtonImage,
    ElementID.searchBarCancelButtonLabel
  )

  /// Those of the bar's own field.
  init() {}

  /// Those of a field that stands in a view.
  init(_ host: ElementID.SegmentHost) {
    (field, image, label) = (
      .viewField(host, .whole), .viewField(host, .image), .viewField(host, .label)
    )
    (cancel, cancelImage, cancelLabel) = (
      .viewCancelButton(host, .whole), .viewCancelButton(host, .image),
      .viewCancelButton(host, .label)
    )
  }
}
