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
  @inline(__always)
  mutating func set(_ place: UInt32, _ value: Bool?) {
    guard let value else { return }
    asked |= 1 << place
    if value { answers |= 1 << place }
  }

  /// Whether nothing is known or asked.
  var isNone: Bool { asked == 0 }
}

extension MetricContext {
  package var features: MetricFeatures {
    MetricFeatures(
      idiom: idiom, isFirstRelease: isFirstRelease, isCompact: isCompact, isSheet: isSheet,
      isRegularWidth: isRegularWidth, hasDynamicIsland: hasDynamicIsland, isSidebar: isSidebar,
      isVertical: isVertical, hasStatusStrip: hasStatusStrip, isSwiftUI: isSwiftUI,
      hasSideInset: sideInset > 0, hasUsualText: contentSize == .large,
      widthExceeds: { width > $0 }, topInsetExceeds: { topInset > $0 })
  }
}

extension MetricCondition {
  package var features: MetricFeatures {
    MetricFeatures(
      idiom: idiom, isFirstRelease: isFirstRelease, isCompact: isCompact, isSheet: isSheet,
      isRegularWidth: isRegularWidth, hasDynamicIsland: hasDynamicIsland, isSidebar: isSidebar,
      isVertical: isVertical, hasStatusStrip: hasStatusStrip, isSwiftUI: isSwiftUI,
      hasSideInset: hasSideInset,
      hasUsualText: contentSizes.flatMap { $0.contains(.large) ? nil : false },
      widthExceeds: { Self.exceeds($0, minimumWidth, maximumWidth) },
      topInsetExceeds: { Self.exceeds($0, topInset?.lowerBound, topInset?.upperBound) })
  }

  /// Whether numbers between two bounds are all above a limit, or none is; nil where some are.
  private static func exceeds(_ limit: Double, _ lowest: Double?, _ highest: Double?) -> Bool? {
    if let lowest, lowest > limit { return true }
    if let highest, highest <= limit { return false }
    return nil
  }

  package var isToldByFeatures: Bool {
    minimumWidth == nil && maximumWidth == nil && topInset == nil && contentSizes == nil
      && hasIdiomOfFeatures
  }

  /// Whether features tell the kind of machine it asks for.
  private var hasIdiomOfFeatures: Bool { idiom == nil || idiom == .phone || idiom == .pad }

  @inline(never)
  package func holdsBesides(for context: MetricContext) -> Bool {
    hasIdiomOfFeatures ? hasRoom(for: context) : holds(for: context)
  }
}

extension MetricFeatures {
  /// The features of a bar of phones and pads; nil for what is not asked.
  @inline(__always)
  fileprivate init(
    idiom: Device.Idiom?, isFirstRelease: Bool?, isCompact: Bool?, isSheet: Bool?,
    isRegularWidth: Bool?, hasDynamicIsland: Bool?, isSidebar: Bool?, isVertical: Bool?,
    hasStatusStrip: Bool?, isSwiftUI: Bool?, hasSideInset: Bool?, hasUsualText: Bool?,
    widthExceeds: (Double) -> Bool?, topInsetExceeds: (Double) -> Bool?
  ) {
    set(0, idiom.map { $0 == .phone })
    set(1, idiom.map { $0 == .pad })
    set(2, isFirstRelease)
    set(3, isCompact)
    set(4, isSheet)
    set(5, isRegularWidth)
    set(6, hasDynamicIsland)
    set(7, isSidebar)
    set(8, isVertical)
    set(9, hasStatusStrip)
    set(10, isSwiftUI)
    set(11, hasSideInset)
    set(12, hasUsualText)
    set(13, widthExceeds(380))
    set(14, widthExceeds(410))
    set(15, topInsetExceeds(30))
    set(16, topInsetExceeds(50))
  }
}
