/// The screen that a number of a mockup is looked up for.
package struct MockupMetricContext: BarMetricContext {
  /// Major version of iOS, iPadOS or watchOS; for other platforms that of their UIKit.
  package var system: Int
  /// The kind of machine.
  package var idiom: Device.Idiom
  /// Whether a phone is held sideways.
  package var isCompact = false
  /// Width of the bar, in points.
  package var width: Double
}

extension MockupMetricContext {
  /// The screen of a phone's or pad's bar.
  init(_ bar: MetricContext) {
    self.init(system: bar.system, idiom: bar.idiom, isCompact: bar.isCompact, width: bar.width)
  }
}

/// When a number of a mockup holds: every part that is stated has to fit.
package struct MockupMetricCondition: BarMetricCondition {
  /// The major versions it holds for.
  package var systems = VersionRange.all
  /// Whether those are versions of watchOS; nil for any platform.
  var isWatch: Bool?
  var idiom: Device.Idiom?
  var isCompact: Bool?
  var maximumWidth: Double?

  /// Always.
  package static let always = MockupMetricCondition()

  /// From a major version of iOS on.
  static func iOS(_ systems: PartialRangeFrom<Int>) -> MockupMetricCondition {
    MockupMetricCondition(systems: VersionRange(systems), isWatch: false)
  }

  /// From a major version of watchOS on.
  static func watchOS(_ systems: PartialRangeFrom<Int>) -> MockupMetricCondition {
    MockupMetricCondition(systems: VersionRange(systems), isWatch: true)
  }

  static func on(_ idiom: Device.Idiom) -> MockupMetricCondition {
    MockupMetricCondition(idiom: idiom)
  }

  func compact() -> MockupMetricCondition {
    var condition = self
    condition.isCompact = true
    return condition
  }

  func width(to width: Double) -> MockupMetricCondition {
    var condition = self
    condition.maximumWidth = width
    return condition
  }

  /// Whether the condition holds for a screen.
  package func holds(for context: MockupMetricContext) -> Bool {
    systems.contains(context.system)
      && isWatch ?? (context.idiom == .watch) == (context.idiom == .watch)
      && idiom ?? context.idiom == context.idiom
      && isCompact ?? context.isCompact == context.isCompact
      && context.width <= maximumWidth ?? context.width
  }
}

extension MockupMetricCondition {
  /// The condition in words: `iOS 26 and later`, `phone, compact height`.
  package var description: String {
    var parts: [String] = []
    if let versions = systems.words(isWatch == true ? "watchOS" : "iOS") { parts.append(versions) }
    if let idiom { parts.append(idiom.rawValue) }
    if isCompact != nil { parts.append("compact height") }
    if let maximumWidth { parts.append("up to \(Int(maximumWidth)) wide") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
