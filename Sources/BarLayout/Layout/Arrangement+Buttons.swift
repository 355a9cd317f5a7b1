extension Arrangement {
  /// Adds a side's buttons with what they show.
  mutating func add(_ side: ArrangedSide, isLeading: Bool) {
    add(side.capsules, isLeading: isLeading)
    for index in side.items.indices {
      addButton(side.items, index, isLeading: isLeading)
    }
    for item in side.items {
      guard let badge = item.item.badge else { continue }
      add(
        badge.value, at: item.item.place,
        over: buttonFrame(x: position(item.start, item.width, isLeading), width: item.width))
    }
  }

  /// The badge of a button, on the corner that is read last; one that has no words is a dot.
  ///
  /// Source: `badgeRows`.
  private mutating func add(
    _ badge: ResolvedBadge, at place: ResolvedItem.Place, over button: BarRect
  ) {
    let isDot = badge.text.text.isEmpty
    let height = metrics[isDot ? .badgeDot : .badgeHeight]
    let words = naturalWidth(badge.text.text, badge.text.style)
    let width = isDot ? height : max(words + 2 * metrics[.badgePadding], height)
    let inset = metrics[.badgeInset]
    let frame = BarRect(
      x: min(button.maxX - inset - width / 2, self.width - width),
      y: button.minY + inset - height / 2, width: width, height: height)
    add(
      ArrangedElement(
        id: .item(place, .badge), frame: frame,
        shape: .roundedBox(radius: height / 2, badge.color)))
    guard !isDot else { return }
    let style = badge.text.style
    let baseline =
      baseline(about: frame.midY, style.size)
    add(
      label(
        .item(place, .badgeLabel), badge.text, x: frame.midX - words / 2, baseline: baseline,
        room: words))
  }

  private mutating func add(_ capsules: [PlacedCapsule], isLeading: Bool) {
    guard !capsules.isEmpty else { return }
    let height = metrics[.glassHeight]
    let glass = bar.palette.glassMaterial
    let plain = LaidOutElement.Content.glass(glass, cornerRadius: height / 2)
    for capsule in capsules {
      let content =
        capsule.fill.map { .glass(glass.filled(with: $0), cornerRadius: height / 2) } ?? plain
      let frame = BarRect(
        x: position(capsule.start, capsule.width, isLeading), y: rowTop, width: capsule.width,
        height: height)
      add(
        ElementID.item(capsule.place, .glass), filling: frame, content,
        capsule.fill ?? bar.palette.glass)
    }
  }

  /// Adds one button of a list; it is read where it stands.
  private mutating func addButton(_ items: [PlacedItem], _ index: Int, isLeading: Bool) {
    let (start, width) = (items[index].start, items[index].width)
    let contentWidth = items[index].contentWidth
    let x = position(start, width, isLeading)
    let contentX = position(start + items[index].contentStart, contentWidth, isLeading)
    let place = items[index].item.place
    let id = ElementID.item(place, .whole)
    let isEnabled = items[index].item.isEnabled
    let accessibilityLabel = items[index].item.accessibilityLabel
    let first = elements.count
    switch items[index].item.content {
    case .text(let text):
      let frame = buttonFrame(x: x, width: width)
      add(id, frame, isEnabled: isEnabled, accessibilityLabel: accessibilityLabel)
      if let look = items[index].item.look { addBackground(look.value, of: id, frame) }
      let shift = items[index].item.titleShift
      add(
        ElementID.item(place, .label), text.value, items[index].measure, x: contentX + shift.x,
        baseline: rowBaseline(text.value.style.size) + metrics[.wordDrop] + shift.y,
        room: contentWidth, alpha: items[index].item.alpha)
    case .image(let image):
      let frame = buttonFrame(x: x, width: width, rise: metrics[.imageItemRise])
      add(id, frame, isEnabled: isEnabled, accessibilityLabel: accessibilityLabel)
      if let look = items[index].item.look { addBackground(look.value, of: id, frame) }
      var (imageX, imageWidth) = (contentX, contentWidth)
      if let color = items[index].item.discColor {
        addDisc(color, at: place, midX: contentX + contentWidth / 2, midY: frame.midY)
        imageX += (contentWidth - image.size.width) / 2
        imageWidth = image.size.width
      }
      add(
        ArrangedElement(
          id: ElementID.item(place, .image),
          frame: BarRect(
            x: imageX, y: frame.midY - image.size.height / 2 - metrics[.imageRise],
            width: imageWidth,
            height: image.size.height),
          shape: .picture(image), alpha: items[index].item.alpha,
          risePixels: metrics[.imageRisePixels]))
    case .view(let view):
      let size = viewSize(view)
      var element = ArrangedElement(
        id: id,
        frame: BarRect(
          x: contentX, y: rowCentre - size.height / 2, width: contentWidth, height: size.height),
        isEnabled: isEnabled, accessibilityLabel: accessibilityLabel)
      if case .box = view { element.shape = .fill(bar.palette.placeholder) }
      add(element)
      addContents(of: view, in: element.frame, place)
    case .space, .flexibleSpace: break
    }
    if items[index].item.hasMenu, elements.count > first { setMenu(ofElementAt: first) }
  }

  /// The disc behind the cross of Close.
  private mutating func addDisc(
    _ color: BarColor, at place: ResolvedItem.Place, midX: Double, midY: Double
  ) {
    let diameter = metrics[.closeDiscDiameter]
    add(
      ArrangedElement(
        id: ElementID.item(place, .disc),
        frame: BarRect(
          x: midX - diameter / 2, y: midY - diameter / 2 - metrics[.imageRise], width: diameter,
          height: diameter),
        shape: .roundedBox(radius: diameter / 2, color), risePixels: metrics[.imageRisePixels]))
  }

  /// The app's picture behind a button: as wide as the button, as tall as it is itself unless the
  /// row is less.
  ///
  /// Source: assumed — UIKit asks for a picture that can be stretched, and says no more.
  mutating func addBackground(_ look: ResolvedButtonLook, of button: ElementID, _ frame: BarRect) {
    guard let image = look.background, let id = button.part(.background) else { return }
    let height = min(image.size.height, bar.rows.row)
    add(
      ArrangedElement(
        id: id,
        frame: BarRect(
          x: frame.x + look.backgroundOffset.x,
          y: frame.midY - height / 2 + look.backgroundOffset.y,
          width: frame.width, height: height),
        shape: .picture(image)))
  }

  private mutating func addContents(
    of view: ResolvedView, in frame: BarRect, _ place: ResolvedItem.Place
  ) {
    switch view {
    case .box: break
    case .text(let text):
      add(
        label(
          ElementID.item(place, .label), text.value, x: frame.x,
          baseline: baseline(of: text.value, in: frame),
          room: frame.width))
    case .image(let image):
      add(
        ArrangedElement(
          id: ElementID.item(place, .image), frame: frame, shape: .picture(image)))
    case .avatar(let text, _, let color):
      addAvatar(text, color, in: frame, .item(place, .image), .item(place, .label))
    case .labeled(let image, let text):
      addLabeled(image, text, in: frame, .item(place, .image), .item(place, .label))
    case .segments(let segments, let selected):
      addSegments(segments, selected: selected, in: frame, of: .item(place))
    case .lines(let lines): addLines(lines, in: frame, of: .item(place))
    case .wheel(_, let spokes, let color): addWheel(spokes, color, in: frame, of: .item(place))
    case .search(let search): addSearchBar(search, in: frame, of: .item(place))
    }
  }

  /// Initials on a disc that fills a box.
  mutating func addAvatar(
    _ text: ResolvedText, _ color: BarColor, in frame: BarRect, _ discID: ElementID,
    _ labelID: ElementID
  ) {
    let side = min(frame.width, frame.height)
    add(
      ArrangedElement(
        id: discID,
        frame: BarRect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        shape: .roundedBox(radius: side / 2, color)))
    var word = label(
      labelID, text, x: frame.x, baseline: baseline(about: frame.midY, text.style.size),
      room: side)
    word.frame.x = frame.midX - word.frame.width / 2
    add(word)
  }

  /// A picture with words after it, in a box as wide as both.
  mutating func addLabeled(
    _ image: ResolvedImage, _ text: ResolvedText, in frame: BarRect, _ imageID: ElementID,
    _ labelID: ElementID
  ) {
    let size = image.size
    add(
      ArrangedElement(
        id: imageID,
        frame: BarRect(
          x: frame.x, y: frame.midY - size.height / 2, width: size.width, height: size.height),
        shape: .picture(image)))
    let start = frame.x + grid.up(size.width + metrics[.labelSpacing])
    add(
      label(
        labelID, text, x: start,
        baseline: baseline(about: frame.midY, text.style.size),
        room: max(grid.down(frame.maxX - start), 0)))
  }

  private func buttonFrame(x: Double, width: Double, rise: Double = 0) -> BarRect {
    let height = metrics[.itemHeight]
    return BarRect(x: x, y: rowCentre - height / 2 - rise, width: width, height: height)
  }

  /// x from the leading edge of something at a distance from its own side's edge.
  func position(_ distance: Double, _ extent: Double, _ isLeading: Bool) -> Double {
    isLeading ? distance : width - distance - extent
  }
}
