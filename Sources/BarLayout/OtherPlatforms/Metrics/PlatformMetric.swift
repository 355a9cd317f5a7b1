/// The name of a number of the bars of macOS, tvOS and visionOS.
///
/// Lengths are points unless the name says otherwise.
public enum PlatformMetric: Int, CaseIterable, Hashable, Sendable {
  case barTop, barHeight, margin, titleGap, titleIsLeading
  case titleFontSize, titleIsBold, titleIsSemibold, titleDrop
  case subtitledTitleFontSize, subtitledTitleIsBold, subtitleFontSize, titleRise, subtitleDrop
  case hasBackButton, itemExtent, itemMinimumWidth, itemPadding, imagePadding, imageRise
  case itemGap, itemFontSize, itemHasFill
  case indicatorWidth, indicatorHeight, indicatorStroke
  case windowButtonCount, windowButtonDiameter, windowButtonPitch, windowButtonX
  case windowItemGap, windowTitleGap, windowRadius
  case proxyIconExtent, proxyIconGap, hasHairline
  case sidebarWidth, contentColumnWidth, detailMinimum
  case sidebarInset, sidebarRadius, sidebarMargin, sidebarItemsLead, toggleStandsInDetail
  case columnItemX, columnTitleX
  case hasSearchField, searchFieldWidth, searchFieldHeight, searchFieldMargin, searchFieldGap
  case searchFieldRadius, searchIconSize, searchIconInset, searchTextInset, searchTextDrop
  case ascentEm, lineHeightEm, capHeightEm

  /// Place in the tables.
  var index: Int { rawValue }
}

/// When a number of another platform holds.
public struct PlatformMetricCondition: Hashable, Sendable {
  /// The platform; nil for all three.
  var platform: SystemVersion.Platform?
  var systems = VersionRange.all
  /// Whether a Mac's window has a toolbar; nil for either.
  var hasToolbar: Bool?

  /// Always.
  static let always = PlatformMetricCondition()

  static func on(
    _ platform: SystemVersion.Platform, toolbar hasToolbar: Bool? = nil
  ) -> PlatformMetricCondition {
    PlatformMetricCondition(platform: platform, hasToolbar: hasToolbar)
  }

  static func on(
    _ platform: SystemVersion.Platform, _ systems: PartialRangeFrom<Int>,
    toolbar hasToolbar: Bool? = nil
  ) -> PlatformMetricCondition {
    PlatformMetricCondition(
      platform: platform, systems: VersionRange(systems), hasToolbar: hasToolbar)
  }

  static func on(
    _ platform: SystemVersion.Platform, _ systems: ClosedRange<Int>,
    toolbar hasToolbar: Bool? = nil
  ) -> PlatformMetricCondition {
    PlatformMetricCondition(
      platform: platform, systems: VersionRange(systems), hasToolbar: hasToolbar)
  }

  /// Whether the condition holds for a bar.
  public func holds(for system: SystemVersion, hasToolbar: Bool) -> Bool {
    platform ?? system.platform == system.platform && systems.contains(system.major)
      && self.hasToolbar ?? hasToolbar == hasToolbar
  }
}

extension PlatformMetricCondition: CustomStringConvertible {
  /// The condition in words: `macOS 26, with a toolbar`.
  public var description: String {
    var parts: [String] = []
    if let platform {
      parts.append(systems.words(platform.name) ?? platform.name)
    }
    if let hasToolbar { parts.append(hasToolbar ? "with a toolbar" : "without a toolbar") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}

/// A number of another platform's bar: its value, when it holds, and how it is known.
public struct PlatformMetricRow: Hashable, Sendable {
  /// What the number is.
  public var metric: PlatformMetric
  /// The number; lengths are points.
  public var value: Double
  /// When it holds.
  public var condition: PlatformMetricCondition
  /// How it is known.
  public var source: MetricSource

  init(
    _ metric: PlatformMetric, _ value: Double, _ condition: PlatformMetricCondition,
    _ source: MetricSource
  ) {
    self.metric = metric
    self.value = value
    self.condition = condition
    self.source = source
  }
}

/// The numbers of one bar, every exception decided.
public struct PlatformBarMetrics: Hashable, Sendable {
  private let system: SystemVersion
  private let hasToolbar: Bool
  private var values: [Double]

  /// Looks every number up; one for which no row holds is 0.
  public init(for system: SystemVersion, hasToolbar: Bool) {
    var values = [Double](repeating: 0, count: PlatformMetric.allCases.count)
    for row in PlatformMetricTable.rows
    where row.condition.holds(for: system, hasToolbar: hasToolbar) {
      values[row.metric.index] = row.value
    }
    self.values = values
    self.system = system
    self.hasToolbar = hasToolbar
  }

  /// The same numbers but for one.
  func with(_ metric: PlatformMetric, _ value: Double) -> PlatformBarMetrics {
    var changed = self
    changed.values[metric.index] = value
    return changed
  }

  /// The row a number comes from; nil when no row holds for the bar, and the number is 0.
  public func row(of metric: PlatformMetric) -> PlatformMetricRow? {
    PlatformMetricTable.rows.last {
      $0.metric == metric && $0.condition.holds(for: system, hasToolbar: hasToolbar)
    }
  }

  /// The number; lengths are points.
  public subscript(metric: PlatformMetric) -> Double { values[metric.index] }
}
