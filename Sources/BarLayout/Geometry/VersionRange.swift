/// Major versions of a system, from one on: to a last one, or without an end.
///
/// A range without an end holds for every later version until another row says otherwise.
package struct VersionRange: Hashable, Sendable {
  /// The first version.
  package var first: Int
  /// The last version; nil where none is known yet.
  package var last: Int?

  /// Every version.
  package static let all = VersionRange(0...)

  /// From one version to another, both included.
  package init(_ versions: ClosedRange<Int>) {
    first = versions.lowerBound
    last = versions.upperBound
  }

  /// From a version on.
  package init(_ versions: PartialRangeFrom<Int>) {
    first = versions.lowerBound
  }

  /// Whether a version is one of them.
  package func contains(_ version: Int) -> Bool {
    guard version >= first else { return false }
    guard let last else { return true }
    return version <= last
  }

  /// The range in words, `iOS 13–18`; nil where it is every version.
  func words(_ system: String) -> String? {
    guard self != .all else { return nil }
    guard let last else { return "\(system) \(first) and later" }
    return first == last ? "\(system) \(first)" : "\(system) \(first)–\(last)"
  }
}
