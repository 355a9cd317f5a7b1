/// A scene laid out at one content offset after another.
///
/// A layout is kept as long as an offset changes nothing in it but offsets: while the title is inline,
/// beyond a large title, and where the bar's background has come. While a large title or a search
/// field collapses and while the background comes, what goes with them is laid out again, and all
/// else is kept. The answer is always that of `LaidOutScene(layingOut:measuring:)` with the scene at
/// that offset.
///
/// It is handed to a closure, never copied: copying it would take 50 kB of code.
final class ScrollingLayout<Measurer: TextMeasuring> {
  private var scene: BarScene
  private let measurer: Measurer
  /// The last layout that was worked out.
  private var kept: LaidOutScene?
  /// What of it goes with an offset; nil where that is not known.
  private var parts: ScrolledParts?

  /// Prepares a scene, whose own content offset is not looked at.
  ///
  /// - Parameter measurer: says how wide texts are.
  init(of scene: BarScene, measuring measurer: Measurer) {
    self.scene = scene
    self.measurer = measurer
  }

  /// Lays the scene out with its content scrolled up by some points from rest; negative where it is
  /// pulled down.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible, as an offset that is not a
  ///   finite number.
  func layout(at offset: Double) throws(SceneError) -> LaidOutScene {
    if move(to: offset), let kept { return kept }
    scene.contentOffset = offset
    let laidOut = try LaidOutScene(layingOut: scene, measuring: measurer)
    kept = laidOut
    parts = try ScrolledParts(of: scene, in: laidOut, measuring: measurer)
    return laidOut
  }

  /// Moves the kept layout to an offset; false where it takes a new one.
  private func move(to offset: Double) -> Bool {
    guard var laidOut = kept.take() else { return false }
    defer { kept = laidOut }
    if scene.scrollsOneBar, laidOut.unchangedOffsets?.contains(offset) == true {
      laidOut.bars[0].scroll.move(to: offset)
      return true
    }
    return parts?.move(&laidOut, to: offset) ?? false
  }
}

extension LaidOutScene {
  /// Lays a scene out at one content offset after another, as a drag or an animation asks for it.
  ///
  /// What an offset does not change is kept, so that it is no more than a copy; the answer is always that
  /// of a new layout. The function that is returned takes how far the content is scrolled up from rest, in
  /// points, negative where it is pulled down, and belongs to one thread.
  ///
  /// - Parameters:
  ///   - scene: what is laid out; its own content offset is not looked at.
  ///   - measurer: says how wide texts are.
  /// - Throws: nothing itself; the function that is returned throws `SceneError` when the scene asks for
  ///   something impossible, as an offset that is not a finite number.
  public static func scrolling(
    _ scene: BarScene, measuring measurer: some TextMeasuring
  ) -> (_ offset: Double) throws(SceneError) -> LaidOutScene {
    let layouts = ScrollingLayout(of: scene, measuring: measurer)
    return { offset throws(SceneError) in try layouts.layout(at: offset) }
  }

  /// The same with San Francisco's widths, which are built in: no font is read.
  ///
  /// - Throws: nothing itself; the function that is returned throws `SceneError`.
  public static func scrolling(
    _ scene: BarScene
  ) -> (_ offset: Double) throws(SceneError) -> LaidOutScene {
    scrolling(scene, measuring: AdvanceTable.sanFrancisco)
  }
}

extension BarScene {
  /// Whether the content offset is that of its only bar, at rest: columns have offsets of their own.
  fileprivate var scrollsOneBar: Bool {
    if case .splitView? = navigation { return false }
    return transition == nil
  }
}

extension LaidOutScene {
  /// Offsets at which everything but offsets is as it is; nil where it is not known.
  fileprivate var unchangedOffsets: ClosedRange<Double>? {
    bars.count == 1 ? bars.first?.scroll.unchangedOffsets : nil
  }
}
