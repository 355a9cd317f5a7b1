/// A picture with a name, for a contact sheet.
package struct ContactSheetImage: Hashable, Sendable {
  /// What stands above it.
  package var name: String
  /// What is drawn.
  package var list: DisplayList

  /// Names a picture.
  package init(name: String, list: DisplayList) {
    self.name = name
    self.list = list
  }
}

/// Where the pictures of a contact sheet lie: in rows of so many, each under its name, on a grey
/// ground.
///
/// Each picture is drawn by itself and put in its place, so that what one cuts away is its own.
package struct ContactSheet: Hashable, Sendable {
  /// The ground and the names.
  package var ground: DisplayList
  /// The place of each picture, in points, on pixels.
  package var frames: [BarRect]

  /// Lays pictures out; columns are as wide as their widest picture, rows as tall as their tallest.
  ///
  /// - Parameter columns: how many pictures stand beside each other.
  package init(
    _ pictures: [ContactSheetImage], columns: Int, measuring measurer: some TextMeasuring
  ) {
    let gap = ContactSheetMeasures.gap
    let count = max(min(columns, pictures.count), 1)
    let scale = pictures.map(\.list.scale).max() ?? 1
    let grid = PixelGrid(scale: scale)
    var widths = [Double](repeating: 0, count: count)
    for (index, picture) in pictures.enumerated() {
      widths[index % count] = max(widths[index % count], picture.list.size.width)
    }
    var items: [DisplayItem] = []
    frames = []
    var top = gap
    for start in stride(from: 0, to: pictures.count, by: count) {
      let row = pictures[start..<min(start + count, pictures.count)]
      let pictureTop = top + ContactSheetMeasures.nameHeight
      var x = gap
      for (column, picture) in row.enumerated() {
        let name = Self.name(picture.name, width: widths[column] + gap / 2, measurer)
        items.append(Self.item(name.text, name.measure, x: x, baseline: pictureTop - gap / 2))
        let size = picture.list.size
        frames.append(
          grid.nearest(BarRect(x: x, y: pictureTop, width: size.width, height: size.height)))
        x += widths[column] + gap
      }
      top = pictureTop + (row.map(\.list.size.height).max() ?? 0) + gap
    }
    let width = widths.reduce(gap) { $0 + $1 + gap }
    ground = DisplayList(
      size: BarSize(width: width, height: top), scale: scale,
      background: SystemColorTable.pair(.systemGray4).color(.light), items: items)
  }

  private static let style = TextStyle(size: ContactSheetMeasures.nameFontSize, weight: .semibold)

  /// A name that is as wide as its column at most: the rest gives way to an ellipsis.
  private static func name(
    _ name: String, width: Double, _ measurer: some TextMeasuring
  ) -> (text: String, measure: TextMeasure) {
    func measure(_ text: String) -> TextMeasure {
      measurer.measure(text, style: style, limit: .greatestFiniteMagnitude)
    }
    var kept = name
    var text = name
    var size = measure(text)
    while size.width > width, !kept.isEmpty {
      kept.removeLast()
      text = kept + "…"
      size = measure(text)
    }
    return (text, size)
  }

  private static func item(
    _ text: String, _ measure: TextMeasure, x: Double, baseline: Double
  ) -> DisplayItem {
    DisplayItem(
      .text(
        TextRun(
          text: text, origin: BarPoint(x: x, y: baseline), glyphs: measure.glyphs,
          width: measure.width, style: style, direction: .leftToRight,
          color: SystemColorTable.pair(.label).color(.light))), element: "sheet.name")
  }
}
