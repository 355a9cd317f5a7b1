extension LaidOutScene {
  /// The display's rectangle, in points.
  private var displayFrame: BarRect {
    BarRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// The display's shape; its corners are continuous ones.
  private var displayShape: BarPath {
    BarPath(roundedRect: displayFrame, radius: cornerRadius, curve: .continuous)
  }

  /// The lit display with its rounded corners; what lies outside stays clear.
  var display: DisplayItem { DisplayItem(.path(displayShape, ground), element: "screen") }

  /// Takes away what lies outside the display's round corners: a watch's display is drawn round, but
  /// what scrolls on it is not.
  var roundedCorners: [DisplayItem] {
    guard cornerRadius > 0, !showsDisplayCorners || !environment.content.isEmpty else { return [] }
    return [DisplayItem(.crop(displayShape), element: "screen")]
  }

  /// The case around the display, in points from the display's top left.
  var bezelFrame: BarRect {
    let bezel = environment.bezel
    return displayFrame.inset(
      by: BarEdgeInsets(
        top: -bezel.top, left: -bezel.left, bottom: -bezel.bottom, right: -bezel.right))
  }

  /// What lies behind a display with clear corners: the case goes on under it, so that no light
  /// comes through where display and case each cover half a pixel.
  var bezelGround: [DisplayItem] {
    guard showsDisplayCorners, min(environment.bezel.left, environment.bezel.top) > 0 else {
      return []
    }
    return [
      DisplayItem(.fill(bezelFrame, .black), element: ElementID.screen(.bezel).description)
    ]
  }

  /// A plain case: black around the display, a metal edge, and a home button where there is one.
  ///
  /// What lies outside is cut off in the middle of the edge, so that no seam shows.
  var bezelItems: [DisplayItem] {
    let bezel = environment.bezel
    let width = min(bezel.left, bezel.top)
    guard width > 0 else { return roundedCorners }
    let radius = cornerRadius > 0 ? cornerRadius + width : BezelTable.squareDisplayRadius
    let edge = BezelTable.edgeWidth
    func within(_ depth: Double) -> (BarRect, Double) {
      (bezelFrame.inset(by: BarEdgeInsets(all: depth)), radius - depth)
    }
    let (cut, cutRadius) = within(edge / 2)
    let (inside, insideRadius) = within(edge)
    func item(_ content: DisplayItem.Content) -> DisplayItem {
      DisplayItem(content, element: ElementID.screen(.bezel).description)
    }
    let metal = SystemColorTable.pair(.systemGray2).color(.light)
    var items = [
      item(.crop(BarPath(roundedRect: cut, radius: cutRadius, curve: .continuous))),
      item(
        .path(
          BarPath(rimOf: bezelFrame, radius: radius, width: 2 * edge, curve: .continuous), metal)),
      item(
        .path(
          BarPath(
            between: inside, radius: insideRadius, and: displayFrame, radius: cornerRadius,
            curve: .continuous),
          .black)),
    ]
    if let button = environment.homeButton {
      items.append(
        item(
          .path(
            BarPath(
              rimOf: button, radius: button.width / 2, width: BezelTable.homeButtonRing),
            SystemColorTable.pair(.darkGray).color(.light))))
    }
    return items
  }
}

extension LaidOutScreen.Sheet {
  /// The sheet's ground; its corners are rounded by what lies in front.
  func item(_ ground: BarColor) -> DisplayItem {
    DisplayItem(.fill(frame, ground), element: ElementID.screen(.sheet).description)
  }

  /// What lies between its square corners and its round ones, as masks.
  ///
  /// Lower corners count where they stand on the screen.
  func corners(_ screen: BarRect, _ grid: PixelGrid) -> [DisplayMask] {
    let paths = BarPath.outsideCorners(
      of: frame, radius: cornerRadius, curve: .continuous,
      lowerRadius: lowerCornerRadius > 0 && frame.maxY < screen.maxY ? lowerCornerRadius : nil)
    return paths.compactMap { DisplayMask(inside: $0, of: .sheet, grid) }
  }
}

extension LaidOutScreen.Card {
  /// What lies between its square corners and its round ones, as masks.
  func corners(_ grid: PixelGrid) -> [DisplayMask] {
    BarPath.outsideCorners(
      of: frame, radius: cornerRadius, curve: .continuous, lowerRadius: cornerRadius
    ).compactMap { DisplayMask(inside: $0, of: .ground, grid) }
  }
}

extension DisplayMask {
  /// Shows the inside of a path; nil for a path of no extent.
  fileprivate init?(inside path: BarPath, of part: ScreenPart, _ grid: PixelGrid) {
    guard let bounds = path.bounds else { return nil }
    let shape = DisplayItem(.path(path, .white), element: ElementID.screen(part).description)
    self.init(
      box: grid.nearest(bounds.inset(by: BarEdgeInsets(all: -grid.pixel))), items: [shape])
  }
}

extension DisplayItem {
  /// The item in a mask's box alone, as far as the mask shows it.
  func shown(in mask: DisplayMask) -> DisplayItem {
    var item = self
    item.clip =
      (clip ?? mask.box).intersection(mask.box) ?? BarRect(x: 0, y: 0, width: 0, height: 0)
    item.mask = Shared(mask)
    return item
  }
}
