/// The parts of a bar that scrolling moves, grows or fades, laid out offset by offset.
///
/// What no offset changes is kept: what the scene asks for, the widths of its texts, and all other
/// elements.
struct ScrolledParts {
  private let context: ResolvingContext
  private let scene: ResolvedScene
  private var arrangement: Arrangement
  /// Colour of clock and signs, which are kept.
  private let statusBarColor: BarColor
  /// How much of the inline title shows where the layout is now.
  private var titleAlpha: Double
  /// Where each part stands among the bar's elements, those of the inline title last.
  private var places: [Int] = []
  /// How many parts there are but for the inline title.
  private let countWithoutTitle: Int

  /// Prepares the parts of a bar that was laid out; nil for one of which more changes.
  ///
  /// - Parameters:
  ///   - scene: at the offset that it was laid out at.
  ///   - measurer: says how wide texts are.
  /// - Throws: nothing where the scene could be laid out.
  init?(
    of scene: BarScene, in laidOut: borrowing LaidOutScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    guard scene.isFollowed, laidOut.bars.count == 1 else { return nil }
    let metrics = NavigationBarMetrics(for: MetricContext(scene))
    self.scene = try ResolvedScene(resolving: scene, metrics: metrics)
    guard self.scene.isFollowed else { return nil }
    var context = ResolvingContext(scene: scene, metrics: metrics)
    let scroll = ResolvedScroll(&context, rows: self.scene.bar.rows)
    statusBarColor = context.statusBarColor(scroll.appearance, ground: self.scene.content.ground)
    titleAlpha = scroll.titleAlpha
    self.context = context
    arrangement = Arrangement(
      self.scene.sharedBar,
      measuring: KeptMeasures(over: self.scene.measurer(over: measurer)))
    arrangement.arrange()
    let shared = Shared(scroll)
    arrangement.arrange(at: shared, withTitle: false)
    countWithoutTitle = arrangement.elements.count
    arrangement.arrange(at: shared, withTitle: true)
    arrangement.makePixelsExact()
    for part in arrangement.elements {
      guard let place = laidOut.bars[0].elements.firstIndex(of: part) else { return nil }
      places.append(place)
    }
  }

  /// Moves a layout to another offset; false, and the layout as it was, where more than these parts
  /// changes on the way.
  mutating func move(_ laidOut: inout LaidOutScene, to offset: Double) -> Bool {
    guard offset.isFinite else { return false }
    var context = context
    context.contentOffset = offset
    let scroll = ResolvedScroll(&context, rows: scene.bar.rows)
    guard context.isAtEdge == self.context.isAtEdge, !context.isMinimized(rows: scroll.rows),
      context.statusBarColor(scroll.appearance, ground: scene.content.ground) == statusBarColor
    else { return false }
    let isTitleKept = scroll.titleAlpha == titleAlpha
    arrangement.arrange(at: Shared(scroll), withTitle: !isTitleKept)
    arrangement.makePixelsExact()
    guard arrangement.elements.count == (isTitleKept ? countWithoutTitle : places.count),
      arrangement.elements.indices.allSatisfy({
        arrangement.elements[$0].id == laidOut.bars[0].elements[places[$0]].id
      })
    else { return false }
    arrangement.exchangeElements(with: &laidOut.bars[0].elements, at: places)
    titleAlpha = scroll.titleAlpha
    let grid = scene.bar.place.grid
    laidOut.bars[0].take(scroll, of: scene.sharedBar, on: grid)
    laidOut.safeArea = grid.exact(LaidOutScene.safeArea(of: scene, bar: laidOut.bars[0]))
    laidOut.bars[0].frame = grid.exact(laidOut.bars[0].frame)
    return true
  }
}

extension BarScene {
  /// Whether nothing but the bar scrolls: contents move with each offset, and columns have offsets
  /// of their own.
  fileprivate var isFollowed: Bool {
    (device.idiom == .phone || device.idiom == .pad) && navigation == nil && transition == nil
      && content == nil && column == nil && !hasPadBars
  }
}

extension ResolvedScene {
  /// Whether nothing hangs on the bar that goes with its rows.
  fileprivate var isFollowed: Bool {
    content.isEmpty && !bar.isHidden && !isPopover && sheetLook?.scaling == nil
      && bar.openMenu == nil && bar.titleMenu?.panel == nil && bar.largeContent == nil
  }
}
