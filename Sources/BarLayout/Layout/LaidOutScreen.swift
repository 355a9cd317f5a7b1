/// The screen around a bar: what lies behind it and what lies over it.
package struct LaidOutScreen: Hashable, Sendable {
  /// A sheet that leaves part of the screen free.
  package struct Sheet: Hashable, Sendable {
    /// Its frame, in points.
    package var frame: BarRect
    /// Radius of its continuous corners, in points.
    package var cornerRadius: Double
    /// Radius of its lower corners, in points.
    package var lowerCornerRadius: Double
  }

  /// A screen on its way in a push or a pop, where its corners are round.
  package struct Card: Hashable, Sendable {
    /// Its frame, in points.
    package var frame: BarRect
    /// Radius of its continuous corners, in points.
    package var cornerRadius: Double
    /// How many elements of `content`, from the first on, lie under it.
    package var countBelow: Int
  }

  /// The sheet the bar stands in; nil when it spans the screen.
  package var sheet: Sheet?
  /// What a whole screen has behind the bar's own ground, back to front.
  package var behind: [LaidOutElement] = []
  /// What scrolls under the bar, back to front.
  package var content: [LaidOutElement] = []
  /// The upper one of two screens in a push or a pop; nil at rest, and where it has no round corners.
  package var card: Card?
  /// What a whole screen has in front of the bar, back to front.
  package var front: [LaidOutElement] = []
  /// Widths of the case around the display, in points.
  package var bezel: BarEdgeInsets = .zero
  /// Whether what lies behind a sheet is more than a colour, so that it is drawn again between the
  /// sheet's square corners and its round ones.
  package var showsThroughCorners = false
  /// Whether a device that folds is folded partly; nil for one that does not fold.
  package var isPartlyFolded: Bool?
  /// The round button below the display, in points on the screen; nil for none.
  package var homeButton: BarRect?

  /// A display with square corners and nothing on it.
  package static let plain = LaidOutScreen()
}

extension LaidOutScreen {
  /// Lays out the screen around a bar that is laid out already.
  init(
    _ scene: borrowing ResolvedScene, bar: borrowing LaidOutBar,
    measuring measurer: some TextMeasuring
  ) {
    let grid = PixelGrid(scale: scene.bar.place.scale)
    let (side, end) = (scene.display.bezelSide, scene.display.bezelEnd)
    let bezel =
      scene.display.isTurned
      ? BarEdgeInsets(sides: end, ends: side) : BarEdgeInsets(sides: side, ends: end)
    let homeButton = Self.homeButton(scene)
    let content = Self.content(scene, bar: bar, measuring: measurer)
    guard !scene.isStandalone else {
      self.init(
        content: content, bezel: bezel, isPartlyFolded: scene.display.isPartlyFolded,
        homeButton: homeButton)
      return
    }
    var sheet: Sheet?
    var behind: [LaidOutElement] = []
    var front: [LaidOutElement] = []
    var showsThroughCorners = false
    // What nearly every screen has: a cut-out and the line that stands for the home button.
    front.reserveCapacity(2)
    let screen = BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    if let frame = scene.sheet.map(grid.nearest) {
      let look = scene.sheetLook
      let radius = look?.radius ?? scene.bar.metrics[.sheetRadius]
      let stated = Sheet(
        frame: frame, cornerRadius: radius,
        // A keyboard lies over the lower corners.
        lowerCornerRadius: scene.bar.foot?.value.keyboard == nil ? look?.lowerRadius ?? radius : 0)
      sheet = stated
      showsThroughCorners =
        scene.presentingContent != nil
        || (scene.display.sheetShadow != nil && !scene.isPopover)
      behind = Self.presenter(scene, stated, screen, grid, measuring: measurer)
      front = showsThroughCorners ? [] : Self.corners(scene, stated, screen)
      front += Self.popover(scene, stated)
      if let look, let grabber = look.grabber.map(grid.nearest) {
        var element = Self.fill(.grabber, grabber, look.grabberColor)
        element.content = .roundedRect(cornerRadius: grabber.height / 2, curve: .circular)
        front.append(element)
      }
    }
    if let keyboard = scene.bar.foot?.value.keyboard {
      var arrangement = Arrangement(keyboard.bar, measuring: measurer)
      arrangement.arrangeKeys(of: keyboard)
      front += arrangement.elements
    }
    if let fold = scene.display.fold {
      front.append(Self.fill(.fold, grid.nearest(fold), scene.display.foldColor))
    }
    Self.addSensor(scene, screen, to: &front)
    Self.addHomeIndicator(scene, screen, grid, to: &front)
    self.init(
      sheet: sheet, behind: behind, content: content, front: front, bezel: bezel,
      showsThroughCorners: showsThroughCorners, isPartlyFolded: scene.display.isPartlyFolded,
      homeButton: homeButton)
  }

  /// What lies between a sheet's square corners and its round ones.
  private static func corners(
    _ scene: borrowing ResolvedScene, _ sheet: Sheet, _ screen: BarRect
  ) -> [LaidOutElement] {
    let frame = sheet.frame
    let color = scene.display.pushesPresenterBack ? BarColor.black : scene.display.presenterColor
    let corners = BarPath.outsideCorners(
      of: frame, radius: sheet.cornerRadius, curve: .continuous,
      lowerRadius: sheet.lowerCornerRadius > 0
        && (frame.maxY < screen.maxY || scene.sheetLook?.scaling != nil)
        ? sheet.lowerCornerRadius : nil)
    return corners.map { corner in
      var element = fill(.presenter, frame, color)
      element.content = .path(corner)
      return element
    }
  }

  /// The notch or the island, at the edge that was the upper one before the device was turned.
  private static func addSensor(
    _ scene: borrowing ResolvedScene, _ screen: BarRect, to front: inout [LaidOutElement]
  ) {
    guard let sensor = scene.display.sensor else { return }
    let isTurned = scene.display.isTurned
    let edge = isTurned ? screen.height : screen.width
    let frame = BarRect(
      x: (edge - sensor.width) / 2, y: sensor.top, width: sensor.width, height: sensor.height)
    if scene.bar.hasStatusStrip {
      // The strip does not turn: the camera stays on its middle.
      let centre = screen.maxX - scene.safeArea.largestSide / 2
      front.append(
        fill(
          .sensor,
          BarRect(
            x: centre - sensor.width / 2, y: sensor.top, width: sensor.width,
            height: sensor.height),
          .black, .roundedRect(cornerRadius: sensor.radius, curve: .circular)))
      return
    }
    let turned = BarRect(
      x: frame.y, y: screen.height - frame.maxX, width: frame.height, height: frame.width)
    let place = isTurned ? turned : frame
    guard sensor.top == 0 else {
      front.append(
        fill(.sensor, place, .black, .roundedRect(cornerRadius: sensor.radius, curve: .circular)))
      return
    }
    let notch = BarPath(notch: frame, radius: sensor.radius, shoulder: sensor.shoulder)
    let path = isTurned ? notch.mapped { BarPoint(x: $0.y, y: screen.height - $0.x) } : notch
    front.append(fill(.sensor, place, .black, .path(path)))
  }

  private static func addHomeIndicator(
    _ scene: borrowing ResolvedScene, _ screen: BarRect, _ grid: PixelGrid,
    to front: inout [LaidOutElement]
  ) {
    guard scene.display.hasHomeIndicator else { return }
    let height = scene.bar.metrics[.homeIndicatorHeight]
    let width = scene.bar.metrics[.homeIndicatorWidth]
    let frame = grid.nearest(
      BarRect(
        x: (screen.width - width) / 2,
        y: screen.maxY - scene.bar.metrics[.homeIndicatorBottom] - height, width: width,
        height: height))
    front.append(
      fill(
        .homeIndicator, frame, scene.display.homeIndicatorColor,
        .roundedRect(cornerRadius: height / 2, curve: .circular)))
  }

  /// The button that leads home, in the middle of the case's lower part.
  private static func homeButton(_ scene: borrowing ResolvedScene) -> BarRect? {
    guard scene.display.hasHomeButton else { return nil }
    let diameter = BezelTable.homeButtonDiameter
    let away = scene.display.bezelEnd / 2
    let centre =
      scene.display.isTurned
      ? BarPoint(x: scene.screen.width + away, y: scene.screen.height / 2)
      : BarPoint(x: scene.screen.width / 2, y: scene.screen.height + away)
    return BarRect(
      x: centre.x - diameter / 2, y: centre.y - diameter / 2, width: diameter, height: diameter)
  }

  static func fill(
    _ part: ScreenPart, _ frame: BarRect, _ color: BarColor,
    _ content: LaidOutElement.Content = .fill
  ) -> LaidOutElement {
    LaidOutElement(id: .screen(part), frame: frame, ink: frame, color: color, content: content)
  }
}
