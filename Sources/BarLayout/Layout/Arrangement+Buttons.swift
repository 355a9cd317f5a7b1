extension Arrangement {
  /// Adds a side's buttons with what they show.
  mutating func add(_ side: ArrangedSide, isLeading: Bool) {
    for capsule in side.capsules {
      let id = ElementID.item(capsule.place, .glass)
      add(
        ArrangedElement(
          id: id,
          frame: Rect(
            x: position(capsule.start, capsule.width, isLeading), y: rowTop,
            width: capsule.width, height: metrics[.glassHeight]),
          shape: glass(height: metrics[.glassHeight], fill: capsule.fill)))
    }
    for index in side.items.indices {
      add(side.items[index], isLeading: isLeading)
    }
  }

  private mutating func add(_ placed: borrowing PlacedItem, isLeading: Bool) {
    let item = placed.item
    let x = position(placed.start, placed.width, isLeading)
    let contentX = position(
      placed.start + placed.contentStart, placed.contentWidth, isLeading)
    let id = ElementID.item(item.place, .whole)
    var element = ArrangedElement(
      id: id, frame: buttonFrame(item, x: x, width: placed.width), isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel, hasMenu: item.hasMenu)
    switch item.content {
    case .text(let text):
      add(element)
      if let look = item.look { addBackground(look.value, of: element) }
      let shift = item.look?.value.titleOffset ?? .zero
      var label = label(
        ElementID.item(item.place, .label), text, x: contentX + shift.x,
        baseline: rowBaseline + shift.y, room: placed.contentWidth, measure: placed.measure)
      if let look = item.look { label.alpha *= look.value.alpha }
      add(label)
    case .image(let image):
      add(element)
      if let look = item.look { addBackground(look.value, of: element) }
      add(
        ArrangedElement(
          id: ElementID.item(item.place, .image),
          frame: Rect(
            x: contentX, y: element.frame.midY - image.size.height / 2,
            width: placed.contentWidth, height: image.size.height),
          shape: .picture(image), alpha: item.look?.value.alpha ?? 1,
          risePixels: metrics[.imageRisePixels]))
    case .view(let view):
      let size = viewSize(view)
      element.frame = Rect(
        x: contentX, y: rowCentre - size.height / 2, width: placed.contentWidth,
        height: size.height)
      if case .box = view { element.shape = .fill(bar.palette.placeholder) }
      add(element)
      addContents(of: view, in: element.frame, item.place)
    case .space, .flexibleSpace: break
    }
  }

  /// The app's picture behind a button: as wide as the button, as tall as it is itself unless the row is
  /// less.
  ///
  /// Source: chosen — UIKit asks for a picture that can be stretched, and says no more.
  mutating func addBackground(_ look: ResolvedButtonLook, of button: ArrangedElement) {
    guard let image = look.background, let id = button.id.part(.background) else { return }
    let height = min(image.size.height, bar.rows.row)
    add(
      ArrangedElement(
        id: id,
        frame: Rect(
          x: button.frame.x + look.backgroundOffset.x,
          y: button.frame.midY - height / 2 + look.backgroundOffset.y,
          width: button.frame.width, height: height),
        shape: .picture(image)))
  }

  private mutating func addContents(
    of view: ResolvedView, in frame: Rect, _ place: ResolvedItem.Place
  ) {
    switch view {
    case .box: break
    case .text(let text):
      add(
        label(
          ElementID.item(place, .label), text, x: frame.x, baseline: baseline(of: text, in: frame),
          room: frame.width))
    case .image(let image):
      add(
        ArrangedElement(
          id: ElementID.item(place, .image), frame: frame, shape: .picture(image)))
    case .segments(let segments, let selected):
      addSegments(segments, selected: selected, in: frame, of: .item(place))
    }
  }

  private func buttonFrame(_ item: ResolvedItem, x: Double, width: Double) -> Rect {
    let height = metrics[.itemHeight]
    var y = rowCentre - height / 2
    if case .image = item.content { y -= metrics[.imageItemRise] }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// x from the leading edge of something at a distance from its own side's edge.
  func position(_ distance: Double, _ extent: Double, _ isLeading: Bool) -> Double {
    isLeading ? distance : width - distance - extent
  }
}
