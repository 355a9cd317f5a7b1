/// The bar of another platform that a number is looked up for.
package struct PlatformMetricContext: BarMetricContext {
  /// The platform.
  package var platform: SystemVersion.Platform
  /// Its major version.
  package var system: Int
  /// Whether a Mac's window has a toolbar.
  package var hasToolbar: Bool
}

extension PlatformMetricContext {
  /// The bar of a system.
  init(_ system: SystemVersion, hasToolbar: Bool) {
    self.init(platform: system.platform, system: system.major, hasToolbar: hasToolbar)
  }
}

/// When a number of another platform holds.
package struct PlatformMetricCondition: BarMetricCondition {
  /// The platform; nil for all three.
  var platform: SystemVersion.Platform?
  /// The major versions it holds for.
  package var systems = VersionRange.all
  /// Whether a Mac's window has a toolbar; nil for either.
  var hasToolbar: Bool?

  /// Always.
  package static let always = PlatformMetricCondition()

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
  package func holds(for context: PlatformMetricContext) -> Bool {
    platform ?? context.platform == context.platform && systems.contains(context.system)
      && hasToolbar ?? context.hasToolbar == context.hasToolbar
  }
}

extension PlatformMetricCondition {
  /// The condition in words: `macOS 26, with a toolbar`.
  package var description: String {
    var parts: [String] = []
    if let platform {
      parts.append(systems.words(platform.name) ?? platform.name)
    }
    if let hasToolbar { parts.append(hasToolbar ? "with a toolbar" : "without a toolbar") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
