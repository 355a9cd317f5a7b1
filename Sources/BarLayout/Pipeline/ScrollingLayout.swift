/// A scene laid out at one content offset after another, as a drag or an animation asks for it.
///
/// A layout is kept as long as an offset changes nothing in it but offsets: while the title is inline,
/// beyond a large title, and where the bar's background has come. The answer is always that of
/// `LaidOutScene(layingOut:measuring:)` with the scene at that offset.
public struct ScrollingLayout<Measurer: TextMeasuring> {
  private var scene: BarScene
  private let measurer: Measurer
  /// The last layout that was worked out.
  private var kept: LaidOutScene?
  /// Offsets at which that one holds; nil for its own alone.
  private var range: ClosedRange<Double>?

  /// Prepares a scene, whose own content offset is not looked at.
  ///
  /// - Parameter measurer: says how wide texts are.
  public init(of scene: BarScene, measuring measurer: Measurer) {
    self.scene = scene
    self.measurer = measurer
  }

  /// Lays the scene out with its content scrolled up by some points from rest; negative where it is
  /// pulled down.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible, as an offset that is not a
  ///   finite number.
  public mutating func layout(at offset: Double) throws(SceneError) -> LaidOutScene {
    if let range, range.contains(offset), kept != nil {
      kept?.bars[0].scroll.move(to: offset)
      if let kept { return kept }
    }
    scene.contentOffset = offset
    let laidOut = try LaidOutScene(layingOut: scene, measuring: measurer)
    kept = laidOut
    range = scene.scrollsOneBar ? laidOut.unchangedOffsets : nil
    return laidOut
  }
}

extension ScrollingLayout where Measurer == AdvanceTable {
  /// Prepares a scene for San Francisco's widths, which are built in: no font is read.
  public init(of scene: BarScene) {
    self.init(of: scene, measuring: .sanFrancisco)
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
