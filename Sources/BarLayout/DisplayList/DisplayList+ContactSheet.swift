/// A picture with a name, for a contact sheet.
public struct ContactSheetImage: Hashable, Sendable {
  /// What stands above it.
  public var name: String
  /// What is drawn.
  public var list: DisplayList

  /// Names a picture.
  public init(name: String, list: DisplayList) {
    self.name = name
    self.list = list
  }
}

extension DisplayList {
  /// Puts pictures into rows of so many, each under its name, on a grey ground.
  ///
  /// Columns are as wide as the widest picture, rows as tall as their tallest one.
  public init(
    sheet pictures: [ContactSheetImage], columns: Int, measuring measurer: some TextMeasuring
  ) {
    let gap = ContactSheetMeasures.gap
    let style = TextStyle(size: ContactSheetMeasures.nameFontSize, weight: .semibold)
    let count = max(min(columns, pictures.count), 1)
    let width = pictures.map(\.list.size.width).max() ?? 0
    let scale = pictures.map(\.list.scale).max() ?? 1
    var items: [DisplayItem] = []
    var top = gap
    var index = 0
    while index < pictures.count {
      let row = pictures[index..<min(index + count, pictures.count)]
      let pictureTop = top + ContactSheetMeasures.nameHeight
      for (column, picture) in row.enumerated() {
        let x = gap + Double(column) * (width + gap)
        let measure = measurer.measure(picture.name, style: style, limit: .greatestFiniteMagnitude)
        items.append(
          DisplayItem(
            .text(
              TextRun(
                text: picture.name, origin: BarPoint(x: x, y: pictureTop - gap / 2),
                glyphs: measure.glyphs, width: measure.width, style: style,
                direction: .leftToRight, color: SystemColorTable.pair(.label).color(.light))),
            clip: nil, element: "sheet.name"))
        let frame = BarRect(
          x: x, y: pictureTop, width: picture.list.size.width, height: picture.list.size.height)
        items.append(
          DisplayItem(.fill(frame, picture.list.background), clip: frame, element: "sheet.ground"))
        items += picture.list.items.map { item in
          var item = item.offset(dx: frame.x, dy: frame.y)
          item.clip = item.clip.map { $0.intersection(frame) ?? .zero } ?? frame
          return item
        }
      }
      top = pictureTop + (row.map(\.list.size.height).max() ?? 0) + gap
      index += count
    }
    self.init(
      size: BarSize(width: gap + Double(count) * (width + gap), height: top), scale: scale,
      background: SystemColorTable.pair(.systemGray4).color(.light), items: items)
  }
}
