/// A size of watch: what its bar's numbers depend on.
package enum WatchCase: String, CaseIterable, Hashable, Sendable {
  case mm38 = "watch-38"
  case mm42Old = "watch-42-old"
  case mm40 = "watch-40"
  case mm44 = "watch-44"
  case mm41 = "watch-41"
  case mm45 = "watch-45"
  case mm42 = "watch-42"
  case mm46 = "watch-46"
  case mm49 = "watch-49"
  case mm49Ultra3 = "watch-49-ultra-3"

  /// The case whose screen is nearest to an extent in points: a watch that a scene states is laid
  /// out as the real one it is most like.
  package init(nearest size: BarSize) {
    var best = (case: WatchCase.mm45, distance: Double.infinity)
    for candidate in WatchCase.allCases {
      let screen = candidate.screen
      let distance = abs(screen.width - size.width) + abs(screen.height - size.height)
      if distance < best.distance { best = (candidate, distance) }
    }
    self = best.case
  }

  /// Extent of the screen, in points.
  package var screen: BarSize {
    switch self {
    case .mm38: BarSize(width: 136, height: 170)
    case .mm42Old: BarSize(width: 156, height: 195)
    case .mm40: BarSize(width: 162, height: 197)
    case .mm44: BarSize(width: 184, height: 224)
    case .mm41: BarSize(width: 176, height: 215)
    case .mm45: BarSize(width: 198, height: 242)
    case .mm42: BarSize(width: 187, height: 223)
    case .mm46: BarSize(width: 208, height: 248)
    case .mm49: BarSize(width: 205, height: 251)
    case .mm49Ultra3: BarSize(width: 211, height: 257)
    }
  }

  /// The size whose bar stands for this one's where no watch of this size ran such a layout.
  ///
  /// Discs came with watchOS 10, which the first two sizes never ran, and 46 mm with watchOS 11. Of
  /// what came before, 46 mm has the bar of 49 mm, whose corners are as round; that of 45 mm would
  /// put letters into them.
  ///
  /// Source: our choice, the nearest screen; see the deviations.
  func standIn(forDiscs hasDiscs: Bool) -> WatchCase {
    switch self {
    case .mm38, .mm42Old: hasDiscs ? .mm40 : self
    case .mm46: hasDiscs ? self : .mm49
    default: self
    }
  }

  /// The major versions of watchOS that watches of this size have run.
  ///
  /// Source: documented — Apple's lists of compatible models.
  package var systems: VersionRange {
    switch self {
    case .mm38, .mm42Old: VersionRange(1...8)
    case .mm40, .mm44: VersionRange(5...)
    case .mm41, .mm45: VersionRange(8...)
    case .mm49: VersionRange(9...)
    case .mm42, .mm46: VersionRange(11...)
    case .mm49Ultra3: VersionRange(26...)
    }
  }
}
