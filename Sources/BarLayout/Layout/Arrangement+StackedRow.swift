extension Arrangement {
  /// The lines of a row at accessibility sizes of text: title, subtitle and detail below each other,
  /// each in as many lines as it needs.
  func stackedTexts(of row: ResolvedContent.Row, room: Double) -> [ResolvedText] {
    [row.title, row.subtitle, row.detail].compactMap { $0 }.flatMap { lines(of: $0, room: room) }
  }

  /// The height of such a row.
  func stackedHeight(of row: ResolvedContent.Row, _ content: ResolvedContent) -> Double {
    let texts = stackedTexts(of: row, room: stackedRoom(of: row, content))
    let height = texts.reduce(0) { $0 + metrics[.lineHeightEm] * $1.style.size }
    let bars = Double(row.lines) * 2 * metrics[.contentBarHeight]
    return max(row.leastHeight, height + bars + 2 * metrics[.contentRowPadding])
  }

  /// How much of a row's width its words have.
  private func stackedRoom(of row: ResolvedContent.Row, _ content: ResolvedContent) -> Double {
    let margins = bar.place.margins
    var room = width - margins.leading - margins.trailing
    if content.isGrouped { room -= 2 * metrics[.contentCardPadding] }
    if row.avatar != nil || row.iconColor.alpha > 0 || row.image != nil {
      room -= row.signSize + metrics[.contentIconGap]
    }
    let gap = metrics[.contentIconGap] / 2
    for sign in row.signs { room -= sign.size.width + gap }
    if row.toggle != nil { room -= metrics[.switchWidth] + gap }
    for button in row.buttons { room -= size(of: button).width + gap }
    return max(room, 0)
  }
}
