/// What the buttons of the corners leave to clock and title.
struct WatchRoom {
  /// Where the leading buttons end; nil without one.
  var leadingEnd: Double?
  /// Where the trailing button begins; nil without one.
  var trailingStart: Double?
}

extension WatchArrangement {
  /// The round buttons in the corners, from watchOS 10 on.
  ///
  /// A disc stands the bar's margin from its side and mirrors the one across; a view of the app's
  /// own is centred on the row of discs and ends before its neighbour. Words stretch the disc to a
  /// capsule, as far as the clock lets them. Source: measured — `discRows`; capsules are our
  /// choice.
  mutating func arrangeDiscs() -> WatchRoom {
    var room = WatchRoom()
    let margin = metrics[.barMargin]
    let gap = metrics[.buttonGap]
    let diameter = metrics[.buttonDiameter]
    let clock = min(naturalWidth(bar.clock), width)
    let isCentred = !bar.trailingItems.isEmpty
    let widest = isCentred ? (width - clock) / 2 - gap - margin : width - clock - gap - 2 * margin
    var x = margin
    if let back = bar.backButton {
      addBackDisc(back, x: x)
      room.leadingEnd = x + diameter
      x += diameter + gap
    }
    let hasRoom = bar.backButton == nil || x + diameter <= margin + max(widest, diameter)
    let leading = hasRoom ? bar.leadingItems.first : nil
    addHidden(bar.leadingItems.dropFirst(leading == nil ? 0 : 1), isLeading: true)
    if let leading {
      let across = bar.trailingItems.isEmpty ? 0 : max(widest, diameter) + gap
      let width = addDisc(
        leading, edge: x, widest: widest - (x - margin), most: self.width - margin - x - across,
        isLeading: true)
      room.leadingEnd = x + width
    }
    addHidden(bar.trailingItems.dropFirst(), isLeading: false)
    if let trailing = bar.trailingItems.first {
      let start = room.leadingEnd.map { $0 + gap } ?? margin
      let width = addDisc(
        trailing, edge: self.width - margin, widest: widest, most: self.width - margin - start,
        isLeading: false)
      room.trailingStart = self.width - margin - width
    }
    return room
  }

  private mutating func addBackDisc(_ back: ResolvedWatchBackButton, x: Double) {
    let diameter = metrics[.buttonDiameter]
    let frame = BarRect(x: x, y: metrics[.buttonTop], width: diameter, height: diameter)
    addDisc(
      .backButton(.whole), frame: frame, fill: bar.palette.disc, isEnabled: true,
      accessibilityLabel: back.accessibilityLabel)
    let inkWidth = diameter * metrics[.discIndicatorWidthShare]
    let inkHeight = diameter * metrics[.discIndicatorHeightShare]
    let ink = BarRect(
      x: frame.midX - metrics[.discIndicatorShift] - inkWidth / 2,
      y: frame.midY - inkHeight / 2, width: inkWidth, height: inkHeight)
    add(
      ArrangedElement(
        id: .backButton(.indicator), frame: ink,
        shape: .indicator(
          ink: ink, back.color, strokeWidth: metrics[.discIndicatorStroke], isRound: true)))
  }

  /// A disc or capsule and, from watchOS 26 on, its rim.
  private mutating func addDisc(
    _ id: ElementID, frame: BarRect, fill: BarColor, isEnabled: Bool, accessibilityLabel: String?
  ) {
    let radius = min(frame.width, frame.height) / 2
    add(
      ArrangedElement(
        id: id, frame: frame, shape: .roundedBox(radius: radius, fill), isEnabled: isEnabled,
        accessibilityLabel: accessibilityLabel))
    if metrics[.buttonRim] > 0, let glass = id.part(.glass) {
      add(
        ArrangedElement(
          id: glass, frame: frame,
          shape: .rim(radius: radius, width: metrics[.buttonRim], bar.palette.rim)))
    }
  }

  /// Adds a button that begins, or ends, at an edge; returns its width.
  ///
  /// - Parameters:
  ///   - widest: how wide a word may make it, in points.
  ///   - most: how wide a view may be, in points.
  private mutating func addDisc(
    _ item: ResolvedItem, edge: Double, widest: Double, most: Double, isLeading: Bool
  ) -> Double {
    let diameter = metrics[.buttonDiameter]
    let centreY = metrics[.buttonTop] + diameter / 2
    var size = BarSize(width: diameter, height: diameter)
    var word: (text: ResolvedText, line: ArrangedText)?
    switch item.content {
    case .view(.box(let box)):
      size = BarSize(width: min(box.width, max(most, diameter)), height: box.height)
    case .text(let text), .view(.text(let text)):
      let text = text.value
      let padding = metrics[.buttonPadding]
      let baseline = centreY + metrics[.capHeightEm] * text.style.size / 2
      let room = max(widest, diameter) - 2 * padding
      let line = line(text, baseline: baseline, room: max(room, 0))
      size.width = max(line.labelWidth(grid) + 2 * padding, diameter)
      word = (text, line)
    default: break
    }
    let frame = BarRect(
      x: isLeading ? edge : edge - size.width, y: centreY - size.height / 2, width: size.width,
      height: size.height)
    let id = ElementID.item(item.place, .whole)
    if case .view(.box) = item.content {
      add(
        ArrangedElement(
          id: id, frame: frame, shape: .fill(bar.palette.placeholder), isEnabled: item.isEnabled,
          accessibilityLabel: item.accessibilityLabel))
    } else {
      addDisc(
        id, frame: frame, fill: item.prominentFill ?? bar.palette.disc, isEnabled: item.isEnabled,
        accessibilityLabel: item.accessibilityLabel)
      addPicture(of: item, at: BarPoint(x: frame.midX, y: frame.midY))
    }
    if let word {
      let x = frame.midX - word.line.labelWidth(grid) / 2
      add(label(.item(item.place, .label), word.text, word.line, x: x))
    }
    return size.width
  }
}
