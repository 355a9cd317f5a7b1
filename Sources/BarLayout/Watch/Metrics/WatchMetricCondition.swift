/// The watch a number is looked up for.
public struct WatchMetricContext: BarMetricContext {
  /// The size of the watch.
  public var watch: WatchCase
  /// Major version of watchOS.
  public var system: Int
  /// Whether Bold Text is on.
  public var isBold: Bool

  /// Makes a context.
  public init(watch: WatchCase, system: Int, isBold: Bool = false) {
    self.watch = watch
    self.system = system
    self.isBold = isBold
  }
}

/// When a number of the watch holds: every part that is stated has to fit.
public struct WatchMetricCondition: BarMetricCondition {
  /// The major versions it holds for.
  public var systems = VersionRange.all
  var watches: Set<WatchCase> = Set(WatchCase.allCases)
  var isBold: Bool?

  /// Always.
  public static let always = WatchMetricCondition()
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
  public func holds(for context: WatchMetricContext) -> Bool {
    systems.contains(context.system) && watches.contains(context.watch)
      && isBold ?? context.isBold == context.isBold
  }
}

extension WatchMetricCondition {
  /// The condition in words: `watchOS 5–9, watch-40, watch-44`.
  public var description: String {
    var parts: [String] = []
    if let versions = systems.words("watchOS") { parts.append(versions) }
    if watches.count < WatchCase.allCases.count {
      parts += WatchCase.allCases.filter(watches.contains).map(\.rawValue)
    }
    if isBold != nil { parts.append("Bold Text") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
