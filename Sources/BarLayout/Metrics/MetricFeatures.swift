/// What is so or not of a bar, a bit each, so that most rows that do not hold for it are passed over
/// by one comparison.
package struct MetricFeatures: Hashable, Sendable {
  /// The bits that are known of a bar, or that a row asks about.
  private(set) var asked: UInt32 = 0
  /// What those bits are.
  private(set) var answers: UInt32 = 0

  /// Says whether something is so; nil asks nothing.
  ///
  /// Each thing has a place of its own, below 32.
  mutating func set(_ place: UInt32, _ value: Bool?) {
    guard let value else { return }
    asked |= 1 << place
    if value { answers |= 1 << place }
  }

  /// Whether a bar of these features may be one that a row asks for.
  @inline(__always)
  func mayHold(of bar: MetricFeatures) -> Bool { bar.answers & asked == answers }
}

extension MetricContext {
  package var features: MetricFeatures {
    MetricFeatures(
      idiom: idiom,
      isFirstRelease, isCompact, isSheet, isRegularWidth, hasDynamicIsland, isSidebar, isVertical,
      hasStatusStrip, isSwiftUI, sideInset > 0)
  }
}

extension MetricCondition {
  package var features: MetricFeatures {
    MetricFeatures(
      idiom: idiom,
      isFirstRelease, isCompact, isSheet, isRegularWidth, hasDynamicIsland, isSidebar, isVertical,
      hasStatusStrip, isSwiftUI, hasSideInset)
  }
}

extension MetricFeatures {
  /// The features of a bar of phones and pads, in their order.
  fileprivate init(idiom: Device.Idiom?, _ facts: Bool?...) {
    var place: UInt32 = 0
    for fact in facts {
      set(place, fact)
      place += 1
    }
    set(place, idiom.map { $0 == .phone })
    set(place + 1, idiom.map { $0 == .pad })
  }
}
