/// The bar a number is looked up for.
package struct MetricContext: BarMetricContext {
  /// Major version of iOS or iPadOS.
  package var system: Int
  /// Whether it is the first release of its version, where that differs from later ones.
  package var isFirstRelease = false
  /// The kind of machine.
  package var idiom: Device.Idiom
  /// Whether the bar has the compact height of a phone held sideways.
  package var isCompact: Bool
  /// Whether the bar stands in a sheet or a popover.
  package var isSheet: Bool
  /// Whether a Dynamic Island is cut out of the display above the bar.
  package var hasDynamicIsland: Bool
  /// Safe area above the bar, in points.
  package var topInset: Double
  /// Safe area at the bar's sides, in points.
  package var sideInset: Double
  /// Width of the bar, in points.
  package var width: Double
  /// Whether the horizontal size class is regular.
  package var isRegularWidth: Bool
  /// The size of text the user reads at.
  package var contentSize: BarContentSizeCategory
  /// Whether the bar is that of a split view's sidebar, whose rows are a sidebar's if there are any.
  package var isSidebar = false
  /// Whether the bar's buttons stand upright at the screen's edge.
  package var isVertical = false
  /// Whether the status bar stands in a strip at the screen's edge.
  package var hasStatusStrip = false
  /// Whether SwiftUI made the bar's buttons.
  package var isSwiftUI = false

  /// Makes a context.
  package init(
    system: Int, idiom: Device.Idiom, isCompact: Bool = false, isSheet: Bool = false,
    hasDynamicIsland: Bool = false, topInset: Double = 0, sideInset: Double = 0, width: Double,
    isRegularWidth: Bool = false, contentSize: BarContentSizeCategory = .large
  ) {
    self.system = system
    self.idiom = idiom
    self.isCompact = isCompact
    self.isSheet = isSheet
    self.hasDynamicIsland = hasDynamicIsland
    self.topInset = topInset
    self.sideInset = sideInset
    self.width = width
    self.isRegularWidth = isRegularWidth
    self.contentSize = contentSize
  }
}

/// When a number holds: every part that is stated has to fit.
package struct MetricCondition: BarMetricCondition {
  /// The major versions it holds for.
  package var systems = VersionRange.all
  var isFirstRelease: Bool?
  var idiom: Device.Idiom?
  var isCompact: Bool?
  var isSheet: Bool?
  var isRegularWidth: Bool?
  var topInset: ClosedRange<Double>?
  var hasSideInset: Bool?
  var hasDynamicIsland: Bool?
  var minimumWidth: Double?
  var maximumWidth: Double?
  var isSidebar: Bool?
  var contentSizes: ClosedRange<BarContentSizeCategory>?
  var isVertical: Bool?
  var hasStatusStrip: Bool?
  var isSwiftUI: Bool?

  /// Always.
  package static let always = MetricCondition()

  /// From one major version to another, both included.
  static func iOS(_ systems: ClosedRange<Int>) -> MetricCondition {
    var condition = always
    condition.systems = VersionRange(systems)
    return condition
  }

  /// From a major version on.
  static func iOS(_ systems: PartialRangeFrom<Int>) -> MetricCondition {
    var condition = always
    condition.systems = VersionRange(systems)
    return condition
  }

  /// Only in the first release of a version, such as 26.0.
  func firstRelease() -> MetricCondition { changed { $0.isFirstRelease = true } }
  func on(_ idiom: Device.Idiom) -> MetricCondition { changed { $0.idiom = idiom } }
  func compact(_ value: Bool = true) -> MetricCondition { changed { $0.isCompact = value } }
  func inSheet(_ value: Bool = true) -> MetricCondition { changed { $0.isSheet = value } }
  func regularWidth() -> MetricCondition { changed { $0.isRegularWidth = true } }
  func topInset(_ range: ClosedRange<Double>) -> MetricCondition {
    changed { $0.topInset = range }
  }
  func sideInset(_ value: Bool) -> MetricCondition { changed { $0.hasSideInset = value } }
  func dynamicIsland() -> MetricCondition { changed { $0.hasDynamicIsland = true } }
  func vertical() -> MetricCondition { changed { $0.isVertical = true } }
  func statusStrip() -> MetricCondition { changed { $0.hasStatusStrip = true } }
  func width(from width: Double) -> MetricCondition { changed { $0.minimumWidth = width } }
  func width(to width: Double) -> MetricCondition { changed { $0.maximumWidth = width } }
  func swiftUI() -> MetricCondition { changed { $0.isSwiftUI = true } }
  func sidebar() -> MetricCondition { changed { $0.isSidebar = true } }
  func text(_ sizes: ClosedRange<BarContentSizeCategory>) -> MetricCondition {
    changed { $0.contentSizes = sizes }
  }
  func text(_ size: BarContentSizeCategory) -> MetricCondition { text(size...size) }

  private func changed(_ change: (inout MetricCondition) -> Void) -> MetricCondition {
    var condition = self
    change(&condition)
    return condition
  }

  /// Whether the condition holds for a bar.
  package func holds(for context: MetricContext) -> Bool {
    guard systems.contains(context.system) else { return false }
    if let isFirstRelease, isFirstRelease != context.isFirstRelease { return false }
    if let idiom, idiom != context.idiom { return false }
    if let isCompact, isCompact != context.isCompact { return false }
    if let isSheet, isSheet != context.isSheet { return false }
    if let isRegularWidth, isRegularWidth != context.isRegularWidth { return false }
    if let hasDynamicIsland, hasDynamicIsland != context.hasDynamicIsland { return false }
    if let isSwiftUI, isSwiftUI != context.isSwiftUI { return false }
    if let isVertical, isVertical != context.isVertical { return false }
    if let hasStatusStrip, hasStatusStrip != context.hasStatusStrip { return false }
    if let hasSideInset, hasSideInset != (context.sideInset > 0) { return false }
    if let isSidebar, isSidebar != context.isSidebar { return false }
    return hasRoom(for: context)
  }

  /// Whether its widths, insets and sizes of text are those of a bar.
  func hasRoom(for context: MetricContext) -> Bool {
    if let minimumWidth, context.width < minimumWidth { return false }
    if let maximumWidth, context.width > maximumWidth { return false }
    if let topInset, !topInset.contains(context.topInset) { return false }
    if let contentSizes, !contentSizes.contains(context.contentSize) { return false }
    return true
  }
}

extension MetricCondition {
  /// The condition in words: `iOS 13–18, phone, in a sheet`.
  package var description: String {
    var parts: [String] = []
    if let versions = systems.words("iOS") { parts.append(versions) }
    if isFirstRelease != nil { parts.append("first release") }
    if let idiom { parts.append(idiom.rawValue) }
    if let isCompact { parts.append(isCompact ? "compact height" : "regular height") }
    if let isSheet { parts.append(isSheet ? "in a sheet" : "not in a sheet") }
    if isRegularWidth != nil { parts.append("regular width") }
    if hasDynamicIsland != nil { parts.append("Dynamic Island") }
    if let hasSideInset {
      parts.append(hasSideInset ? "safe area at the sides" : "no safe area at the sides")
    }
    if isVertical != nil { parts.append("vertical") }
    if hasStatusStrip != nil { parts.append("status bar in a strip") }
    if isSwiftUI != nil { parts.append("SwiftUI") }
    if let minimumWidth { parts.append("from \(Int(minimumWidth)) wide") }
    if let maximumWidth { parts.append("up to \(Int(maximumWidth)) wide") }
    if let isSidebar { parts.append(isSidebar ? "in a sidebar" : "not in a sidebar") }
    if let topInset {
      parts.append("top inset \(Int(topInset.lowerBound))–\(Int(topInset.upperBound))")
    }
    if let contentSizes {
      let (first, last) = (contentSizes.lowerBound, contentSizes.upperBound)
      parts.append(first == last ? "text \(first)" : "text \(first) to \(last)")
    }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
