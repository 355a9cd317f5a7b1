extension Arrangement {
  /// The keys of the keyboard, which a whole screen shows and an answer leaves out.
  ///
  /// A row's keys share its width by letters; what does more than write stands at the ends.
  /// Keys stand in one order whatever way the app's language runs.
  mutating func arrangeKeys(of keyboard: ResolvedKeyboard) {
    let keys = keyboard.keys
    let insets = bar.place.insets
    let isTurned = bar.direction == .rightToLeft
    let start = isTurned ? insets.trailing : insets.leading
    let letter = (width - insets.leading - insets.trailing) / keys.letters
    var y = keyboard.frame.maxY - keyboard.bottom - Double(keys.rows.count) * keyboard.rowHeight
    for row in keys.rows {
      var x = start + row.start * letter
      for key in row.keys {
        let extent = key.share * letter
        let cell = BarRect(
          x: isTurned ? width - x - extent : x, y: y, width: extent, height: keyboard.rowHeight)
        arrange(key, in: cell, of: keyboard)
        x += extent
      }
      y += keyboard.rowHeight
    }
    guard keys.hasSignsBelow else { return }
    let middle = y + keyboard.rowHeight / 2
    for (name, x) in [
      (SymbolName.faceSmiling, start + letter), (.mic, start + (keys.letters - 1) * letter),
    ] {
      addSign(
        name, isTurned ? width - x : x, middle, size: keyboard.numbers[.keyLetterSize],
        keyboard.textColor)
    }
  }

  private mutating func arrange(
    _ key: KeyboardKeys.Key, in cell: BarRect, of keyboard: ResolvedKeyboard
  ) {
    if case .gap = key.face { return }
    let sizes = keyboard.numbers
    let frame = BarRect(
      minX: cell.minX + sizes[.keyGap] / 2, minY: cell.minY + sizes[.keyRowGap] / 2,
      maxX: cell.maxX - sizes[.keyGap] / 2, maxY: cell.maxY - sizes[.keyRowGap] / 2)
    guard !frame.isEmpty else { return }
    if sizes[.keyShadow] > 0 {
      addKey(frame.offset(dx: 0, dy: sizes[.keyShadow]), sizes[.keyRadius], keyboard.shadowColor)
    }
    addKey(frame, sizes[.keyRadius], key.isFunction ? keyboard.functionColor : keyboard.keyColor)
    switch key.face {
    case .blank, .gap: return
    case .sign(let name):
      addSign(name, frame.midX, frame.midY, size: sizes[.keySignSize], keyboard.textColor)
    case .text(let text):
      let size = key.isLetter ? sizes[.keyLetterSize] : sizes[.keyWordSize]
      let text = ResolvedText(
        text: text, style: TextStyle(size: size, weight: .regular), color: keyboard.textColor)
      // Small letters stand on the middle of a capital's height, a little above the key's.
      let baseline = baseline(about: frame.midY, size)
      var label = label(.screen(.keys), text, x: 0, baseline: baseline, room: frame.width)
      label.frame.x = frame.midX - label.frame.width / 2
      add(label)
    }
  }

  private mutating func addKey(_ frame: BarRect, _ radius: Double, _ color: BarColor) {
    add(
      ArrangedElement(
        id: .screen(.keys), frame: frame,
        shape: .roundedBox(radius: radius, color, curve: .continuous)))
  }

  private mutating func addSign(
    _ name: SymbolName, _ x: Double, _ y: Double, size: Double, _ color: BarColor
  ) {
    let symbol = ResolvedSymbol(name: name, pointSize: size, weight: .regular)
    let ink = symbol.inkSize
    add(
      ArrangedElement(
        id: .screen(.keys),
        frame: BarRect(
          x: x - ink.width / 2, y: y - ink.height / 2, width: ink.width, height: ink.height),
        shape: .picture(ResolvedImage(size: ink, picture: .symbol(symbol), color: color))))
  }
}
