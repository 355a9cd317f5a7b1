internal import BarLayout

/// The systems whose SDKs have what a key stands for.
///
/// `KeyAvailability` says where a key does something; this one says where an app with it could be
/// built, as the symbol's page in Apple's documentation has it.
struct SymbolAvailability: Sendable {
  /// The symbol, as its page spells it: `NavigationStack`.
  var name: String
  /// The first version on each platform; nil for a platform without it.
  private var first: [SystemVersion.Platform: Int]
  /// The first version on which it is deprecated, on each platform.
  private var deprecated: [SystemVersion.Platform: Int] = [:]
  /// What to use in its place, once it is deprecated.
  private var instead = ""

  /// A symbol of SwiftUI or UIKit.
  ///
  /// - Parameters:
  ///   - iOS: the first version of iOS and iPadOS.
  ///   - mac: that of macOS, and so on; nil for none.
  init(
    _ name: String, iOS: Int?, mac: Int? = nil, tv: Int? = nil, watch: Int? = nil,
    vision: Int? = nil
  ) {
    self.name = name
    first = [:]
    first[.iOS] = iOS
    first[.iPadOS] = iOS
    first[.macOS] = mac
    first[.tvOS] = tv
    first[.watchOS] = watch
    first[.visionOS] = vision
  }

  /// The same symbol, deprecated from versions on.
  func deprecated(
    iOS: Int, mac: Int, tv: Int, watch: Int, vision: Int, instead: String
  ) -> SymbolAvailability {
    var result = self
    result.deprecated = [
      .iOS: iOS, .iPadOS: iOS, .macOS: mac, .tvOS: tv, .watchOS: watch, .visionOS: vision,
    ]
    result.instead = instead
    return result
  }

  /// What is said of the symbol on a system; nil where it is to be had and not deprecated.
  func objection(to key: String, on system: SystemVersion) -> String? {
    guard let version = first[system.platform] else {
      return "\(quoted(key)) is not available in \(system.platform.name) (\(name): \(words))"
    }
    if !system.isAtLeast(version, 0) {
      return "\(quoted(key)) is available since \(system.platform.name) \(version) "
        + "(found \(system.identifier); \(name): \(words))"
    }
    guard let version = deprecated[system.platform], system.isAtLeast(version, 0) else {
      return nil
    }
    return "\(quoted(key)) is deprecated since \(system.platform.name) \(version) "
      + "(\(name); \(instead))"
  }

  /// Where it is to be had: `iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1`.
  var words: String {
    let platforms: [SystemVersion.Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
    return platforms.compactMap { platform in
      first[platform].map { "\(platform.name) \($0)" }
    }.joined(separator: ", ")
  }
}

extension SymbolAvailability {
  /// A symbol of SwiftUI in the years when all platforms got it together.
  ///
  /// - Parameter year: the version of iOS; those of the others follow from it.
  static func swiftUI(_ name: String, _ year: Int) -> SymbolAvailability {
    guard year < 26 else {
      return SymbolAvailability(name, iOS: year, mac: year, tv: year, watch: year, vision: year)
    }
    return SymbolAvailability(
      name, iOS: year, mac: year - 3, tv: year, watch: year - 7, vision: max(year - 16, 1))
  }
}
