internal import AppReading
internal import BarLayout

/// Where a screen's bar shows everything: nothing of it is folded away or ends in an ellipsis.
struct ScreenFit: Sendable {
  /// The screen's name.
  var screen: String
  /// The narrowest device on which everything shows in every language, by size of text; nil for
  /// none of those that were tried.
  var devices: [(size: String, device: String?)]
  /// Languages in which something is folded or cut somewhere.
  var locales: [String]

  /// Rules that mean that something does not show.
  private static let rules: Set<Finding.Rule> = [
    .emptyTitle, .cutTitle, .cutButton, .foldedButton, .cutPlaceholder,
  ]

  /// Screens that do not show everything everywhere, by name.
  static func all(_ findings: [Finding], over matrix: AuditMatrix) -> [ScreenFit] {
    let lacking = Dictionary(
      grouping: findings.filter { $0.doubt == nil && rules.contains($0.rule) }, by: \.screen)
    let devices = matrix.devices.sorted {
      ($0.size.width, $0.size.height, $0.id) < ($1.size.width, $1.size.height, $1.id)
    }
    return lacking.keys.sorted().map { screen in
      let own = lacking[screen] ?? []
      let failing = Set(
        own.flatMap(\.settings).map { $0.split(separator: " ").prefix(2).joined(separator: " ") })
      return ScreenFit(
        screen: screen,
        devices: matrix.sizes.map { size in
          // What fits a device fits every wider one.
          let last = devices.lastIndex { failing.contains("\($0.id) \(size.rawValue)") }
          let next = last.map { $0 + 1 } ?? 0
          return (size.rawValue, next < devices.count ? devices[next].id : nil)
        }, locales: Set(own.flatMap(\.locales)).sorted())
    }
  }

  /// It in a sentence.
  var text: String {
    let places = devices.map { place in
      "at \(place.size) " + (place.device.map { "from \($0) on" } ?? "on no device")
    }
    return "\(visible(screen)) shows everything \(places.joined(separator: ", ")); "
      + "cut or folded in \(locales.joined(separator: ", "))"
  }
}
