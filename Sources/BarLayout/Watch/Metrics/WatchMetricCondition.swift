/// The watch a number is looked up for.
package struct WatchMetricContext: BarMetricContext {
  /// The size of the watch.
  package var watch: WatchCase
  /// Major version of watchOS.
  package var system: Int
  /// Whether Bold Text is on.
  package var isBold: Bool

  /// Makes a context; a size that ran no version of the system's layout has the numbers of the
  /// nearest one that did.
  package init(watch: WatchCase, system: Int, isBold: Bool = false) {
    self.watch = watch.standIn(forDiscs: system >= Self.firstSystemOfDiscs)
    self.system = system
    self.isBold = isBold
  }

  /// The version whose bars have discs in place of one line of text.
  private static let firstSystemOfDiscs = 10
}

/// When a number of the watch holds: every part that is stated has to fit.
package struct WatchMetricCondition: BarMetricCondition {
  /// The major versions it holds for.
  package var systems = VersionRange.all
  var watches: Set<WatchCase> = Set(WatchCase.allCases)
  var isBold: Bool?

  /// Always.
  package static let always = WatchMetricCondition()
  /// The layout of one line of text.
  static let oneLine = watchOS(1...9)
  /// The layout of discs.
  static let discs = watchOS(10...)

  /// From one major version to another, both included.
  static func watchOS(_ systems: ClosedRange<Int>) -> WatchMetricCondition {
    WatchMetricCondition(systems: VersionRange(systems))
  }

  /// From a major version on.
  static func watchOS(_ systems: PartialRangeFrom<Int>) -> WatchMetricCondition {
    WatchMetricCondition(systems: VersionRange(systems))
  }

  func on(_ watches: WatchCase...) -> WatchMetricCondition {
    var condition = self
    condition.watches = Set(watches)
    return condition
  }

  func bold() -> WatchMetricCondition {
    var condition = self
    condition.isBold = true
    return condition
  }

  /// Whether the condition holds for a watch.
  package func holds(for context: WatchMetricContext) -> Bool {
    systems.contains(context.system) && watches.contains(context.watch)
      && isBold ?? context.isBold == context.isBold
  }
}

extension WatchMetricCondition {
  /// The condition in words: `watchOS 5–9, watch-40, watch-44`.
  package var description: String {
    var parts: [String] = []
    if let versions = systems.words("watchOS") { parts.append(versions) }
    if watches.count < WatchCase.allCases.count {
      parts += WatchCase.allCases.filter(watches.contains).map(\.rawValue)
    }
    if isBold != nil { parts.append("Bold Text") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
