extension Arrangement {
  /// The field in which a message is written, above the keyboard or at the foot of what holds it.
  ///
  /// The field takes the room that pictures leave beside it and grows with its lines.
  mutating func arrange(_ message: ResolvedContent.MessageField, container: BarRect) {
    let sizes = message.numbers
    let disc = max(sizes[.messageFieldHeight], lineHeight(message) + 2 * sizes[.messageLinePadding])
    let insets = bar.place.insets
    var start = max(insets.leading, sizes[.messageMargin])
    var end = width - max(insets.trailing, sizes[.messageMargin])
    start += Double(message.leading.count) * (disc + sizes[.messageGap])
    end -= Double(message.trailing.count) * (disc + sizes[.messageGap])
    let inner = sizes[.messageImageInset] + message.image.size.width + sizes[.messageGap]
    let room = max(end - start - sizes[.messagePadding] - inner, 0)
    let words =
      message.text.map { lines(of: $0, room: room, limit: Int(sizes[.messageLineLimit])) } ?? []
    let height = disc + Double(max(words.count - 1, 0)) * lineHeight(message)
    let floor = container.maxY - message.bottom
    let field = BarRect(minX: start, minY: floor - height, maxX: end, maxY: floor)
    if message.color.alpha > 0 {
      let ground = BarRect(
        minX: 0, minY: field.minY - sizes[.messageGroundRise], maxX: width,
        maxY: container.maxY - message.groundBottom)
      add(
        ArrangedElement(
          id: .screen(.messageField), frame: ground,
          shape: message.material.map { .material($0, message.color) } ?? .fill(message.color)))
    }
    for (index, image) in message.leading.enumerated() {
      let x = start - Double(message.leading.count - index) * (disc + sizes[.messageGap])
      addDisc(image, BarRect(x: x, y: floor - disc, width: disc, height: disc), message)
    }
    for (index, image) in message.trailing.enumerated() {
      let x =
        end + sizes[.messageGap] + Double(message.trailing.count - 1 - index)
        * (disc + sizes[.messageGap])
      addDisc(image, BarRect(x: x, y: floor - disc, width: disc, height: disc), message)
    }
    addField(field, disc / 2, message)
    var y = field.minY + (disc - lineHeight(message)) / 2
    for line in words {
      add(
        label(
          .screen(.messageField), line, x: field.x + sizes[.messagePadding],
          baseline: y + metrics[.ascentEm] * line.style.size, room: room))
      y += lineHeight(message)
    }
    let size = message.image.size
    add(
      ArrangedElement(
        id: .screen(.messageField),
        frame: BarRect(
          x: field.maxX - sizes[.messageImageInset] - size.width,
          y: floor - disc / 2 - size.height / 2,
          width: size.width, height: size.height),
        shape: .picture(message.image)))
  }

  private func lineHeight(_ message: ResolvedContent.MessageField) -> Double {
    metrics[.lineHeightEm] * (message.text?.style.size ?? metrics[.contentFontSize])
  }

  private mutating func addField(
    _ field: BarRect, _ radius: Double, _ message: ResolvedContent.MessageField
  ) {
    let id = ElementID.screen(.messageField)
    guard message.numbers[.messageLinePixels] > 0 else {
      return add(
        ArrangedElement(
          id: id, frame: field,
          shape: .glass(bar.palette.glassMaterial, radius: radius, bar.palette.glass)))
    }
    add(
      ArrangedElement(
        id: id, frame: field,
        shape: .rim(
          radius: radius, width: message.numbers[.messageLinePixels] * grid.pixel,
          [message.lineColor])))
  }

  private mutating func addDisc(
    _ image: ResolvedImage, _ frame: BarRect, _ message: ResolvedContent.MessageField
  ) {
    let id = ElementID.screen(.messageField)
    add(
      ArrangedElement(
        id: id, frame: frame,
        shape: message.numbers[.messageLinePixels] > 0
          ? .roundedBox(radius: frame.height / 2, message.discColor)
          : glass(height: frame.height)))
    add(
      ArrangedElement(
        id: id,
        frame: BarRect(
          x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2,
          width: image.size.width, height: image.size.height),
        shape: .picture(image)))
  }
}
